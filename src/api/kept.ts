interface Kept<Value> {
  /** Whose it is; null was kept while nobody was signed in. */
  readonly owner: string | null
  readonly value: Value
}

const prefix = 'kept:'

/** Keeps something for this tab, over reloads and a trip to the login page; undefined takes it away. */
export const keep = <Value>(place: string, owner: string | null, value: Value | undefined) => {
  if (value === undefined) sessionStorage.removeItem(prefix + place)
  else sessionStorage.setItem(prefix + place, JSON.stringify({ owner, value } satisfies Kept<Value>))
}

/** What is kept at a place, unless it is somebody else's: then it is dropped. */
export const kept = <Value>(place: string, reader: string | null): Value | undefined => {
  const found = read<Value>(prefix + place)
  if (!found) return undefined
  if (found.owner === null || found.owner === reader) return found.value
  keep(place, reader, undefined)
  return undefined
}

/** Drops whatever is kept of anybody else than this reader. */
export const forgetOthers = (reader: string | null) => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) kept(key.slice(prefix.length), reader)
}

const read = <Value>(key: string): Kept<Value> | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
