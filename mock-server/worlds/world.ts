import type { Exchange, Fault, WorldSettings } from '#specs/contract/control.ts'
import type { Persona, User } from '#specs/contract/member.ts'
import type { CaptchaKind } from '#specs/rules/captcha.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { Site } from '#specs/sites/index.ts'
import type { Upload } from '../asked.ts'
import { Budget, type Holding } from './budget.ts'
import { Captchas } from './captchas.ts'
import { hex, seededChance, seededState, systemChance, type Chance, type ChanceState } from './chance.ts'
import { Clock } from './clock.ts'
import { Journal } from './journal.ts'
import { tables, type Tables } from './model.ts'
import { signedIn } from './people.ts'

/** An inquiry as it arrived: every text part as received, the files with their bytes. */
export interface Received {
  readonly inquiryId: number
  readonly operationId: 'submitInquiry' | 'submitAdditional'
  readonly parentInquiryId: number | null
  readonly at: string
  readonly site: Site
  readonly persona: Persona
  readonly fields: { readonly [name: string]: string }
  files: readonly Upload[]
}

const receivedMax = 10_000
const mebibyte = 1024 * 1024

/** What all worlds together may hold. One world may hold a tenth of it. */
export const wholeBudgets = () => ({ uploads: new Budget(640 * mebibyte), journal: new Budget(160 * mebibyte) })
export type Budgets = ReturnType<typeof wholeBudgets>

/** What a world is when its creator says nothing. */
const usual = {
  persona: 'anonymous',
  member: undefined,
  site: 'public',
  now: null,
  frozen: false,
  abuse: false,
  partner: true,
  allowFileExt: ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'txt', 'log', 'csv', 'zip', 'docx', 'xlsx', 'pptx', 'hwp', 'hwpx'],
  latencyMs: 0,
  seed: undefined,
} satisfies Omit<WorldSettings, 'data'>

export type Settings = {
  readonly [Name in keyof typeof usual]: Exclude<WorldSettings[Name], undefined> | (typeof usual)[Name]
}

/** What all worlds have that changed no record. */
const untouched = {}

/** One isolated copy of everything that can change. */
export class World {
  readonly id: string
  /** What it was created with; a reset makes it so again. */
  readonly created: WorldSettings
  readonly captchas = new Captchas()
  readonly journal: Journal
  readonly tables: Tables = tables(() => (this.records = {}))
  /** Stands for the records as they are: another object as soon as one of them changes. */
  records: object = untouched
  settings: Settings
  faults: Fault[] = []
  received: Received[] = []
  clock: Clock
  chance: Chance
  /** Where a seeded chance stands; undefined where it is the system's. */
  chanceState: ChanceState | undefined
  readonly #uploads: Budget
  /** What each received inquiry holds of it, in the same order. */
  readonly #held: Holding[] = []
  #turn: Promise<unknown> = Promise.resolve()

  constructor(id: string, created: WorldSettings, budgets: Budgets) {
    const { data: _data, ...settings } = created
    this.id = id
    this.created = created
    this.settings = { ...usual, ...settings }
    this.journal = new Journal(new Budget(16 * mebibyte, budgets.journal))
    this.#uploads = new Budget(64 * mebibyte, budgets.uploads)
    this.clock = this.#clockOf(this.settings)
    this.chance = this.#seed(this.settings.seed)
  }

  /** The signed-in person; null is nobody. */
  get member(): User | null {
    return signedIn(this.settings.persona, this.settings.member)
  }

  /** The time of the world's clock, as ISO 8601 in UTC. */
  get nowIso(): string {
    return new Date(this.clock.now()).toISOString()
  }

  /** Changes settings. A clock goes on from where it stands unless `now` is given. */
  change({ data: _data, ...change }: WorldSettings) {
    const now = change.now === undefined ? new Date(this.clock.now()).toISOString() : change.now
    this.settings = { ...this.settings, ...change }
    if (change.now !== undefined || change.frozen !== undefined) this.clock = this.#clockOf({ ...this.settings, now })
    if (change.seed !== undefined) this.chance = this.#seed(change.seed)
  }

  /** A new captcha key: 128 bits of chance, for one kind. */
  newCaptcha(kind: CaptchaKind, locale: Locale, value: string, seed: string): string {
    const key = hex(this.chance, 128)
    this.captchas.add(key, { kind, locale, value, seed }, this.clock.now())
    return key
  }

  /**
   * Keeps what arrived, the newest 10,000 of it. The bytes of the oldest files go when there is no room; their names
   * and sums stay.
   */
  receive(received: Received) {
    this.received.push(received)
    // By what is held: a snapshot may claim any size.
    const pieces = received.files.flatMap((file) => file.bytes ?? [])
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
    const drop = () => (received.files = received.files.map((file) => ({ ...file, bytes: null })))
    this.#held.push(this.#uploads.hold(bytes, { drop }))
    if (this.received.length <= receivedMax) return
    this.#held.shift()?.release()
    const oldest = this.received.shift()
    if (oldest) void this.tables.inquiries.remove(oldest.inquiryId)
  }

  /** One after the other: what is allowed once is not done twice by two calls at a time. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => {})
    return done
  }

  /** Gives back what counts in the budgets of all worlds; the world is over. */
  end() {
    this.journal.clear()
    this.#uploads.clear()
  }

  restoreChance(state: ChanceState | undefined) {
    this.chanceState = state
    this.chance = state ? seededChance(state) : systemChance
  }

  addExchanges(exchanges: readonly Exchange[]) {
    this.journal.clear()
    for (const exchange of exchanges) this.journal.add({ ...exchange, at: Date.parse(exchange.at) })
  }

  #clockOf({ now, frozen }: Pick<Settings, 'now' | 'frozen'>) {
    return new Clock(now === null ? null : Date.parse(now), frozen)
  }

  #seed(seed: string | undefined): Chance {
    this.chanceState = seed === undefined ? undefined : seededState(seed)
    return this.chanceState ? seededChance(this.chanceState) : systemChance
  }
}
