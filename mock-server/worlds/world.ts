import type { Fault, FaultUse, WorldSettings } from '#specs/contract/control.ts'
import type { Persona } from '#specs/contract/member.ts'
import type { User } from '#specs/model/visitor.ts'
import type { Upload } from '#specs/contract/upload.ts'
import type { CaptchaKind } from '#specs/rules/captcha.ts'
import { initialExtensions } from '#specs/rules/initial-extensions.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { freeBytes } from '../http/bytes.ts'
import { worldBudgets, type Budget, type Budgets } from './budget.ts'
import { Captchas } from './captchas.ts'
import type { Changes } from './changes.ts'
import { numberedFaults } from './numbered-faults.ts'
import { hex, seededRandom, seededState, systemRandom, type Random, type RandomState } from './random.ts'
import { Clock } from './clock.ts'
import { CoverageCounts } from './coverage.ts'
import { Journal } from './journal.ts'
import { tables, type Tables } from './tables.ts'
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
/** Texts of a submission that stay when its files are evicted. Those of the product's longest inquiry need less. */
const keptTextBytes = 32 * 1024

/** As two bytes a character. */
const sizeOfTexts = (fields: Submission['fields']) =>
  Object.entries(fields).reduce((sum, [name, text]) => sum + 2 * (name.length + text.length), 0)

/** Default settings of a world. */
const defaults = {
  persona: 'anonymous',
  member: undefined,
  site: 'public',
  now: null,
  frozen: false,
  abuse: false,
  partner: true,
  strictOwnership: false,
  allowFileExt: [...initialExtensions],
  latencyMs: 0,
  seed: undefined,
  forward: undefined,
  defect: undefined,
} satisfies Omit<WorldSettings, 'data' | 'volume'>

export type Settings = {
  readonly [Name in keyof typeof defaults]: Exclude<WorldSettings[Name], undefined> | (typeof defaults)[Name]
}

/** What a change of settings determines. */
export interface Situation {
  readonly settings: Settings
  readonly clock: Clock
  readonly random: Random
  readonly randomState: RandomState | undefined
}

/** The number of states of records that worlds have made. */
let recordStates = 0

/** An isolated session of the mock: its own clock, persona, records, faults and journal. */
export class World {
  readonly id: string
  /** The settings at creation; a reset restores them. */
  readonly created: WorldSettings
  /** What a store has to write; undefined if nothing stores this world. */
  readonly changes: Changes | undefined
  readonly captchas = new Captchas((key, captcha) => this.changes?.set('captchas', key, captcha))
  readonly journal: Journal
  /** What its clients met. A world that replaces this one continues it. */
  coverage = new CoverageCounts()
  readonly tables: Tables = tables((table, key, row) => {
    this.recordState = recordStates += 1
    this.changes?.set('records', `${table}/${key}`, row)
  })
  /** Identifies the state of the records, in all worlds: 0 until a record changes. */
  recordState = 0
  settings: Settings
  /** Set by `replaceFaults`, which gives them ids. */
  faults: Fault[] = []
  /** The largest id of a fault that this world has had. */
  lastFaultId = 0
  /** What the faults have counted. */
  faultUses: readonly FaultUse[] = []
  /** By operation, when a client may come back: by the clock of the world and by `elapsedMs()`. */
  readonly retries = new Map<string, { readonly atMs: number; readonly elapsedMs: number }>()
  submissions: Submission[] = []
  /** Whether a back end ever answered in it, or it was imported: it may have data of real people. */
  hasOutsideData = false
  clock: Clock
  random: Random
  /** State of the seeded generator; undefined if the world uses the system generator. */
  randomState: RandomState | undefined
  readonly #uploads: Budget
  /** The responses that are kept for Idempotency-Keys. */
  readonly answers: Budget
  #lastTurn: Promise<unknown> = Promise.resolve()

  constructor(id: string, created: WorldSettings, budgets: Budgets, changes?: Changes) {
    const { data: _data, volume: _volume, ...settings } = created
    this.id = id
    this.created = created
    this.changes = changes
    this.settings = Object.assign({}, defaults, settings)
    const { journal, uploads, answers } = worldBudgets(budgets)
    this.journal = new Journal(journal)
    this.#uploads = uploads
    this.answers = answers
    this.clock = this.#clockOf(this.settings)
    const { seed } = this.settings
    this.randomState = seed === undefined ? undefined : seededState(seed)
    this.random = this.randomState ? seededRandom(this.randomState) : systemRandom
  }

  /** The signed-in user; null if nobody is signed in. */
  get member(): User | null {
    return signedIn(this.settings.persona, this.settings.member)
  }

