import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { completeInquiry } from './complete-inquiry.ts'

const { salesThirdPartyConsent: _consent, ...withoutConsent } = completeInquiry('sales')

test(
  ...alsoProves(clause('inquiry.sales-consent.alert'), 'inquiry.terms.alert-then-field'),
  async ({ inquiry, world }) => {
    await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_002', 'sales')
    await inquiry.fillFields(withoutConsent)
    await inquiry.send()
    await expect(inquiry.consentAlert).toContainText('필수 항목에 동의해 주세요.')
    await inquiry.closeConsentAlert()
    await inquiry.expectError('salesThirdPartyConsent', 'form.noCheck')
    await expect(inquiry.control('salesThirdPartyConsent')).toBeFocused()
    expect(await world.inquiries()).toEqual([])
    await inquiry.control('salesThirdPartyConsent').check()
    await inquiry.expectError('salesThirdPartyConsent', null)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(...clause('inquiry.third-party-consent.message'), async ({ inquiry }) => {
  await inquiry.open('?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060', 'solution')
  await inquiry.fillFields(completeInquiry('solution'))
  await inquiry.send()
  await expect(inquiry.consentAlert).toContainText('필수 항목에 동의해 주세요.')
  await inquiry.closeConsentAlert()
  await inquiry.expectError('thirdPartyConsent', 'form.noCheck')
})

test(...clause('inquiry.terms.alert-then-field', 'with errors in earlier fields'), async ({ inquiry }) => {
  await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_002', 'sales')
  await inquiry.send()
  await inquiry.closeConsentAlert()
  // Company, email, phone, title, content and the consent itself.
  await expect(inquiry.summary(6)).toBeVisible()
  await expect(inquiry.control('corpName')).toBeFocused()
})

for (const [type, code, name, title] of [
  ['sales', 'SALES_INVOC_002', 'salesThirdPartyConsent', '영업 상담을 위한 개인정보 제3자 제공 동의(필수)'],
  ['sales', 'SALES_INVOC_002', 'isAgreeRecvMarketing', '마케팅 정보 수신 동의(선택)'],
  ['solution', 'SOLUT_SOLUQ_060', 'thirdPartyConsent', '솔루션 이관을 위한 개인정보 제3자 제공 동의(필수)'],
] as const)
  test(
    ...alsoProves(clause('inquiry.terms.read-in-place', name), 'inquiry.terms.checkboxes'),
    async ({ inquiry, page }) => {
      await inquiry.open(`?parentCode=${code.slice(0, -4)}&code=${code}`, type)
      const consent = inquiry.control(name)
      await expect(consent).not.toBeChecked()
      await page
        .locator(`[data-field="${name}"]`)
        .getByRole('button', { name: inquiry.words('form.terms.read') })
        .click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(consent).not.toBeChecked()
    },
  )

test(...clause('inquiry.terms.target'), async ({ inquiry, page }) => {
  await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_002', 'sales')
  for (const width of [375, 1280])
    for (const name of ['salesThirdPartyConsent', 'isAgreeRecvMarketing'] as const)
      await softStep(`${name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const field = page.locator(`[data-field="${name}"]`)
        const row = (await field.locator('label').boundingBox())!
        expect(row.height).toBeGreaterThanOrEqual(44)
        expect(row.width).toBe((await field.boundingBox())!.width)
        const button = (await field.getByRole('button').boundingBox())!
        expect(button.y).toBeGreaterThanOrEqual(row.y + row.height)
        // A press at the end of the row changes the checkbox.
        await field.locator('label').click({ position: { x: row.width - 4, y: row.height / 2 } })
        await expect(inquiry.control(name)).toBeChecked()
        await inquiry.control(name).uncheck()
      })
})

test(
  ...alsoProves(clause('inquiry.terms.no-others'), 'inquiry.marketing-consent.every-type'),
  async ({ inquiry, page }) => {
    for (const [type, code, count] of [
      ['service', 'O2O_BI_002', 1],
      ['trouble', 'TRBL_BI_002', 1],
      ['solution', 'SOLUT_SOLUQ_020', 1],
      ['solution', 'SOLUT_SOLUQ_060', 2],
      ['general', 'GNRL_MBR_001', 1],
      ['sales', 'SALES_INVOC_002', 2],
      ['experience', 'EXPER_TRIAL_001', 1],
    ] as const)
      await softStep(code, async () => {
        await inquiry.open(`?parentCode=${code.slice(0, -4)}&code=${code}`, type)
        await expect(inquiry.control('isAgreeRecvMarketing')).toBeVisible()
        await expect(page.getByRole('checkbox')).toHaveCount(count)
      })
  },
)

for (const persona of ['biz', 'biz-pistt'] as const)
  test.describe(`as a business account (${persona})`, () => {
    test.use({ settings: { persona } })
    const email = persona === 'biz' ? 'seoyeon.han@example.com' : 'gunwoo.jung@example.com'
    const { emailAddress: _readOnly, ...values } = completeInquiry('trouble', persona)
    test(
      ...alsoProves(
        clause('inquiry.success.biz-message', persona),
        'inquiry.success.email-in-biz',
        'inquiry.emergency.shown-to-business',
      ),
      async ({ inquiry }) => {
        await inquiry.open('?code=TRBL_BI_002', 'trouble')
        await inquiry.fillFields(values)
        await inquiry.checkRadio('isEmergency', 'emerg')
        await inquiry.send()
        await expect(inquiry.success).toContainText(
          `긴급 지원 요청이 접수되었습니다. 담당자가 바로 확인하고 진행 상황을 ${email} 주소로 알려 드립니다.`,
        )
      },
    )
    test(...clause('inquiry.success.common-gets-complete', persona), async ({ inquiry }) => {
      await inquiry.open('?code=TRBL_BI_002', 'trouble')
      await inquiry.fillFields(values)
      await inquiry.checkRadio('isEmergency', 'comm')
      await inquiry.send()
      await expect(inquiry.success).toContainText(`문의가 접수되었습니다. 답변은 ${email} 주소로 보내 드립니다.`)
    })
  })

test.describe('with the scale field', () => {
  test(...clause('inquiry.scale.digits-only', 'typed'), async ({ inquiry, page }) => {
    await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
    const scale = inquiry.control('scale')
    await scale.focus()
    await page.keyboard.insertText('1a２-3 대')
    await expect(scale).toHaveValue('123')
  })
  test(...alsoProves(clause('inquiry.scale.message'), 'inquiry.scale.key-of-message'), async ({ inquiry }) => {
    await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
    await inquiry.fillFields(completeInquiry('sales'))
    await inquiry.control('salesThirdPartyConsent').check()
    await inquiry.send()
    await expect(inquiry.control('scale')).toHaveAccessibleDescription(/규모는 숫자로 10자리까지 입력해 주세요\.$/)
  })
})
