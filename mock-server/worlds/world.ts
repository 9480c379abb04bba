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

/** An inquiry as it arrived: every text part as received, the files with their bytes. */
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

/** What all worlds together may hold. One world may hold a tenth of it. */
export const sharedBudgets = () => ({ uploads: new Budget(640 * mebibyte), journal: new Budget(160 * mebibyte) })
export type Budgets = ReturnType<typeof sharedBudgets>

/** What a world is when its creator says nothing. */
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
  submissions: Submission[] = []
  clock: Clock
  random: Random
  /** Where a seeded chance stands; undefined where it is the system's. */
  randomState: RandomState | undefined
  readonly #uploads: Budget
  /** What each received inquiry holds of it, in the same order. */
  readonly #held: Reservation[] = []
  #turn: Promise<unknown> = Promise.resolve()

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
    if (change.seed !== undefined) this.random = this.#seed(change.seed)
  }

  /** A new captcha key: 128 bits of chance, for one kind. */
  newCaptcha(kind: CaptchaKind, locale: Locale, value: string, seed: string): string {
    const key = hex(this.random, 128)
    this.captchas.add(key, { kind, locale, value, seed }, this.clock.now())
    return key
  }

  /**
   * Keeps what arrived, the newest 10,000 of it. The bytes of the oldest files go when there is no room; their names
   * and sums stay.
   */
  recordSubmission(submission: Submission) {
    this.submissions.push(submission)
    // By what is held: a snapshot may claim any size.
    const pieces = submission.files.flatMap((file) => file.bytes ?? [])
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
    const evict = () => (submission.files = submission.files.map((file) => ({ ...file, bytes: null })))
    this.#held.push(this.#uploads.reserve(bytes, { evict }))
    if (this.submissions.length <= submissionsMax) return
    this.#held.shift()?.release()
    const oldest = this.submissions.shift()
    if (oldest) void this.tables.inquiries.remove(oldest.inquiryId)
  }

  /** One after the other: what is allowed once is not done twice by two calls at a time. */
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => {})
    return done
  }

  /** Gives back what counts in the budgets of all worlds; the world is over. */
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
