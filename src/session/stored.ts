interface StoredValue<Value> {
  /** Email of the owner; null if the value was stored while nobody was signed in. */
  readonly owner: string | null
  readonly value: Value
}

const prefix = 'kept:'

/** Result of a storage operation; undefined if session storage is full or the browser forbids it. */
const attempt = <Result>(operate: () => Result): Result | undefined => {
  try {
    return operate()
  } catch {
    return undefined
  }
}

/**
 * Stores a value in this tab's session storage, so that it survives reloads and signing in; undefined removes it. A value
 * that cannot be stored leaves the previous one, which is better than nothing after a reload.
 */
export const store = <Value>(key: string, owner: string | null, value: Value | undefined) =>
  attempt(() => {
    if (value === undefined) sessionStorage.removeItem(prefix + key)
    else sessionStorage.setItem(prefix + key, JSON.stringify({ owner, value } satisfies StoredValue<Value>))
  })

/** Reads a stored value. If it belongs to somebody else, it is removed and undefined is returned. */
export const readStored = <Value>(key: string, reader: string | null): Value | undefined => {
  const found = read<Value>(prefix + key)
  if (!found) return undefined
  if (found.owner === null || found.owner === reader) return found.value
  store(key, reader, undefined)
  return undefined
}

/** Removes everything that belongs to anybody but this reader. */
export const forgetOthers = (reader: string | null) => {
  for (const key of attempt(() => Object.keys(sessionStorage)) ?? [])
    if (key.startsWith(prefix)) readStored(key.slice(prefix.length), reader)
}

const read = <Value>(key: string): StoredValue<Value> | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined)
