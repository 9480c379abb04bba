import type { Locator, Page } from '@playwright/test'
import type { InquiryPage } from '../../pages/inquiry-page.ts'
import { clausesOf, expect, test } from '../../pages/test.ts'
import type { World } from '../../mock-client/world.ts'
import * as keyboard from '../by-keyboard.ts'
import { completeDraft } from '../complete-inquiry.ts'
import { sampleFile } from '../files/sample-files.ts'

// A whole inquiry is about a hundred round trips, which is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const { emailAddress, cellphoneNo, title, content } = completeDraft

/** What a visitor reads on the way, in each language. */
const read = {
  ko: {
    category: ['회원·계정', '가입·본인 확인'],
    title: '오류 5개: 일반 문의 | 하늘 클라우드',
    kept: '입력한 내용과 첨부 파일은 그대로 있습니다.',
    sent: /^293KB 중 \d+KB 전송됨 \(\d{1,2}%\)$/,
    waiting: '업로드를 마쳤습니다. 서버의 응답을 기다리고 있습니다.',
    copied: '복사했습니다.',
    number: '접수 번호 100001',
    receipt: [
      '문의가 접수되었습니다. 답변은 visitor@example.com 주소로 보내 드립니다.',
      '같은 내용을 다시 보내지 않으셔도 됩니다.',
    ],
    receiptTitle: '문의를 보냈습니다 | 일반 문의 | 하늘 클라우드',
  },
  en: {
    category: ['Account', 'Sign-up and verification'],
    title: '5 errors: General inquiry | Haneul Cloud',
    kept: 'Everything you entered and attached has been kept.',
    sent: /^\d+ KB of 293 KB sent \(\d{1,2}%\)$/,
    waiting: 'Upload complete. Waiting for the server to respond.',
    copied: 'Copied.',
    number: 'Reference number 100001',
    receipt: [
      'We have received your inquiry. We will reply to visitor@example.com.',
      'you don’t need to send it again',
    ],
    receiptTitle: 'Inquiry sent | General inquiry | Haneul Cloud',
  },
  ja: {
    category: ['会員・アカウント', '登録・本人確認'],
    title: 'エラー5件：一般のお問い合わせ | ハヌルクラウド',
    kept: '入力内容と添付ファイルは保持されています。',
    sent: /^293 KB中\d+ KBを送信済み（\d{1,2}%）$/,
    waiting: 'アップロードが完了しました。サーバーの応答を待っています。',
    copied: 'コピーしました。',
    number: '受付番号 100001',
    receipt: [
      'お問い合わせを受け付けました。ご回答はvisitor@example.com宛にお送りします。',
      '同じ内容をもう一度お送りいただく必要はありません。',
    ],
    receiptTitle: 'お問い合わせを送信しました | 一般のお問い合わせ | ハヌルクラウド',
  },
} as const

/** How a visitor operates the page. */
interface Visitor {
  readonly press: (control: Locator) => Promise<unknown>
  readonly write: (control: Locator, text: string) => Promise<unknown>
  readonly choose: (list: Locator, option: string) => Promise<unknown>
  /** Presses the button of an alert that does not have the focus. */
  readonly pressOther: (button: Locator) => Promise<unknown>
}

const byKeyboard = (page: Page): Visitor => ({
  press: async (control) => {
    await keyboard.tabTo(page, control)
    await page.keyboard.press('Enter')
  },
  write: (control, text) => keyboard.write(page, control, text),
  choose: (list, option) => keyboard.choose(page, list, option),
  pressOther: async (button) => {
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
  },
})

const byTouch = (page: Page): Visitor => ({
  press: (control) => control.tap(),
  write: async (control, text) => {
    await control.tap()
    await expect(control).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
  },
  choose: async (list, option) => {
    await list.tap()
    await page.getByRole('option', { name: option, exact: true }).tap()
    await expect(list).toHaveText(option)
  },
  pressOther: (button) => button.tap(),
})

/** Slows the page's uploads down, as on a mobile network. */
const throttleUploads = async (page: Page, bytesPerSecond: number) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

const expectNothingLost = async (inquiry: InquiryPage, [primary, detail]: readonly [string, string]) => {
  await expect(inquiry.primary).toHaveText(primary)
  await expect(inquiry.detail).toHaveText(detail)
  await expect(inquiry.control('emailAddress')).toHaveValue(emailAddress)
  await expect(inquiry.title).toHaveValue(title)
  await expect(inquiry.content).toHaveValue(content)
  await expect(inquiry.files()).toContainText(['a.png', 'b.zip'])
}

interface Journey {
  readonly visitor: Visitor
  readonly inquiry: InquiryPage
  readonly page: Page
  readonly world: World
  readonly locale: keyof typeof read
}

