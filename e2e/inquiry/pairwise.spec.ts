import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { receivedInquiry } from './received-inquiry.ts'
import { fillIn } from './fill-form.ts'
import { everyWay, pairsIn, pairwiseCases, writtenBy, type PairwiseCase } from './pairwise.ts'
import { parentOf, typeCodes } from './complete-inquiry.ts'

const placeOf = ({ site, locale }: PairwiseCase) => `${site}, ${locale}`

// The ways of one site and language share a window: loading the page once more costs a third of loading it first.
test.describe.configure({ timeout: 60_000 })
for (const [place, shared] of Map.groupBy(pairwiseCases, placeOf))
  test.describe(place, () => {
    const [{ site, locale }] = shared as [PairwiseCase]
    test.use({ site, locale })
    const anonymous = shared.filter(({ persona }) => persona === 'anonymous')
    test(
      ...alsoProves(
        clause('inquiry.field.not-asked-not-sent', `${shared.length} ways on ${place}`),
        ...new Set(shared.map(({ type }) => `inquiry.type.code-${type}` as const)),
        ...(anonymous.length > 0 ? (['inquiry.page.anonymous-may-send'] as const) : []),
        ...(anonymous.some(({ abuse }) => abuse) ? (['captcha.required-for-anonymous-under-abuse'] as const) : []),
      ),
      async ({ inquiry, captcha, world }) => {
        await inquiry.forgetDrafts()
        for (const [index, pairwiseCase] of shared.entries()) {
          const { type, persona, abuse } = pairwiseCase
          const isAnonymous = persona === 'anonymous'
          await test.step(`${type}, ${persona}${abuse ? ', under abuse' : ''}`, async () => {
            await world.patch({ persona, abuse })
            const values = writtenBy(pairwiseCase)
            await inquiry.open(`?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`, type)
            // The calling code that stands for the whole number comes with it.
            if (persona === 'main-overseas') await expect(inquiry.phone).toHaveValue('2015550123')
            await fillIn(inquiry, values, !isAnonymous)
            if (isAnonymous && abuse) {
              await expect(captcha.receipt.or(captcha.digits)).toBeVisible()
              await captcha.solve()
            } else await expect(captcha.group).toHaveCount(0)
            const solved = isAnonymous &&
              abuse && {
                captchaKey: await captcha.key(),
                captchaValue: await captcha.solution(),
                captchaCategory: locale === 'ja' ? 'CAPTCHA' : 'RECEIPT',
              }
            await inquiry.send()
            await expect(inquiry.success).toBeVisible()
            expect((await world.inquiries()).slice(index)).toEqual([
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

test(...clause('inquiry.field.not-asked-not-sent', 'every two things meet in one of these'), () => {
  const met = new Set(pairwiseCases.flatMap(pairsIn))
  expect([...new Set(everyWay.flatMap(pairsIn))].filter((pair) => !met.has(pair))).toEqual([])
  expect(met.size).toBe(6 * 9 + 6 * 3 + 6 * 3 + 6 * 2 + 9 * 3 + 9 * 3 + 9 * 2 + 3 * 3 + 3 * 2 + 3 * 2)
})
