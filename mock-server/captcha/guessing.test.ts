import { expect, test } from 'vitest'
import { locales } from '#specs/model/locale.ts'
import { seededRandom, seededState } from '../worlds/random.ts'
import { receiptQuestion } from './receipt-question.ts'

type Count = Map<string, number>

const questions = (seed: string, count: number) => {
  const random = seededRandom(seededState(seed))
  return (locale: (typeof locales)[number]) => Array.from({ length: count }, () => receiptQuestion(random, locale))
}

/** A solver without eyes knows all past answers to each question, and tries the five most frequent ones. */
const guessesAfter = (past: readonly { readonly question: string; readonly answer: string }[]) => {
  const counts = new Map<string, Count>()
  for (const { question, answer } of past) {
    const count = counts.get(question) ?? new Map<string, number>()
    counts.set(question, count.set(answer, (count.get(answer) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([question, count]) => [
      question,
      [...count].toSorted(([, a], [, b]) => b - a).flatMap(([answer], i) => (i < 5 ? [answer] : [])),
    ]),
  )
}

test.each(locales)('who knows past answers but sees no picture solves fewer than one key in twenty in %s', (locale) => {
  const guesses = guessesAfter(questions('past', 30_000)(locale))
  const fresh = Map.groupBy(questions('fresh', 30_000)(locale), ({ question }) => question)
  expect(fresh.size).toBeGreaterThan(20)
  // A new question costs nothing, so the solver asks for the easiest one.
  const shares = [...fresh].map(([question, asked]) => {
    const solved = asked.filter(({ answer }) => guesses.get(question)?.includes(answer))
    return { question, share: solved.length / asked.length }
  })
  expect(shares.filter(({ share }) => share > 0.05)).toEqual([])
})
