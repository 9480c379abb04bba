import type { CaptchaKind } from '#specs/rules/captcha.ts'
import type { Locale } from '#specs/messages/locale.ts'

/** How long a key lives, by the world's clock. */
const keyLifeMs = 3 * 60_000
/** So many wrong values end a key. */
const wrongMax = 5
/** The newest keys of a world; older ones go, so that asking for keys cannot fill the memory. */
const keysMax = 1000

/** One captcha that was given out. The picture or sound is drawn when it is asked for. */
export interface Captcha {
  readonly kind: CaptchaKind
  readonly locale: Locale
  readonly expiresAt: number
  /** What the question or picture is drawn from, and the right answer. */
  value: string
  /** Draws the same picture or sound each time it is asked for. */
  seed: string
  verified: boolean
  wrong: number
}

/** The captchas of one world. An answered key is good for one accepted submission. */
export class Captchas {
  #byKey = new Map<string, Captcha>()

  add(key: string, captcha: Omit<Captcha, 'expiresAt' | 'verified' | 'wrong'>, now: number) {
    this.#byKey.set(key, { ...captcha, expiresAt: now + keyLifeMs, verified: false, wrong: 0 })
    for (const oldest of this.#byKey.keys()) {
      if (this.#byKey.size <= keysMax) break
      this.#byKey.delete(oldest)
    }
  }

  /** The captcha of a key of this kind while it lives. */
  find(key: string | undefined, kind: CaptchaKind | undefined, now: number): Captcha | undefined {
    const captcha = this.#byKey.get(key ?? '')
    return captcha && captcha.kind === kind && now < captcha.expiresAt ? captcha : undefined
  }

  /** Any captcha of this key, living or not, for a suite that asks for the answer. */
  peek(key: string): Captcha | undefined {
    return this.#byKey.get(key)
  }

  /** Those that can still be answered, the newest first. */
  living(now: number): readonly (readonly [string, Captcha])[] {
    return this.entries.filter(([, { expiresAt }]) => now < expiresAt).toReversed()
  }

  /** Whether the value is right; a wrong one counts, and the fifth ends the key. */
  verify(key: string, captcha: Captcha, isRight: boolean): boolean {
    if (isRight) captcha.verified = true
    else if ((captcha.wrong += 1) >= wrongMax) this.#byKey.delete(key)
    return isRight
  }

  /** Ends a key: its submission was accepted. */
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