const sendInquiry = async ({ visitor, inquiry, page, world, locale }: Journey) => {
  const texts = read[locale]
  const { step } = test

  await step('errors are listed and disappear one by one', async () => {
    await inquiry.open('')
    await visitor.write(inquiry.title, ' ')
    // Enter submits the form too; the keyboard of a phone has it as well.
    await page.keyboard.press('Enter')
    await expect(inquiry.primary).toBeFocused()
    await expect(inquiry.summary(5).getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle(texts.title)
    await visitor.choose(inquiry.primary, texts.category[0])
    await visitor.choose(inquiry.detail, texts.category[1])
    await visitor.write(inquiry.control('emailAddress'), emailAddress)
    await visitor.write(inquiry.phone, cellphoneNo)
    await expect(inquiry.summary(2)).toBeVisible()
    await visitor.write(inquiry.title, title)
    await visitor.write(inquiry.content, content)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    await expect(page).toHaveTitle(/^(일반 문의|General inquiry|一般のお問い合わせ) \|/)
  })

  await step('rejected files are named, the others are attached', async () => {
    // Interception of the file chooser is enabled asynchronously, so it starts well before the chooser opens.
    const dialog = page.waitForEvent('filechooser')
    await expect(inquiry.content).toHaveValue(content)
    await visitor.press(inquiry.addFiles)
    await (await dialog).setFiles([sampleFile('a.png', 1000), sampleFile('virus.exe'), sampleFile('b.zip', 298_000)])
    await expect(inquiry.fileRefusal).toContainText('virus.exe')
    await expect(inquiry.fileRefusal).not.toContainText('a.png')
    await expect(inquiry.files()).toContainText(['a.png', 'b.zip'])
  })

  await step('a failure of the server loses nothing', async () => {
    await world.faults({ operationId: 'submitInquiry', status: 500, times: 2 })
    await visitor.press(inquiry.sendButton)
    await expect(inquiry.failure).toContainText(texts.kept)
    await expect(inquiry.sendAgain).toBeFocused()
    await visitor.pressOther(inquiry.failure.getByRole('button').first())
    await expect(inquiry.failure).toHaveCount(0)
    await expectNothingLost(inquiry, texts.category)
    await visitor.press(inquiry.sendButton)
    await expect(inquiry.sendAgain).toBeFocused()
  })

  await step('the next attempt is a slow upload', async () => {
    await world.faults({ operationId: 'submitInquiry', delayMs: 2500 })
    await throttleUploads(page, 300_000)
    await visitor.press(inquiry.sendAgain)
    await expect(inquiry.progress).toHaveAttribute('aria-valuetext', texts.sent)
    await expect(inquiry.progress).toBeInViewport()
    const [bar, button] = [(await inquiry.progress.boundingBox())!, (await inquiry.sendButton.boundingBox())!]
    expect(button.y - bar.y).toBeGreaterThan(0)
    expect(button.y - bar.y).toBeLessThan(80)
    await expect(inquiry.progress).toHaveAttribute('aria-valuetext', texts.waiting)
    await expect(page.getByRole('status').filter({ hasText: texts.waiting })).toHaveCount(1)
    await expect(inquiry.progress).toHaveAttribute('aria-valuenow', '100')
    await expect(inquiry.success).toContainText(texts.number)
    await expect(inquiry.progress).toHaveCount(0)
    expect(await world.inquiries()).toHaveLength(1)
  })

  await step('the number can be copied, and the receipt stays', async () => {
    await expect(inquiry.successClose).toBeFocused()
    await visitor.pressOther(inquiry.success.getByRole('button', { name: inquiry.words('inquiry.receipt.copy') }))
    await expect(inquiry.success.getByRole('status')).toHaveText(texts.copied)
    await Promise.all([page.waitForEvent('load'), visitor.press(inquiry.successClose)])
    for (const text of [texts.number, ...texts.receipt]) await expect(inquiry.receipt).toContainText(text)
    await expect(inquiry.receipt.getByRole('heading')).toBeFocused()
    await expect(page).toHaveTitle(texts.receiptTitle)
    await expect(inquiry.receipt).toBeInViewport({ ratio: 0.5 })
    await expect(inquiry.title).toHaveValue('')
  })
}

for (const [locale, hasTouch] of [
  ['ko', false],
  ['en', true],
  ['ja', true],
] as const)
  test.describe(locale, () => {
    test.use({ language: locale, hasTouch, viewport: { width: 375, height: 667 }, permissions: ['clipboard-write'] })
    test(
      ...clausesOf(
        [
          ...(hasTouch ? [] : (['inquiry.page.by-keyboard'] as const)),
          'inquiry.sending.progress-at-button',
          'inquiry.success.receipt-number',
          'inquiry.receipt.kept-for-anonymous',
          'inquiry.receipt.focused',
        ],
        `${hasTouch ? 'by touch' : 'by keyboard'} in ${locale}`,
      ),
      async ({ inquiry, page, world, guard }) => {
        guard.allowStatuses(500)
        await sendInquiry({ visitor: hasTouch ? byTouch(page) : byKeyboard(page), inquiry, page, world, locale })
      },
    )
  })
