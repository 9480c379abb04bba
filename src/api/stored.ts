interface StoredValue<Value> {
  /** Whose it is; null was kept while nobody was signed in. */
  readonly owner: string | null
  readonly value: Value
}

const prefix = 'kept:'

/** Keeps something for this tab, over reloads and a trip to the login page; undefined takes it away. */
export const store = <Value>(key: string, owner: string | null, value: Value | undefined) => {
  if (value === undefined) sessionStorage.removeItem(prefix + key)
  else sessionStorage.setItem(prefix + key, JSON.stringify({ owner, value } satisfies StoredValue<Value>))
}

/** What is kept at a place, unless it is somebody else's: then it is dropped. */
export const readStored = <Value>(key: string, reader: string | null): Value | undefined => {
  const found = read<Value>(prefix + key)
  if (!found) return undefined
  if (found.owner === null || found.owner === reader) return found.value
  store(key, reader, undefined)
  return undefined
}

/** Drops whatever is kept of anybody else than this reader. */
export const forgetOthers = (reader: string | null) => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) readStored(key.slice(prefix.length), reader)
}

const read = <Value>(key: string): StoredValue<Value> | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
