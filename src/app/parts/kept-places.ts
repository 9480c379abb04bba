/** Where a visitor was on a page. */
export interface Place {
  readonly scrollY: number
  /** A part of the page that was visible, and how far its top was from the top of the window. */
  readonly anchor: { readonly name: string; readonly top: number } | undefined
  /** Id of the focused element. */
  readonly focusId: string | undefined
}

interface Entry {
  readonly key: string
  readonly pathname: string
  readonly search: string
}

const storageKey = 'places'
const maxPlaces = 50

/** The stored places; none if something else is stored, which throws or has no number. */
const stored = (): readonly [string, Place][] => {
  try {
    const entries = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Place][]
    return entries.filter(([, { scrollY }]) => scrollY >= 0)
  } catch {
    return []
  }
}

/** Places by history entry. They are read from session storage when they are first needed, after a reload. */
let places: Map<string, Place> | undefined
const all = () => (places ??= new Map(stored()))

// The first entries of all tabs and pages have the same key, so the URL is a part of the name.
const nameOf = ({ key, pathname, search }: Entry) => `${key} ${pathname}${search}`

export const keepPlace = (entry: Entry, place: Place): void => {
  all().delete(nameOf(entry))
  all().set(nameOf(entry), place)
  for (const oldest of [...all().keys()].slice(0, -maxPlaces)) all().delete(oldest)
}

export const keptPlace = (entry: Entry): Place | undefined => all().get(nameOf(entry))

/** Stores the places, so that they survive a reload. Without session storage, a reload begins at the top. */
export const storePlaces = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...all()]))
  } catch {
    // Full or forbidden.
  }
}
