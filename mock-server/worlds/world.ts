import type { Exchange, Fault, WorldSettings } from '#specs/contract/control.ts'
import type { Persona, User } from '#specs/contract/member.ts'
import type { CaptchaKind } from '#specs/rules/captcha.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { Site } from '#specs/sites/index.ts'
import type { Upload } from '../request.ts'
import { Budget, type Reservation } from './budget.ts'
import { Captchas } from './captchas.ts'
import { hex, seededRandom, seededState, systemRandom, type Random, type RandomState } from './random.ts'
import { Clock } from './clock.ts'
import { Journal } from './journal.ts'
import { tables, type Tables } from './model.ts'
import { signedIn } from './people.ts'

/** A received inquiry: its text parts and its files with their bytes. */
export interface Submission {
  readonly inquiryId: number
  readonly operationId: 'submitInquiry' | 'submitAdditional'
  readonly parentInquiryId: number | null
  readonly at: string
  readonly site: Site
  readonly persona: Persona
  readonly fields: { readonly [name: string]: string }
  files: readonly Upload[]
}

const submissionsMax = 10_000
const mebibyte = 1024 * 1024

/** Memory limits of all worlds together. A single world may use a tenth. */
export const sharedBudgets = () => ({ uploads: new Budget(640 * mebibyte), journal: new Budget(160 * mebibyte) })
export type Budgets = ReturnType<typeof sharedBudgets>

/** Default settings of a world. */
const defaults = {
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
  readonly [Name in keyof typeof defaults]: Exclude<WorldSettings[Name], undefined> | (typeof defaults)[Name]
}

/** The value of `records` in every world that changed no record. */
const unchangedRecords = {}

/** An isolated session of the mock: its own clock, persona, records, faults and journal. */
export class World {
  readonly id: string
  /** The settings at creation; a reset restores them. */
  readonly created: WorldSettings
  readonly captchas = new Captchas()
  readonly journal: Journal
  readonly tables: Tables = tables(() => (this.records = {}))
  /** Identifies the state of the records: replaced by a new object whenever a record changes. */
  records: object = unchangedRecords
  settings: Settings
  faults: Fault[] = []
  submissions: Submission[] = []
  clock: Clock
  random: Random
  /** State of the seeded generator; undefined if the world uses the system generator. */
  randomState: RandomState | undefined
  readonly #uploads: Budget
  /** The reservation of each submission, in the same order. */
  readonly #reservations: Reservation[] = []
  #lastTask: Promise<unknown> = Promise.resolve()

  constructor(id: string, created: WorldSettings, budgets: Budgets) {
    const { data: _data, ...settings } = created
    this.id = id
    this.created = created
    this.settings = { ...defaults, ...settings }
    this.journal = new Journal(new Budget(16 * mebibyte, budgets.journal))
    this.#uploads = new Budget(64 * mebibyte, budgets.uploads)
    this.clock = this.#clockOf(this.settings)
    this.random = this.#seed(this.settings.seed)
  }

  /** The signed-in user; null if nobody is signed in. */
  get member(): User | null {
    return signedIn(this.settings.persona, this.settings.member)
  }

  /** The time of the clock, as ISO 8601 in UTC. */
  get nowIso(): string {
    return new Date(this.clock.now()).toISOString()
  }

  /** Changes settings. The clock continues from its current time unless `now` is given. */
  change({ data: _data, ...change }: WorldSettings) {
    const now = change.now === undefined ? new Date(this.clock.now()).toISOString() : change.now
    this.settings = { ...this.settings, ...change }
    if (change.now !== undefined || change.frozen !== undefined) this.clock = this.#clockOf({ ...this.settings, now })
    if (change.seed !== undefined) this.random = this.#seed(change.seed)
  }

  /** Issues a captcha and returns its key, which has 128 bits of entropy. */
  newCaptcha(kind: CaptchaKind, locale: Locale, value: string, seed: string): string {
    const key = hex(this.random, 128)
    this.captchas.add(key, { kind, locale, value, seed }, this.clock.now())
    return key
  }

  /**
   * Stores a submission and deletes the oldest over 10,000. Over the memory limit the bytes of the oldest files are
   * evicted; their names and hashes stay.
   */
  recordSubmission(submission: Submission) {
    this.submissions.push(submission)
    // Counts the actual bytes, because `size` in a snapshot may be wrong.
    const chunks = submission.files.flatMap((file) => file.bytes ?? [])
    const bytes = chunks.reduce((sum, { length }) => sum + length, 0)
    const evict = () => (submission.files = submission.files.map((file) => ({ ...file, bytes: null })))
    this.#reservations.push(this.#uploads.reserve(bytes, { evict }))
    if (this.submissions.length <= submissionsMax) return
    this.#reservations.shift()?.release()
    const oldest = this.submissions.shift()
    if (oldest) void this.tables.inquiries.remove(oldest.inquiryId)
  }

  /** Runs `work` after all earlier calls have finished, so that check-then-write sequences do not overlap. */
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(work)
    this.#lastTask = result.catch(() => {})
    return result
  }

  /** Releases the memory reserved in the shared budgets. The world must not be used afterwards. */
  end() {
    this.journal.clear()
    this.#uploads.clear()
  }

  restoreRandom(state: RandomState | undefined) {
    this.randomState = state
    this.random = state ? seededRandom(state) : systemRandom
  }

  addExchanges(exchanges: readonly Exchange[]) {
    this.journal.clear()
    for (const exchange of exchanges) this.journal.add({ ...exchange, at: Date.parse(exchange.at) })
  }

  #clockOf({ now, frozen }: Pick<Settings, 'now' | 'frozen'>) {
    return new Clock(now === null ? null : Date.parse(now), frozen)
  }

  #seed(seed: string | undefined): Random {
    this.randomState = seed === undefined ? undefined : seededState(seed)
    return this.randomState ? seededRandom(this.randomState) : systemRandom
  }
}

/** The part of a world that a cached response may depend on. */
export type WorldRecords = Pick<World, 'tables'>
