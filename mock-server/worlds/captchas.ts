import type { CaptchaKind } from '#specs/rules/captcha.ts'
import type { Locale } from '#specs/messages/locale.ts'

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
  value: string
  /** Random seed, so that each request generates the same picture or sound. */
  seed: string
  verified: boolean
  wrong: number
}

/** The captchas of one world. Each key is valid for one accepted submission. */
export class Captchas {
  #byKey = new Map<string, Captcha>()

  add(key: string, captcha: Omit<Captcha, 'expiresAt' | 'verified' | 'wrong'>, now: number) {
    this.#byKey.set(key, { ...captcha, expiresAt: now + keyLifeMs, verified: false, wrong: 0 })
    for (const oldest of this.#byKey.keys()) {
      if (this.#byKey.size <= keysMax) break
      this.#byKey.delete(oldest)
    }
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
    if (isCorrect) captcha.verified = true
    else if ((captcha.wrong += 1) >= wrongMax) this.#byKey.delete(key)
    return isCorrect
  }

  /** Deletes a key after its submission was accepted. */
  spend(key: string) {
    this.#byKey.delete(key)
  }

  get entries(): readonly (readonly [string, Captcha])[] {
    return [...this.#byKey]
  }

  restore(entries: readonly (readonly [string, Captcha])[]) {
    this.#byKey = new Map(entries)
  }
}
