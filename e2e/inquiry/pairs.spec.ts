import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { arrived } from './arrived.ts'
import { fillIn } from './fill-in.ts'
import { everyWay, pairsIn, ways, writtenBy } from './pairs.ts'
import { parentOf, typeCodes } from './complete.ts'

for (const way of ways) {
  const { type, persona, site, locale, abuse } = way
  const isAnonymous = persona === 'anonymous'
  test.describe(`${type}, ${persona}`, () => {
    test.use({ site, locale, settings: { persona, abuse } })
    test(
      ...alsoProves(
        clause(
          'inquiry.field.not-asked-not-sent',
          `${type}, ${persona}; ${site}, ${locale}${abuse ? ', under abuse' : ''}`,
        ),
        `inquiry.type.code-${type}`,
        ...(isAnonymous ? (['inquiry.page.anonymous-may-send'] as const) : []),
        ...(isAnonymous && abuse ? (['captcha.required-for-anonymous-under-abuse'] as const) : []),
      ),
      async ({ inquiry, captcha, world }) => {
        const values = writtenBy(way)
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
        expect(await world.inquiries()).toEqual([
          arrived(
            {
              inquiryTypeCode: typeCodes[type],
              ...values,
              ...(isAnonymous && { isAgreeRecvMarketing: 'N' }),
              ...solved,
            },
            { site, persona },
          ),
        ])
      },
    )
  })
}

test(...clause('inquiry.field.not-asked-not-sent', 'every two things meet in one of these'), () => {
  const met = new Set(ways.flatMap(pairsIn))
  expect([...new Set(everyWay.flatMap(pairsIn))].filter((pair) => !met.has(pair))).toEqual([])
  expect(met.size).toBe(6 * 9 + 6 * 3 + 6 * 3 + 6 * 2 + 9 * 3 + 9 * 3 + 9 * 2 + 3 * 3 + 3 * 2 + 3 * 2)
})
