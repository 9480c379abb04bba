import type { Locator, Page } from '@playwright/test'
import type { InquiryPage } from '../pages/inquiry-page.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { receivedInquiry } from './received-inquiry.ts'
import { completeInquiry, typeCodes } from './complete-inquiry.ts'
import { pick } from './sample-files.ts'

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

const write = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control)
  // In place of what stands there, such as the template of a category.
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

/** Opens a list and goes down to an option of it. */
const choose = async (page: Page, list: Locator, name: string) => {
  await expect(list).toBeEnabled()
  await tabTo(page, list)
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  // The focus enters an open list a moment later; a key that comes before it is not the list's.
  await expect(options.first()).toBeFocused()
  const place = (await options.allTextContents()).indexOf(name)
  for (let i = 1; i <= place; i += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(i)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(list).toHaveText(name)
}

/** Types what finds a category in the searched list, and takes the first that is found. */
const find = async (page: Page, inquiry: InquiryPage, typed: string) => {
  await tabTo(page, inquiry.category)
  await page.keyboard.insertText(typed)
  const option = page.getByRole('option').first()
  await expect(option).toContainText(typed)
  await inquiry.highlighted(inquiry.category, (await option.textContent())!)
  await page.keyboard.press('Enter')
  await expect(inquiry.category).toHaveValue(new RegExp(typed))
}

test(
  ...alsoProves(clause('shell.access.keyboard', 'a sales inquiry with all that it asks'), 'shell.access.focus-visible'),
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
    // Told before the way there, a round trip or more before the dialog opens, so that it surely is handed over.
    const dialog = page.waitForEvent('filechooser')
    await tabTo(page, inquiry.addFiles)
    await keyboard.press('Enter')
    await (await dialog).setFiles([pick('plan.pdf')])
    await expect(inquiry.files()).toHaveCount(1)
    // Sent without its consent: the alert is closed with the keyboard too, and leads to what is missing.
    await tabTo(page, inquiry.sendButton)
    await keyboard.press('Enter')
    await expect(inquiry.consentAlert.getByRole('button')).toBeFocused()
    await keyboard.press('Enter')
    await expect(inquiry.control('salesThirdPartyConsent')).toBeFocused()
    await keyboard.press('Tab')
    // Its terms, read in place.
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
    await expect(inquiry.success.getByRole('button')).toBeFocused()
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

test.describe('a partner', () => {
  test.use({ settings: { persona: 'partner' } })
  test(
    ...alsoProves(clause('shell.access.keyboard', 'a trouble inquiry of a partner'), 'shell.access.focus-visible'),
    async ({ inquiry, page, world }) => {
      const { keyboard } = page
      const sharing = 'isPartnerSharingAgreement'
      await inquiry.visit('', 'trouble')
      await expect(inquiry.phone).toHaveValue('1000000050')
      await find(page, inquiry, 'Cloud Desktop')
      await write(page, inquiry.title, '화면이 멈춥니다')
      await write(page, inquiry.content, '오전 9시부터입니다.')
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
      await expect(inquiry.success.getByRole('button')).toBeFocused()
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

const { cellphoneNo: _phone, bbsArticleTypeDetailCode: _detail, ...common } = completeInquiry('experience')

for (const [type, category, more] of [
  [
    'service',
    (page: Page, inquiry: InquiryPage) => find(page, inquiry, 'Work Suite 계정'),
    { bbsArticleTypeDetailCode: 'O2O_BI_004', naverWorksAccount: 'admin@haneul-bakery' },
  ],
  [
    'solution',
    async (page: Page, inquiry: InquiryPage) => {
      await choose(page, inquiry.primary, '솔루션 문의')
      await choose(page, inquiry.detail, '파트너에게 이관')
    },
    { bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060', thirdPartyConsent: 'Y' },
  ],
  [
    'experience',
    async (page: Page, inquiry: InquiryPage) => {
      await choose(page, inquiry.primary, '서비스 체험')
      await choose(page, inquiry.detail, '체험 기간 연장')
    },
    { bbsArticleTypeDetailCode: 'EXPER_TRIAL_002' },
  ],
] as const)
  test(
    ...alsoProves(clause('shell.access.keyboard', `an inquiry of the type ${type}`), 'shell.access.focus-visible'),
    async ({ inquiry, page, world }) => {
      await inquiry.visit('', type)
      await category(page, inquiry)
      if ('naverWorksAccount' in more) await write(page, inquiry.control('naverWorksAccount'), more.naverWorksAccount)
      await write(page, inquiry.control('emailAddress'), common.emailAddress!)
      await write(page, inquiry.phone, '01012345678')
      await write(page, inquiry.title, common.title!)
      await write(page, inquiry.content, common.content!)
      if ('thirdPartyConsent' in more) {
        await tabTo(page, inquiry.control('thirdPartyConsent'))
        await page.keyboard.press(' ')
      }
      await tabTo(page, inquiry.sendButton)
      await page.keyboard.press('Enter')
      await expect(inquiry.success.getByRole('button')).toBeFocused()
      expect(await world.inquiries()).toEqual([
        receivedInquiry({
          inquiryTypeCode: typeCodes[type],
          ...common,
          ...more,
          cellphoneNo: '1012345678',
          isAgreeRecvMarketing: 'N',
        }),
      ])
    },
  )
