import type { Page } from '@playwright/test'
import type { InquiryPage } from '../pages/inquiry-page.ts'
import { clause, expect, test } from '../pages/test.ts'
import { choose, tabTo, write } from './by-keyboard.ts'
import { receivedInquiry } from './complete-inquiry.ts'
import { sampleFile } from './sample-files.ts'

// Each of about a hundred key presses is a round trip, which is slow on a busy machine.
test.describe.configure({ timeout: 45_000 })

/** Searches for a category and selects the first match. */
const searchCategory = async (page: Page, inquiry: InquiryPage, text: string) => {
  await tabTo(page, inquiry.category)
  await page.keyboard.insertText(text)
  const option = page.getByRole('option').first()
  await expect(option).toContainText(text)
  await inquiry.waitForActiveOption(inquiry.category, (await option.textContent())!)
  await page.keyboard.press('Enter')
  await expect(inquiry.category).toHaveValue(new RegExp(text))
}

test(
  ...clause('shell.access.keyboard', 'a sales inquiry with every field, each with a visible focus'),
  async ({ inquiry, page, world }) => {
    const { keyboard } = page
    await inquiry.visit('', 'sales')
    await choose(page, inquiry.primary, '견적·도입 상담')
    await choose(page, inquiry.detail, '규모별 견적')
    await expect(inquiry.control('scale')).toBeVisible()
    await write(page, inquiry.control('scale'), '40')
    await write(page, inquiry.control('corpName'), '하늘제과')
    await write(page, inquiry.control('departmentName'), '구매팀')
    await write(page, inquiry.control('emailAddress'), 'visitor@example.com')
    await write(page, inquiry.phone, '01012345678')
    await write(page, inquiry.title, '견적을 부탁드립니다')
    await write(page, inquiry.content, '서버 40대를 쓰려고 합니다.')
    // Interception of the file chooser is enabled asynchronously, so it starts well before the chooser opens.
    const dialog = page.waitForEvent('filechooser')
    await tabTo(page, inquiry.addFiles)
    await keyboard.press('Enter')
    await (await dialog).setFiles([sampleFile('plan.pdf')])
    await expect(inquiry.files()).toHaveCount(1)
    // Without the required consent: the keyboard closes the alert, and focus moves to the consent.
    await tabTo(page, inquiry.sendButton)
    await keyboard.press('Enter')
    await expect(inquiry.consentAlert.getByRole('button')).toBeFocused()
    await keyboard.press('Enter')
    await expect(inquiry.control('salesThirdPartyConsent')).toBeFocused()
    await keyboard.press('Tab')
    // Opens the terms.
    const terms = page.locator(':focus')
    const name = (await terms.textContent())!
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(terms).toHaveText(name)
    await keyboard.press('Shift+Tab')
    await expect(inquiry.control('salesThirdPartyConsent')).toBeFocused()
    await keyboard.press(' ')
    await tabTo(page, inquiry.consent)
    await keyboard.press(' ')
    await tabTo(page, inquiry.sendButton)
    await keyboard.press('Enter')
    await expect(inquiry.successClose).toBeFocused()
    expect(await world.inquiries()).toEqual([
      receivedInquiry(
        {
          inquiryTypeCode: 'SALES',
          bbsArticleTypeDetailCode: 'SALES_INVOC_003',
          scale: '40',
          corpName: '하늘제과',
          departmentName: '구매팀',
          emailAddress: 'visitor@example.com',
          cntryNo: '82',
          cellphoneNo: '1012345678',
          title: '견적을 부탁드립니다',
          content: '서버 40대를 쓰려고 합니다.',
          salesThirdPartyConsent: 'Y',
          isAgreeRecvMarketing: 'Y',
        },
        { files: [{ name: 'plan.pdf', size: 12, sha256: expect.any(String) as unknown as string }] },
      ),
    ])
    await Promise.all([page.waitForEvent('load'), keyboard.press('Enter')])
  },
)

test.describe('as a partner', () => {
  test.use({ settings: { persona: 'partner' } })
  test(
    ...clause('shell.access.keyboard', 'a trouble inquiry by a partner, with a visible focus'),
    async ({ inquiry, page, world }) => {
      const { keyboard } = page
      const sharing = 'isPartnerSharingAgreement'
      await inquiry.visit('', 'trouble')
      await expect(inquiry.phone).toHaveValue('1000000050')
      await searchCategory(page, inquiry, 'Cloud Desktop')
      await write(page, inquiry.title, '화면이 멈춥니다')
      await write(page, inquiry.content, '오전 9시부터입니다.')
      await tabTo(page, inquiry.radio(sharing, 'share'))
      await keyboard.press(' ')
      await tabTo(page, inquiry.radio('partnerAgree', 'agree'))
      // A radio group is one tab stop. Arrow keys select an option.
      await keyboard.press('ArrowDown')
      await expect(inquiry.radio('partnerAgree', 'not_agree')).toBeChecked()
      await keyboard.press('ArrowUp')
      await expect(inquiry.radio('partnerAgree', 'agree')).toBeChecked()
      await tabTo(page, inquiry.sendButton)
      await keyboard.press('Enter')
      await expect(inquiry.successClose).toBeFocused()
      expect(await world.inquiries()).toEqual([
        receivedInquiry(
          {
            inquiryTypeCode: 'TRBL',
            bbsArticleTypeDetailCode: expect.stringMatching(/^TRBL_BI_/) as unknown as string,
            inquiryPersonName: '서하늘',
            emailAddress: 'haneul.seo@example.com',
            cntryNo: '82',
            cellphoneNo: '1000000050',
            title: '화면이 멈춥니다',
            content: '오전 9시부터입니다.',
            [sharing]: 'share',
            partnerAgree: 'agree',
          },
          { persona: 'partner' },
        ),
      ])
      await keyboard.press('Enter')
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
    },
  )
})
