import { personas, type Persona } from '../support/personas.ts'
import { sites, locales, type Locale, type Site } from '../support/sites.ts'
import { completeInquiry, typeCodes, type Type } from './complete-inquiry.ts'

// Pairwise testing: 972 combinations are too many, and most defects need only two values to coincide.

/** One combination of values. */
export interface PairwiseCase {
  readonly type: Type
  readonly persona: Persona
  readonly site: Site
  readonly locale: Locale
  readonly abuse: boolean
}

const types = Object.keys(typeCodes) as Type[]

/** Every combination. */
const allCases: readonly PairwiseCase[] = types.flatMap((type) =>
  personas.flatMap((persona) =>
    sites.flatMap((site) =>
      locales.flatMap((locale) => [true, false].map((abuse) => ({ type, persona, site, locale, abuse }))),
    ),
  ),
)

/** The ten pairs of values in one combination. */
const pairsOf = (pairwiseCase: PairwiseCase): readonly string[] => {
  const values = Object.entries(pairwiseCase).map(([name, value]) => `${name} ${value}`)
  return values.flatMap((first, i) => values.slice(i + 1).map((second) => `${first}, ${second}`))
}

/** Selects combinations that cover every pair, each time the one with the most uncovered pairs. */
const coverPairs = (all: readonly PairwiseCase[]): readonly PairwiseCase[] => {
  const missing = new Set(all.flatMap(pairsOf))
  const selected: PairwiseCase[] = []
  const uncovered = (pairwiseCase: PairwiseCase) => pairsOf(pairwiseCase).filter((pair) => missing.has(pair)).length
  while (missing.size > 0) {
    const best = all.reduce((current, next) => (uncovered(next) > uncovered(current) ? next : current))
    pairsOf(best).forEach((pair) => missing.delete(pair))
    selected.push(best)
  }
  return selected
}

export const pairwiseCases = coverPairs(allCases)

/** The values of the inquiry that a case sends. */
export const valuesOf = ({ type, persona }: PairwiseCase): Readonly<Record<string, string>> => ({
  ...completeInquiry(type, persona),
  ...(type === 'sales' && { departmentName: '구매팀', levelName: '과장' }),
  ...(persona === 'main-overseas' && { cntryNo: '1', cellphoneNo: '2015550199' }),
  ...(persona === 'main-eea' && { cntryNo: '49', cellphoneNo: '15228895456' }),
  inquiryPersonName: '김하늘',
})
