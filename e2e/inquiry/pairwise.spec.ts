import { changeWorld } from '../pages/change-world.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { receivedInquiry } from './received-inquiry.ts'
import { fillForm } from './fill-form.ts'
import { pairwiseCases, valuesOf, type PairwiseCase } from './pairwise.ts'
import { parentOf, typeCodes } from './complete-inquiry.ts'

const variantOf = ({ site, locale }: PairwiseCase) => `${site}, ${locale}`

// Cases of one site and language share a page, because a new browser context costs about three times as much as
// another load.
test.describe.configure({ timeout: 120_000 })
for (const [variant, cases] of Map.groupBy(pairwiseCases, variantOf))
  test.describe(variant, () => {
    const [{ site, locale }] = cases as [PairwiseCase]
    test.use({ site, language: locale })
    const anonymous = cases.filter(({ persona }) => persona === 'anonymous')
    test(
      ...alsoProves(
        clause('inquiry.field.not-asked-not-sent', `${cases.length} cases on ${variant}`),
        ...new Set(cases.map(({ type }) => `inquiry.type.code-${type}` as const)),
        ...(anonymous.length > 0 ? (['inquiry.page.anonymous-may-send'] as const) : []),
        ...(anonymous.some(({ abuse }) => abuse) ? (['captcha.required-for-anonymous-under-abuse'] as const) : []),
      ),
      async ({ inquiry, captcha, page, world }) => {
        await inquiry.forgetDrafts()
        for (const pairwiseCase of cases) {
          const { type, persona, abuse } = pairwiseCase
          const isAnonymous = persona === 'anonymous'
          await softStep(`${type}, ${persona}${abuse ? ', with abuse protection' : ''}`, async () => {
            await changeWorld(page, world, { persona, abuse })
            const before = (await world.inquiries()).length
            const values = valuesOf(pairwiseCase)
            await inquiry.open(`?parentCode=${parentOf(type)}&code=${values.bbsArticleTypeDetailCode}`, type)
            // The number and its calling code are prefilled together.
            if (persona === 'main-overseas') await expect(inquiry.phone).toHaveValue('2015550123')
            await fillForm(inquiry, values, !isAnonymous)
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
