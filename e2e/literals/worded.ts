import { expect } from '../support/limits.ts'
import { target } from '../mock-client/deployment.ts'

/** A letter of the language of a text: Hangul, Kana, or Latin without either. */
const lettersOf = (text: string) => {
  if (/[가-힣]/.test(text)) return /[가-힣]/
  return /[ぁ-んァ-ヶ]/.test(text) ? /[ぁ-んァ-ヶ]/ : /^[^가-힣ぁ-んァ-ヶ]+$/
}

const isOurs = target === undefined || target.controlPlane === true

/** What our mock must return or be asked, and what another back end, to which the contract leaves more. */
export const ours = <Value>(value: Value, elsewhere: Value): Value => (isOurs ? value : elsewhere)

/** A text of a response: at our mock this one, at another back end any text in its language, worded by its authors. */
export const worded = (text: string | RegExp): unknown => {
  if (typeof text === 'string') return isOurs ? text : expect.stringMatching(lettersOf(text))
  return expect.stringMatching(isOurs ? text : /\S/)
}

/** Matches what another back end may return, for `toEqual`. `name` is printed where it does not match. */
const matching = (name: string, asymmetricMatch: (found: unknown) => boolean) => ({
  ...{ $$typeof: Symbol.for('jest.asymmetricMatcher'), asymmetricMatch },
  ...{ toString: () => name, toAsymmetricMatcher: () => name },
})

/** The value of a field that the contract lets a back end leave out. Our mock has it. */
export const optional = (value: string | number | boolean): unknown =>
  isOurs ? value : matching(`nothing or ${value}`, (found) => found === undefined || found === value)

/** A value that no sentence of the contract fixes. Our mock has it. */
export const free = (value: unknown): unknown => (isOurs ? value : matching('anything', () => true))

/** Items of which a list of our mock has exactly these, and that of another back end at least these. */
export const atLeast = (items: readonly unknown[]): unknown => (isOurs ? items : expect.arrayContaining([...items]))

/** A text of a response that has a part: at our mock this one, at another back end any text. */
export const wordedWith = (part: string): unknown =>
  isOurs ? expect.stringContaining(part) : expect.stringMatching(/\S/)
