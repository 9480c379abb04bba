const prefix = 'kept:'

/**
 * Storage key of a value. Each person has their own, so that a value of somebody whose session has expired stays until
 * they sign in again. Values that were stored while nobody was signed in have no owner.
 */
const keyOf = (key: string, owner: string | null) => `${prefix}${key}${owner === null ? '' : ` ${owner}`}`

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
 * that cannot be stored leaves the previous one, which is better than nothing after a reload. The value of a member
 * replaces the one from before signing in.
 */
export const store = <Value>(key: string, owner: string | null, value: Value | undefined) => {
  storePending()
  attempt(() => {
    if (value === undefined) sessionStorage.removeItem(keyOf(key, owner))
    else sessionStorage.setItem(keyOf(key, owner), JSON.stringify(value))
    if (owner !== null) sessionStorage.removeItem(keyOf(key, null))
  })
}

/** How long `storeSoon` waits for more changes of what is being typed. */
const pauseMs = 300
let timer: ReturnType<typeof setTimeout> | undefined
const pending = new Map<string, () => void>()

/** Stores everything that waits for its pause. */
export const storePending = () => {
  clearTimeout(timer)
  timer = undefined
  const writes = [...pending.values()]
  pending.clear()
  for (const write of writes) write()
}
// The last events that a page receives for certain. Unit tests have no page.
for (const name of ['pagehide', 'visibilitychange']) globalThis.addEventListener?.(name, storePending)

/**
 * Stores what is being typed, at most once in a pause. It is stored before this page reads any value, and before the page
 * is hidden or left, so that nobody notices. What is empty is removed at once.
 */
export const storeSoon: typeof store = (key, owner, value) => {
  pending.set(keyOf(key, owner), () => store(key, owner, value))
  if (value === undefined) storePending()
  else timer ??= setTimeout(storePending, pauseMs)
}

/** Whether a stored value is one of ours. Another version of the page may have stored it, or anything else. */
type Check<Value> = (value: unknown) => value is Value

/**
 * Reads a stored value: the one from before signing in, because it is the newer one, else the reader's own. Values of
 * other members are removed when a member reads, and hidden from an anonymous reader. An invalid value counts as none.
 */
export const readStored = <Value>(key: string, reader: string | null, isValid: Check<Value>): Value | undefined => {
  if (reader !== null) forgetOthers(reader, key)
  return read(keyOf(key, null), isValid) ?? (reader === null ? undefined : read(keyOf(key, reader), isValid))
}

/** Like `readStored`, but not in popups, which start with a copy of their opener's session storage. */
export const readDraft: typeof readStored = (key, reader, isValid) =>
  window.opener ? undefined : readStored(key, reader, isValid)

/** Anybody's value. Use it to reserve space until the reader is known, and do not show it. */
export const peekStored = <Value>(key: string, isValid: Check<Value>): Value | undefined => {
  const name = names().find((each) => each === prefix + key || each.startsWith(`${prefix}${key} `))
  return name === undefined ? undefined : read(name, isValid)
}

/** Removes everything that belongs to anybody but this reader, of one key or of all. */
export const forgetOthers = (reader: string | null, key?: string) => {
  const ofKey = prefix + (key ?? '')
  for (const name of names()) {
    const owner = name.startsWith(ofKey) ? name.slice(ofKey.length).split(' ')[1] : undefined
    if (owner !== undefined && owner !== reader) attempt(() => sessionStorage.removeItem(name))
  }
}

const names = (): readonly string[] => {
  storePending()
  return attempt(() => Object.keys(sessionStorage)) ?? []
}

const read = <Value>(name: string, isValid: Check<Value>): Value | undefined => {
  storePending()
  const value = attempt((): unknown => JSON.parse(sessionStorage.getItem(name) ?? 'null'))
  return isValid(value) ? value : undefined
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value instanceof Object && !Array.isArray(value)
