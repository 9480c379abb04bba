import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownRecords } from './owndata.ts'

export type Site = 'public' | 'gov' | 'fin'
export type Rec = Record<string, any>
export let codes: Rec = {}
export let records: Rec = {}

/** Reads codes.json and records.json of the contract from a folder. */
export function load(folder: string, own: boolean) {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  codes = read('codes.json')
  records = own ? ownRecords(codes) : read('records.json')
  if (own) codes = records.codes
}

/** All data of one value of the header: the loaded records, and on top what was changed. */
export class State {
  changed = new Map<string, Map<string, Rec | null>>()
  members = new Map<string, Rec>()
  revoked = new Set<string>()
  captchas = new Map<string, Rec>()
  idempotency = new Map<string, Rec>()
  mails: Rec[] = []
  abuse = false
  strict = false
  partner: boolean | null = null
  extensions: string[] | null = null
  private next = 7_000_000
  private set: number | null = null
  private since = 0
  private stopped: number | null = null

  get(collection: string, key: string | number): Rec | undefined {
    const own = this.changed.get(collection)
    if (own?.has(String(key))) return own.get(String(key)) ?? undefined
    const all = records.data[collection]
    return all && Object.hasOwn(all, key) ? all[key] : undefined
  }
  all(collection: string): Rec[] {
    const base: Rec = records.data[collection] ?? {}
    const own = this.changed.get(collection)
    if (!own) return Object.values(base)
    const rest = Object.keys(base)
      .filter((key) => !own.has(key))
      .map((key) => base[key])
    return [...rest, ...[...own.values()].filter((record) => record !== null)] as Rec[]
  }
  put(collection: string, key: string | number, record: Rec | null) {
    if (!this.changed.has(collection)) this.changed.set(collection, new Map())
    this.changed.get(collection)!.set(String(key), record)
  }
  undo(collection: string, key: string) {
    this.changed.get(collection)?.delete(key)
  }
  on(site: Site, collection: string): Rec[] {
    return this.all(collection).filter((record) => record.sites.includes(site))
  }
  newId() {
    this.next += 3
    return this.next
  }
  now() {
    if (this.stopped !== null) return this.stopped
    return this.set === null ? Date.now() : this.set + Date.now() - this.since
  }
  setNow(value: number | null) {
    this.set = value
    this.since = Date.now()
    if (this.stopped !== null) this.stopped = value ?? Date.now()
  }
  freeze(on: boolean) {
    const now = this.now()
    this.stopped = on ? now : null
    if (!on && this.set !== null) {
      this.set = now
      this.since = Date.now()
    }
  }
  user(key: string): Rec | undefined {
    const user = records.users.find((one: Rec) => one.user === key)
    if (!user) return undefined
    const merged = { ...user, ...this.members.get(key) }
    if (this.partner !== null && merged.mbrGrpCd === 'PATR') merged.partnerInit = this.partner ? 'N' : 'Y'
    return merged
  }
}

const states = new Map<string, State>([['', new State()]])
export const stateOf = (name: string) => {
  let state = states.get(name)
  if (!state) states.set(name, (state = new State()))
  return state
}
export const resetState = (name: string) => {
  states.set(name, new State())
  return states.get(name)!
}
export const dropState = (name: string) => void (name ? states.delete(name) : resetState(''))

/** Sessions are of all sites and all states; a sign-out is of one state. */
export const sessions = new Map<string, string>()
