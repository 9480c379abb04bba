import { personas, type Persona } from '../support/personas.ts'
import { sites, type Locale, type Site } from '../support/deployment.ts'
import { completeInquiry, typeCodes, type Type } from './complete-inquiry.ts'

// Data alone: who writes what, where. 972 ways of sending are too many; faults seldom need more than two things to meet.

/** One way of sending an inquiry. */
export interface PairwiseCase {
  readonly type: Type
  readonly persona: Persona
  readonly site: Site
  readonly locale: Locale
  readonly abuse: boolean
}

const types = Object.keys(typeCodes) as Type[]
const locales: readonly Locale[] = ['ko', 'en', 'ja']

/** Every way there is. */
export const everyWay: readonly PairwiseCase[] = types.flatMap((type) =>
  personas.flatMap((persona) =>
    sites.flatMap((site) =>
      locales.flatMap((locale) => [true, false].map((abuse) => ({ type, persona, site, locale, abuse }))),
    ),
  ),
)

/** The ten pairs of things that meet in one way. */
export const pairsIn = (pairwiseCase: PairwiseCase): readonly string[] => {
  const things = Object.entries(pairwiseCase).map(([name, value]) => `${name} ${value}`)
  return things.flatMap((one, at) => things.slice(at + 1).map((other) => `${one}, ${other}`))
}

/** Some of the ways, in which every two things meet once: the one with the most new pairs first, until none is new. */
const covering = (all: readonly PairwiseCase[]): readonly PairwiseCase[] => {
  const missing = new Set(all.flatMap(pairsIn))
  const chosen: PairwiseCase[] = []
  const news = (pairwiseCase: PairwiseCase) => pairsIn(pairwiseCase).filter((pair) => missing.has(pair)).length
  while (missing.size > 0) {
    const best = all.reduce((former, pairwiseCase) => (news(pairwiseCase) > news(former) ? pairwiseCase : former))
    pairsIn(best).forEach((pair) => missing.delete(pair))
    chosen.push(best)
  }
  return chosen
}

export const pairwiseCases = covering(everyWay)

/** What somebody writes there; the number of who lives abroad is one of there. */
export const writtenBy = ({ type, persona }: PairwiseCase): Readonly<Record<string, string>> => ({
  ...completeInquiry(type, persona),
  ...(type === 'sales' && { departmentName: '구매팀', levelName: '과장' }),
  ...(persona === 'main-overseas' && { cntryNo: '1', cellphoneNo: '2015550199' }),
  inquiryPersonName: '김하늘',
})