  /** The time of the clock, as ISO 8601 in UTC. */
  get nowIso(): string {
    return new Date(this.clock.now()).toISOString()
  }

  /** Settings, clock and random generator as a change of settings would make them. */
  after(change: WorldSettings): Situation {
    const settings = this.#changed(change)
    const now = change.now === undefined ? new Date(this.clock.now()).toISOString() : change.now
    const isClockChanged = change.now !== undefined || change.frozen !== undefined
    const randomState = change.seed === undefined ? this.randomState : seededState(change.seed)
    return {
      settings,
      clock: isClockChanged ? this.#clockOf({ ...settings, now }) : this.clock,
      random: change.seed === undefined || !randomState ? this.random : seededRandom(randomState),
      randomState,
    }
  }

  /**
   * Changes settings. The clock continues from its current time unless `now` is given.
   *
   * @param situation the result of `after` for the same change
   */
  change(change: WorldSettings, { clock, random, randomState }: Situation = this.after(change)) {
    // Settings that another request changed after the situation was computed stay.
    this.settings = this.#changed(change)
    this.clock = clock
    this.random = random
    this.randomState = randomState
  }

  /** Replaces the faults. One with an id of this world stays the same fault and keeps its counts; the others get new ids. */
  replaceFaults(faults: readonly Fault[]) {
    this.faults = numberedFaults(faults, this.lastFaultId)
    const ids = this.faults.map(({ id }) => id!)
    this.lastFaultId = Math.max(this.lastFaultId, ...ids)
    this.faultUses = this.faultUses.filter(({ id }) => ids.includes(id))
  }

  /** Issues a captcha and returns its key, which has 128 bits of entropy. */
  newCaptcha(kind: CaptchaKind, locale: Locale, value: string, seed: string): string {
    const key = hex(this.random, 128)
    this.captchas.add(key, { kind, locale, value, seed }, this.clock.now())
    return key
  }

  /**
   * Stores a submission and deletes the oldest over 10,000. Over the memory limit the bytes of the oldest files are
   * evicted; their names and hashes stay. Submissions with long texts are deleted then.
   */
  recordSubmission(submission: Submission) {
    this.submissions.push(submission)
    this.changes?.set('submissions', submission.inquiryId, submission)
    // Counts the actual bytes, because `size` in a snapshot may be wrong. Texts that stay when files are evicted never
    // count: else more would count after a restart than before, and other files would be evicted.
    const textBytes = sizeOfTexts(submission.fields)
    const isTextKept = textBytes <= keptTextBytes
    const chunks = submission.files.flatMap((file) => file.bytes ?? [])
    const bytes = chunks.reduce((sum, { length }) => sum + length, isTextKept ? 0 : textBytes)
    const evict = () => {
      submission.files = submission.files.map((file) => ({ ...file, bytes: null }))
      for (const chunk of chunks) freeBytes(chunk)
      if (isTextKept) this.changes?.set('submissions', submission.inquiryId, submission)
      else this.#remove(submission)
    }
    if (bytes > 0) this.#uploads.reserve(submission, bytes, evict)
    const [oldest] = this.submissions
    if (oldest && this.submissions.length > submissionsMax) this.#remove(oldest)
  }

  #remove(submission: Submission) {
    this.#uploads.release(submission)
    this.submissions = this.submissions.filter((other) => other !== submission)
    this.changes?.set('submissions', submission.inquiryId, undefined)
    const { inquiries, mails } = this.tables
    inquiries.remove(submission.inquiryId)
    for (const { mailId, inquiryId } of mails.rows) if (inquiryId === submission.inquiryId) mails.remove(mailId)
  }

  /** Waits for all earlier turns, so that check-then-write sequences do not overlap. The caller must end its turn. */
  async takeTurn(): Promise<() => void> {
    const { promise, resolve: endTurn } = Promise.withResolvers<void>()
    const earlier = this.#lastTurn
    this.#lastTurn = promise
    await earlier
    return endTurn
  }

  /** Runs `work` as a turn. */
  async runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const endTurn = await this.takeTurn()
    return work().finally(endTurn)
  }

  /** Releases the memory reserved in the shared budgets. The world must not be used afterwards. */
  end() {
    this.journal.end()
    this.#uploads.clear()
    this.answers.clear()
  }

  restoreRandom(state: RandomState | undefined) {
    this.randomState = state
    this.random = state ? seededRandom(state) : systemRandom
  }

  #changed({ data: _data, volume: _volume, ...change }: WorldSettings): Settings {
    return Object.assign({}, this.settings, change)
  }

  #clockOf({ now, frozen }: Pick<Settings, 'now' | 'frozen'>) {
    return new Clock(now === null ? null : Date.parse(now), frozen)
  }
}
