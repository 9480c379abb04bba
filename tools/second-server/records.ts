import { textIn, type Language, type Texts } from './words.ts'

// Records as records.json has them, and what of them one copy of the state has changed.

export type Row = Readonly<Record<string, any>>
export type Site = 'public' | 'gov' | 'fin'
export const sites = ['public', 'gov', 'fin'] as const

/** The parts of records.json. */
export interface Records {
  readonly allowFileExt: readonly string[]
  readonly users: readonly Row[]
  readonly names: readonly (Record<Language, string> & Row)[]
  readonly regions: Readonly<Record<Site, Readonly<Record<string, Texts>>>>
  readonly services: readonly Row[]
  readonly data: Readonly<Record<string, Readonly<Record<string, Row>>>>
}

export interface User extends Row {
  readonly user: string
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
}

/** What `setup` of the state address changes beside records and users. */
const settings = (records: Records) => ({
  abuse: false,
  strictOwnership: false,
  partner: undefined as boolean | undefined,
  allowFileExt: records.allowFileExt,
  /** The time that was set, with the real time at which that was; undefined for the real time. */
  clock: undefined as { readonly at: number; readonly since: number } | undefined,
  frozen: false,
})

export interface Captcha {
  readonly type: string
  readonly language: Language
  readonly expiresAt: number
  value: string
  wrong: number
  verified: boolean
}

/** All that can change: one copy for each value of the header x-test-state. */
export class State {
  readonly records: Records
  /** The tables of codes.json. */
  readonly codes: Row
  readonly #tables = new Map<string, Map<string, Row>>()
  readonly captchas = new Map<string, Captcha>()
  readonly submissions: Row[] = []
  readonly mails: Row[] = []
  readonly idempotent = new Map<string, { readonly at: number; readonly content: string; readonly reply: unknown }>()
  readonly signedOut = new Set<string>()
  /** Changed fields by user; `*` changes every user. */
  readonly members = new Map<string, Row>()
  settings: ReturnType<typeof settings>
  #lastNumber = 900_000

  constructor(records: Records, codes: Row) {
    this.records = records
    this.codes = codes
    this.settings = settings(records)
  }

  get initialSettings() {
    return settings(this.records)
  }

  table(name: string): Map<string, Row> {
    const known = this.#tables.get(name)
    const table = known ?? new Map(Object.entries(this.records.data[name] ?? {}))
    if (!known) this.#tables.set(name, table)
    return table
  }

  rows(name: string): Row[] {
    return [...this.table(name).values()]
  }

  get(name: string, key: string | number): Row | undefined {
    return this.table(name).get(String(key))
  }

  put(name: string, key: string | number, row: Row) {
    this.table(name).set(String(key), row)
  }

  nextNumber(): number {
    this.#lastNumber += 1
    return this.#lastNumber
  }

  /** Milliseconds since 1970. */
  now(): number {
    const { clock, frozen } = this.settings
    if (!clock) return Date.now()
    return frozen ? clock.at : clock.at + Date.now() - clock.since
  }

  setClock(at: number | null) {
    this.settings.clock = at === null ? undefined : { at, since: Date.now() }
  }

  user(name: string | undefined): User | undefined {
    const record = this.records.users.find(({ user }) => user === name)
    return record && ({ ...record, ...this.members.get('*'), ...this.members.get(record.user) } as User)
  }

  isPartner(user: User): boolean {
    return this.settings.partner ?? user.partnerInit === 'N'
  }

  /** The main account of a user. */
  owner(user: User): string {
    return this.get('accounts', user.user)?.owner ?? user.user
  }

  /** A name of a person or a company, which the server knows in other languages. */
  name(name: string, language: Language): string {
    return this.records.names.find(({ ko }) => ko === name)?.[language] ?? name
  }
}

export const isOn = (row: Row, site: Site): boolean => row.sites.includes(site)
export const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b))

export const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]))

/** A record with a text for each value that is in several languages. */
export const translated = (row: Row, language: Language): Row => {
  const isTexts = (value: any) => typeof value?.ko === 'string'
  const entries = Object.entries(row).map(([name, value]) => [name, isTexts(value) ? textIn(value, language) : value])
  return Object.fromEntries(entries) as Row
}

// Times are in UTC+9.
const zoneMs = 9 * 3_600_000
export const dayMs = 24 * 3_600_000
export const timeOf = (ms: number): string => new Date(ms + zoneMs).toISOString().slice(0, 19).replace('T', ' ')
export const dayOf = (ms: number): string => timeOf(ms).slice(0, 10)
/** Year, month, day, hour and minute of `YYYY-MM-DD HH:mm:ss`. */
export const partsOf = (time: string): readonly number[] => time.match(/\d+/g)!.slice(0, 5).map(Number)
export const msOf = ([year = 0, month = 1, day = 1, hour = 0, minute = 0]: readonly number[]): number =>
  Date.UTC(year, month - 1, day, hour, minute) - zoneMs
