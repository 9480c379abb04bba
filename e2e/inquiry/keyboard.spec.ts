import type { Locator, Page } from '@playwright/test'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { arrived } from './arrived.ts'
import { pick } from './picks.ts'

// A hundred keys, each a round trip: on a busy machine that takes longer than a person's clicks.
test.describe.configure({ timeout: 45_000 })

/** Goes on with the tab key until a control has the focus, and sees that it is marked and in view. */
const tabTo = async (page: Page, control: Locator) => {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let i = 0; i < 14 && !(await hasFocus()); i += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await expect(control).toBeInViewport()
  expect(
    await control.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }),
  ).toBe(true)
}

test(
  ...alsoProves(clause('shell.access.keyboard', 'a sales inquiry with all that it asks'), 'shell.access.focus-visible'),
  async ({ inquiry, page, world }) => {
    const { keyboard } = page
    const write = async (control: Locator, text: string) => {
      await tabTo(page, control)
      await keyboard.insertText(text)
    }
    await inquiry.visit('', 'sales')
    await tabTo(page, inquiry.primary)
    await keyboard.press('Enter')
    // The focus enters an open list a moment later; a key that comes before it is not the list's.
    await expect(inquiry.option('견적·도입 상담')).toBeFocused()
    await keyboard.press('Enter')
    await expect(inquiry.detail).toBeEnabled()
    await tabTo(page, inquiry.detail)
    await keyboard.press(' ')
    await expect(page.getByRole('option').first()).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(inquiry.option('규모별 견적')).toBeFocused()
    await keyboard.press('Enter')
    await expect(inquiry.detail).toHaveText('규모별 견적')
    await expect(inquiry.control('scale')).toBeVisible()
    await write(inquiry.control('scale'), '40')
    await write(inquiry.control('corpName'), '하늘제과')
    await write(inquiry.control('departmentName'), '구매팀')
    await write(inquiry.control('emailAddress'), 'visitor@example.com')
    await write(inquiry.phone, '01012345678')
    await write(inquiry.title, '견적을 부탁드립니다')
    await tabTo(page, inquiry.content)
    // In place of the template of the category.
    await keyboard.press('Control+a')
    await keyboard.insertText('서버 40대를 쓰려고 합니다.')
    // Told before the way there, a round trip or more before the dialog opens, so that it surely is handed over.
    const dialog = page.waitForEvent('filechooser')
    await tabTo(page, inquiry.addFiles)
    await keyboard.press('Enter')
    await (await dialog).setFiles([pick('plan.pdf')])
    await expect(inquiry.files()).toHaveCount(1)
    // Sent without its consent: the alert is closed with the keyboard too, and leads to what is missing.
    await tabTo(page, inquiry.sendButton)
    await keyboard.press('Enter')
    await expect(inquiry.consentAlert).toBeVisible()
    await keyboard.press('Enter')
    await expect(inquiry.control('salesThirdPartyConsent')).toBeFocused()
    await keyboard.press('Tab')
    // Its terms, read in place.
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await keyboard.press('Shift+Tab')
    await expect(inquiry.control('salesThirdPartyConsent')).toBeFocused()
    await keyboard.press(' ')
    await tabTo(page, inquiry.consent)
    await keyboard.press(' ')
    await tabTo(page, inquiry.sendButton)
    await keyboard.press('Enter')
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([
      arrived(
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

test.describe('a partner', () => {
  test.use({ settings: { persona: 'partner' } })
  test(
    ...alsoProves(clause('shell.access.keyboard', 'a trouble inquiry of a partner'), 'shell.access.focus-visible'),
    async ({ inquiry, page, world }) => {
      const { keyboard } = page
      const sharing = 'isPartnerSharingAgreement'
      await inquiry.visit('', 'trouble')
      await expect(inquiry.phone).toHaveValue('1056789012')
      await tabTo(page, inquiry.category)
      await keyboard.insertText('Cloud Desktop')
      const option = page.getByRole('option').first()
      await expect(option).toContainText('Cloud Desktop')
      await inquiry.highlighted(inquiry.category, (await option.textContent())!)
      await keyboard.press('Enter')
      await expect(inquiry.category).toHaveValue(/Cloud Desktop/)
      await tabTo(page, inquiry.title)
      await keyboard.insertText('화면이 멈춥니다')
      await tabTo(page, inquiry.content)
      // In place of the template of the category.
      await keyboard.press('Control+a')
      await keyboard.insertText('오전 9시부터입니다.')
      await tabTo(page, inquiry.choiceOf(sharing, 'share'))
      await keyboard.press(' ')
      await tabTo(page, inquiry.choiceOf('partnerAgree', 'agree'))
      // One stop of the tab key for each question; the arrow keys choose.
      await keyboard.press('ArrowDown')
      await expect(inquiry.choiceOf('partnerAgree', 'not_agree')).toBeChecked()
      await keyboard.press('ArrowUp')
      await expect(inquiry.choiceOf('partnerAgree', 'agree')).toBeChecked()
      await tabTo(page, inquiry.sendButton)
      await keyboard.press('Enter')
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toEqual([
        arrived(
          {
            inquiryTypeCode: 'TRBL',
            bbsArticleTypeDetailCode: expect.stringMatching(/^TRBL_BI_/) as unknown as string,
            inquiryPersonName: '서하늘',
            emailAddress: 'haneul.seo@example.com',
            cntryNo: '82',
            cellphoneNo: '1056789012',
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
