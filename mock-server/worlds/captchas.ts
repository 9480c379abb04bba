import type { CaptchaKind } from '#specs/rules/captcha.ts'
import type { Locale } from '#specs/model/locale.ts'

/** Lifetime of a key, by the clock of the world. */
const keyLifeMs = 3 * 60_000
/** A key is deleted after this many wrong answers. */
const wrongMax = 5
/** Number of keys per world. Older keys are deleted to bound memory. */
const keysMax = 1000

/** An issued captcha. Its picture or sound is generated on request. */
export interface Captcha {
  readonly kind: CaptchaKind
  readonly locale: Locale
  readonly expiresAt: number
  /** The correct answer. */
  readonly value: string
  /** Random seed, so that each request generates the same picture or sound. */
  readonly seed: string
  readonly verified: boolean
  readonly wrong: number
}

/** The captchas of one world. Each key is valid for one accepted submission. */
export class Captchas {
  readonly #byKey = new Map<string, Captcha>()
  readonly #onChange: (key: string, captcha: Captcha | undefined) => void

  /** @param onChange called with each captcha that changes; undefined after it was deleted */
  constructor(onChange: (key: string, captcha: Captcha | undefined) => void = () => {}) {
    this.#onChange = onChange
  }

  add(key: string, captcha: Omit<Captcha, 'expiresAt' | 'verified' | 'wrong'>, now: number) {
    this.#set(key, { ...captcha, expiresAt: now + keyLifeMs, verified: false, wrong: 0 })
    for (const oldest of this.#byKey.keys()) {
      if (this.#byKey.size <= keysMax) break
      this.spend(oldest)
    }
  }

  #set(key: string, captcha: Captcha) {
    this.#byKey.set(key, captcha)
    this.#onChange(key, captcha)
  }

  /** The captcha of a key, if it has this kind and has not expired. */
  find(key: string | undefined, kind: CaptchaKind | undefined, now: number): Captcha | undefined {
    const captcha = this.#byKey.get(key ?? '')
    return captcha && captcha.kind === kind && now < captcha.expiresAt ? captcha : undefined
  }

  /** The captcha of a key even if it has expired, for tests that need the answer. */
  peek(key: string): Captcha | undefined {
    return this.#byKey.get(key)
  }

  /** Captchas that have not expired, newest first. */
  living(now: number): readonly (readonly [string, Captcha])[] {
    return this.entries.filter(([, { expiresAt }]) => now < expiresAt).toReversed()
  }

  /** Records an attempt and returns whether it was correct. The fifth wrong one deletes the key. */
  verify(key: string, captcha: Captcha, isCorrect: boolean): boolean {
    const wrong = captcha.wrong + Number(!isCorrect)
    if (!isCorrect && wrong >= wrongMax) this.spend(key)
    else this.change(key, captcha, { wrong, verified: captcha.verified || isCorrect })
    return isCorrect
  }

  /** Changes the challenge or the state of a key. */
  change(key: string, captcha: Captcha, change: Partial<Captcha>) {
    this.#set(key, Object.assign(captcha, change))
  }

  /** Deletes a key, for example after its submission was accepted. */
  spend(key: string) {
    if (this.#byKey.delete(key)) this.#onChange(key, undefined)
  }

  get entries(): readonly (readonly [string, Captcha])[] {
    return [...this.#byKey]
  }

  restore(entries: readonly (readonly [string, Captcha])[]) {
    for (const [key, captcha] of entries) this.#set(key, captcha)
  }
}
