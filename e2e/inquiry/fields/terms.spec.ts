import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { changePerson } from '../change-person.ts'
import { completeInquiry } from '../complete-inquiry.ts'

const { salesThirdPartyConsent: _consent, ...withoutConsent } = completeInquiry('sales')

test(
  ...clausesOfSteps('of a sales and a solution inquiry, and as a business account'),
  async ({ inquiry, page, world }) => {
    const expectTerms = (
      name: 'isAgreeRecvMarketing' | 'salesThirdPartyConsent' | 'thirdPartyConsent',
      title: string,
    ) =>
      clauseStep(['inquiry.terms.read-in-place', 'inquiry.terms.checkboxes'], name, async () => {
        await expect(inquiry.control(name)).not.toBeChecked()
        const read = page.locator(`[data-field="${name}"]`).getByRole('button', { name: '동의 내용 보기' })
        await read.click()
        const terms = page.getByRole('dialog', { name: title })
        await expect(terms).toBeVisible()
        if (name === 'isAgreeRecvMarketing')
          await expect(terms).toContainText('동의하지 않아도 문의를 보낼 수 있으며, 답변에 차이가 없습니다.')
        await page.keyboard.press('Escape')
        await expect(terms).toHaveCount(0)
        await expect(read).toBeFocused()
        await expect(inquiry.control(name)).not.toBeChecked()
      })

    await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_002', 'sales')
    await inquiry.send()
    await inquiry.closeConsentAlert()
    await clauseStep('inquiry.terms.alert-then-field', 'with errors in earlier fields', async () => {
      // Company, email, phone, title, content and the consent itself.
      await expect(inquiry.summary(6)).toBeVisible()
      await expect(inquiry.control('corpName')).toBeFocused()
    })
    await inquiry.fillFields(withoutConsent)
    await inquiry.send()
    await clauseStep(
      ['inquiry.sales-consent.alert', 'inquiry.terms.alert-then-field'],
      'the consent alone',
      async () => {
        await expect(inquiry.consentAlert).toContainText('필수 항목에 동의해 주세요.')
        await inquiry.closeConsentAlert()
        await inquiry.expectError('salesThirdPartyConsent', 'form.noCheck')
        await expect(inquiry.control('salesThirdPartyConsent')).toBeFocused()
        expect(await world.inquiries()).toEqual([])
      },
    )
    await expectTerms('salesThirdPartyConsent', '영업 상담을 위한 개인정보 제3자 제공 동의(필수)')
    await expectTerms('isAgreeRecvMarketing', '마케팅 정보 수신 동의(선택)')
    await clauseStep('shell.alert.keeps-focus', 'the terms', async () => {
      await page.locator('[data-field="isAgreeRecvMarketing"]').getByRole('button').click()
      const terms = page.getByRole('dialog')
      // Tab leads through the dialog and to the controls of the browser, but to nothing behind the dialog.
      await expect(terms.locator(':focus')).toHaveCount(1)
      for (let i = 0; i < 6; i += 1) {
        await page.keyboard.press('Tab')
        await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0)
      }
      await expect(terms.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
    })
    for (const width of [375, 1280])
      for (const name of ['salesThirdPartyConsent', 'isAgreeRecvMarketing'] as const)
        await clauseStep('inquiry.terms.target', `${name} at ${width} px`, async () => {
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
    await clauseStep('inquiry.sales-consent.alert', 'sent with the consent', async () => {
      await inquiry.control('salesThirdPartyConsent').check()
      await inquiry.expectError('salesThirdPartyConsent', null)
      await inquiry.sendSuccessfully()
    })

    await inquiry.reopen('?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060', 'solution')
    await expectTerms('thirdPartyConsent', '솔루션 이관을 위한 개인정보 제3자 제공 동의(필수)')
    await inquiry.fillFields(completeInquiry('solution'))
    await inquiry.send()
    await clauseStep('inquiry.third-party-consent.message', 'in an alert and at the field', async () => {
      await expect(inquiry.consentAlert).toContainText('필수 항목에 동의해 주세요.')
      await inquiry.closeConsentAlert()
      await inquiry.expectError('thirdPartyConsent', 'form.noCheck')
    })
    await clauseStep('inquiry.field.not-asked-not-sent', 'the consent of a category that was left', async () => {
      await inquiry.control('thirdPartyConsent').check()
      await inquiry.selectOption(inquiry.detail, '라이선스')
      await expect(inquiry.control('thirdPartyConsent')).toHaveCount(0)
      await inquiry.sendSuccessfully()
      expect((await world.inquiries()).at(-1)!.fields).not.toHaveProperty('thirdPartyConsent')
    })

    await inquiry.reopen('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
    await clauseStep('inquiry.scale.digits-only', 'other characters stay and are refused', async () => {
      await inquiry.paste(inquiry.control('scale'), '1a２-3 대')
      await inquiry.send()
      await inquiry.closeConsentAlert()
      await inquiry.expectError('scale', 'form.scaleError')
      await expect(inquiry.control('scale')).toHaveValue('1a2-3 대')
    })
    for (const [persona, email] of [
      ['biz', 'seoyeon.han@example.com'],
      ['biz-pistt', 'gunwoo.jung@example.com'],
    ] as const) {
      const { emailAddress: _readOnly, ...values } = completeInquiry('trouble', persona)
      const send = async (support: 'emerg' | 'comm') => {
        await inquiry.reopenFilled(values, '?code=TRBL_BI_002', 'trouble')
        await inquiry.checkRadio('isEmergency', support)
        await inquiry.send()
      }
      await changePerson({ inquiry, page, world }, { persona })
      await clauseStep(
        ['inquiry.success.biz-message', 'inquiry.success.email-in-biz', 'inquiry.emergency.shown-to-business'],
        `emergency support, ${persona}`,
        async () => {
          await send('emerg')
          await expect(inquiry.success).toContainText(
            `긴급 지원 요청이 접수되었습니다. 담당자가 바로 확인하고 진행 상황을 ${email} 주소로 알려 드립니다.`,
          )
        },
      )
      await clauseStep('inquiry.success.common-gets-complete', `standard support, ${persona}`, async () => {
        await send('comm')
        await expect(inquiry.success).toContainText(`문의가 접수되었습니다. 답변은 ${email} 주소로 보내 드립니다.`)
      })
    }
  },
)
