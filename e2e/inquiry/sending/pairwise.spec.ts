import { clausesOf, expect, softStep, test } from '../../pages/test.ts'
import { emailOf, personas, type Persona } from '../../literals/personas.ts'
import type { Locale, Site } from '../../literals/sites.ts'
import { changePerson } from '../change-person.ts'
import { completeInquiry, parentOf, receivedInquiry, typeCodes, types, type Type } from '../complete-inquiry.ts'

// Pairwise testing: 324 combinations are too many, and most defects need only two values to coincide. Types and persons are
// no such pair: excluded-cases.spec.ts shows what each type asks of whom, and the API suite sends it.

/** Each site in a language of its own. */
const places = ['public, ko', 'gov, en', 'fin, ja'] as const

/** One combination of values. */
interface PairwiseCase {
  readonly type: Type
  readonly persona: Persona
  readonly place: (typeof places)[number]
  readonly abuse: boolean
}

/** Every combination. */
const allCases: readonly PairwiseCase[] = types.flatMap((type) =>
  personas.flatMap((persona) =>
    places.flatMap((place) => [true, false].map((abuse) => ({ type, persona, place, abuse }))),
  ),
)

/** The pairs of values in one combination. */
const pairsOf = ({ type, persona, place, abuse }: PairwiseCase): readonly string[] =>
  [type, persona].flatMap((first) => [place, abuse].map((second) => `${first}, ${second}`))

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

const pairwiseCases = coverPairs(allCases)

/** The values of the inquiry that a case sends. */
const valuesOf = ({ type, persona }: PairwiseCase): Readonly<Record<string, string>> => ({
  ...completeInquiry(type, persona),
  ...(type === 'sales' && { departmentName: '구매팀', levelName: '과장' }),
  ...(persona === 'main-overseas' && { cntryNo: '1', cellphoneNo: '2015550199' }),
  ...(persona === 'main-eea' && { cntryNo: '49', cellphoneNo: '15228895456' }),
  inquiryPersonName: '김하늘',
})

// The cases of a site and language share a page: the first one loads it, the others open a new form within the app, as
// somebody else who has signed in on another tab. Anonymous visitors come first, because nobody can sign out there.
test.describe.configure({ timeout: 60_000 })
for (const [place, cases] of Map.groupBy(pairwiseCases, (pairwiseCase) => pairwiseCase.place))
  test.describe(place, () => {
    const [site, locale] = place.split(', ') as [Site, Locale]
    test.use({ site, language: locale })
    const [anonymous, members] = [true, false].map((is) =>
      cases.filter(({ persona }) => (persona === 'anonymous') === is),
    ) as [PairwiseCase[], PairwiseCase[]]
    test(
      ...clausesOf(
        [
          'inquiry.field.not-asked-not-sent',
          'inquiry.type.code-general',
          ...(cases.some(({ type }) => type === 'experience') ? (['inquiry.type.experience'] as const) : []),
          ...(anonymous.length > 0 ? (['inquiry.page.anonymous-may-send'] as const) : []),
          ...(anonymous.some(({ abuse }) => abuse) ? (['captcha.required-for-anonymous-under-abuse'] as const) : []),
        ],
        `${cases.length} cases on ${place}`,
      ),
      async ({ inquiry, captcha, page, world }) => {
        for (const [index, pairwiseCase] of [...anonymous, ...members].entries()) {
          const { type, persona, abuse } = pairwiseCase
          const isAnonymous = persona === 'anonymous'
          await softStep(`${type}, ${persona}${abuse ? ', with abuse protection' : ''}`, async () => {
            const values = valuesOf(pairwiseCase)
            const search = `?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`
            if (index === 0) {
              await world.patch({ persona, abuse })
              await inquiry.open(search, type)
            } else {
              await changePerson({ inquiry, page, world }, { persona, abuse })
              await inquiry.reopen(search, type)
            }
            const before = (await world.inquiries()).length
            await expect(inquiry.control('emailAddress')).toHaveValue(emailOf(persona) ?? '')
            // The number and its calling code are prefilled together.
            if (persona === 'main-overseas') await expect(inquiry.phone).toHaveValue('2015550123')
            if (persona === 'main-eea') await expect(inquiry.phone).toHaveValue('15228817386')
            await inquiry.fillForm(values, !isAnonymous)
            if (isAnonymous && abuse) {
              await expect(captcha.receipt.or(captcha.legacy)).toBeVisible()
              await captcha.solve()
            } else await expect(captcha.group).toHaveCount(0)
            const solved = isAnonymous &&
              abuse && {
                captchaKey: await captcha.key(),
                captchaValue: await captcha.solution(),
                captchaCategory: locale === 'ja' ? 'CAPTCHA' : 'RECEIPT',
              }
            await inquiry.sendSuccessfully()
            expect((await world.inquiries()).slice(before)).toEqual([
              receivedInquiry(
                {
                  inquiryTypeCode: typeCodes[type],
                  ...values,
                  ...(isAnonymous && { isAgreeRecvMarketing: 'N' }),
                  ...solved,
                },
                { site, persona },
              ),
            ])
          })
        }
      },
    )
  })
