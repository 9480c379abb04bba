import type { Locator, Page } from '@playwright/test'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { pauseRequests } from '../../pages/pause-requests.ts'
import { returnToTab } from '../../pages/return-to-tab.ts'
import { axeFindings } from '../../shell/axe.ts'
import { layoutShift } from '../../shell/layout-shift.ts'
import { completeDraft } from '../complete-inquiry.ts'
import { sampleFile } from '../files/sample-files.ts'

const { title, content } = completeDraft
const main = 'minseo.kim@example.com'

const number = (within: Locator) => within.getByText('100001', { exact: true })
const selection = (page: Page) => page.evaluate(() => getSelection()?.toString())

/** Marks the document, so that `isMarked` tells whether the page has been reloaded since. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined)
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test(...clausesOfSteps('two inquiries in ko'), async ({ inquiry, page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await inquiry.visit('?parentCode=GNRL_CERT')
  await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('a.txt', 10))
  await mark(page)
  await inquiry.send()
  await clauseStep(
    [
      'inquiry.success.answered-by-message',
      'inquiry.success.complete-message',
      'inquiry.success.email-in-complete',
      'inquiry.success.receipt-number',
      'call.inquiry.submit.answer',
    ],
    'with the number of the server',
    async () => {
      const message = '문의가 접수되었습니다. 답변은 visitor@example.com 주소로 보내 드립니다.'
      await expect(inquiry.success).toContainText(message)
      const [stored] = await world.inquiries()
      await expect(inquiry.success).toContainText(`접수 번호 ${stored!.inquiryId}`)
    },
  )
  await clauseStep(
    ['inquiry.success.is-a-dialog', 'shell.alert.role', 'shell.alert.one-closing-button'],
    'one dialog in the page with two buttons',
    async () => {
      await expect(inquiry.success.getByRole('button')).toHaveText(['번호 복사', '닫기'])
      await expect(inquiry.successClose).toBeFocused()
      expect(await isMarked(page)).toBe(true)
    },
  )
  await clauseStep('inquiry.success.fields-cleared', 'behind the alert', async () => {
    for (const name of ['title', 'content', 'emailAddress'] as const)
      await expect(page.getByLabel(inquiry.words(`form.${name}.label`), { exact: true })).toHaveValue('')
    await expect(page.getByRole('button', { name: 'a.txt 삭제', includeHidden: true })).toHaveCount(0)
  })
  await clauseStep('inquiry.receipt.copied', 'selected by a click', async () => {
    await number(inquiry.success).click()
    expect(await selection(page)).toBe('100001')
    const line = (await inquiry.success.getByText('접수 번호 100001').boundingBox())!
    const message = (await inquiry.success.getByText('문의가 접수되었습니다.').boundingBox())!
    expect(line.y).toBeGreaterThanOrEqual(message.y + message.height)
  })
  const copy = inquiry.success.getByRole('button', { name: '번호 복사' })
  await clauseStep('inquiry.receipt.copied', 'in the success message, and refused', async () => {
    await copy.click()
    await expect(inquiry.success.getByRole('status')).toHaveText('복사했습니다.')
    expect(await clipboard()).toBe('100001')
    await page.evaluate(() => {
      getSelection()?.removeAllRanges()
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
    })
    await copy.click()
    await expect(inquiry.success.getByRole('status')).toHaveText(
      '복사하지 못했습니다. 번호를 선택해 두었으니 직접 복사해 주세요.',
    )
    expect(await selection(page)).toBe('100001')
  })
  await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
  await clauseStep(['inquiry.success.reload', 'shell.alert.one-closing-button'], 'of the same address', async () => {
    expect(await isMarked(page)).toBe(false)
    await expect(page).toHaveURL(/\/support\/question\/general\?parentCode=GNRL_CERT$/)
    for (const name of ['title', 'content', 'emailAddress', 'cellphoneNo'] as const)
      await expect(inquiry.control(name)).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
  })
  await clauseStep('inquiry.receipt.printed', 'without the form', async () => {
    // The dialog of the browser cannot be closed.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await inquiry.receipt.getByRole('button', { name: '인쇄', exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(number(inquiry.receipt)).toBeVisible()
    await expect(inquiry.receipt.getByText(title, { exact: true })).toBeVisible()
    const text = inquiry.receipt.getByText(content, { exact: true })
    await expect(text).toHaveCSS('-webkit-line-clamp', 'none')
    for (const hidden of [inquiry.title, page.getByRole('heading', { level: 1 }), inquiry.receipt.getByRole('button')])
      await expect(hidden).toHaveCount(0)
    const others = await page
      .getByRole('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('*')].filter(
            (element) =>
              !element.closest('[data-printed]') &&
              !element.querySelector('[data-printed]') &&
              element.getClientRects().length > 0,
          ).length,
      )
    expect(others).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(inquiry.title).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await clauseStep('inquiry.receipt.copied', 'in the notice', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('something else'))
    await inquiry.receipt.getByRole('button', { name: '번호 복사' }).click()
    await expect(inquiry.receipt.getByRole('status')).toHaveText('복사했습니다.')
    expect(await clipboard()).toBe('100001')
  })
  await clauseStep('inquiry.receipt.closed', 'by the next one', async () => {
    await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
    await inquiry.fillFields({ ...completeDraft, title: 'second' })
    await inquiry.send()
    await expect(inquiry.success).toContainText('접수 번호 100002')
    await expect(page.getByText('100001')).toHaveCount(0)
    expect((await world.inquiries()).map(({ fields }) => fields.title)).toEqual([title, 'second'])
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')])
    await expect(inquiry.receipt).toContainText('접수 번호 100002')
    await expect(page.getByText('100001')).toHaveCount(0)
  })
})

test(...clausesOfSteps('of an anonymous visitor'), async ({ inquiry, page, shell, login, world }) => {
  await inquiry.openFilled(completeDraft)
  await inquiry.sendAndConfirm()
  await inquiry.visit('', 'trouble')
  await clauseStep('inquiry.receipt.kept-for-anonymous', 'also after a reload', async () => {
    await expect(number(inquiry.receipt)).toBeVisible()
    await page.reload()
    await expect(number(inquiry.receipt)).toBeVisible()
  })
  await clauseStep('inquiry.receipt.kept-for-anonymous', 'what was sent, above the incidents', async () => {
    await expect(inquiry.receipt.getByText(title, { exact: true })).toBeVisible()
    await expect(inquiry.receipt.getByText(content, { exact: true })).toHaveCSS('-webkit-line-clamp', '3')
    await expect(shell.main.getByText('로그인하면 ')).toHaveCount(0)
    const strip = (await shell.main.getByRole('region', { name: '장애 현황' }).boundingBox())!
    expect(strip.y).toBeGreaterThan((await inquiry.receipt.boundingBox())!.y)
  })
  await clauseStep('inquiry.receipt.focused', 'only once', async () => {
    await expect(page).toHaveTitle('장애 문의 | 하늘 클라우드')
    await expect(page.locator('body')).toBeFocused()
  })
  await clauseStep('shell.access.axe', 'a form with a receipt', async () => expect(await axeFindings(page)).toEqual([]))
  await clauseStep('inquiry.receipt.links', 'of an anonymous visitor', async () => {
    await expect(inquiry.receipt.getByRole('link')).toHaveText(['다른 문의 보내기', '홈으로 가기'])
    await inquiry.receipt.getByRole('link', { name: '다른 문의 보내기' }).click()
    await expect(shell.h1).toHaveText('문의하기')
    await page.goBack()
    await inquiry.receipt.getByRole('link', { name: '홈으로 가기' }).click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    await page.goBack()
  })
  await clauseStep('inquiry.receipt.closed', 'for good', async () => {
    await inquiry.receipt.getByRole('button', { name: '닫기' }).click()
    await expect(inquiry.receipt).toHaveCount(0)
    await expect(shell.h1).toBeFocused()
    await page.reload()
    await expect(inquiry.sendButton).toBeVisible()
    await expect(inquiry.receipt).toHaveCount(0)
  })
  await clauseStep('inquiry.receipt.gone-after-sign-in', 'of an anonymous visitor', async () => {
    await inquiry.reopenFilled(completeDraft)
    await inquiry.sendAndConfirm()
    await shell.signIn.click()
    await login.signIn(main)
    await expect(inquiry.control('emailAddress')).toHaveValue(main)
    await expect(inquiry.receipt).toHaveCount(0)
    await shell.signOut('김민서')
    await expect(inquiry.control('emailAddress')).toHaveValue('')
    await page.reload()
    await expect(inquiry.sendButton).toBeVisible()
    await expect(inquiry.receipt).toHaveCount(0)
    await test.step('on another tab', async () => {
      await inquiry.waitForCategory('?code=GNRL_MBR_001')
      await inquiry.fillFields(completeDraft)
      await inquiry.sendAndConfirm()
      await world.patch({ persona: 'main' })
      await returnToTab(page)
      await expect(inquiry.control('emailAddress')).toHaveValue(main)
      await expect(inquiry.receipt).toHaveCount(0)
    })
  })
})

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clausesOfSteps('of a member'), async ({ inquiry, page, questions, world, guard, login, shell }) => {
    guard.allowCutConnections()
    guard.allowStatuses(500)
    const marked = page.locator('[role="row"][aria-current]')
    await inquiry.open()
    await inquiry.phone.fill('01099998888')
    await inquiry.fillFields({ title, content })
    await mark(page)
    await inquiry.send()
    await clauseStep('inquiry.success.prefilled-regained', 'behind the alert', async () => {
      await expect(inquiry.success).toContainText(main)
      await expect(page).toHaveURL(/\/support\/question\/general/)
      await expect(page.getByLabel(inquiry.words('form.title.label'), { exact: true })).toHaveValue('')
      await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(main)
      await expect(page.getByLabel('이름', { exact: true })).toHaveValue('김민서')
    })
    await inquiry.confirmSuccess()
    await clauseStep(
      ['inquiry.success.to-my-questions', 'inquiry.success.listed-in-questions'],
      'first, without a reload',
      async () => {
        await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
        await expect(questions.rows.first()).toContainText(title)
        expect(await isMarked(page)).toBe(true)
      },
    )
    await clauseStep('inquiry.receipt.in-my-questions', 'with the number of the first row', async () => {
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
      await expect(inquiry.receipt).toContainText(`답변은 ${main} 주소로 보내 드립니다.`)
      const id = (await questions.rows.first().getByRole('cell').first().textContent())!
      await expect(inquiry.receipt).toContainText(`접수 번호 ${id}`)
      await expect(page.getByRole('row', { name: title })).toHaveAttribute('aria-current', 'true')
      await expect(questions.rows.first().getByText('새 문의', { exact: true })).toBeVisible()
      await expect(marked).toHaveCount(1)
      const background = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await background(questions.rows.first())).not.toBe(await background(questions.rows.nth(1)))
    })
    await clauseStep('shell.access.axe', 'my questions with a receipt', async () =>
      expect(await axeFindings(page)).toEqual([]),
    )
    await inquiry.visit()
    await clauseStep('inquiry.success.prefilled-regained', 'on the next form', async () => {
      await expect(inquiry.phone).toHaveValue('1000000010')
      await expect(inquiry.title).toHaveValue('')
      await expect(inquiry.draftNotice).toHaveCount(0)
    })
    await clauseStep('inquiry.receipt.links', 'of a member', async () => {
      await expect(inquiry.receipt).toContainText('처리 상태는 내 문의에서 확인할 수 있습니다.')
      await expect(inquiry.receipt.getByRole('link')).toHaveText(['내 문의 보기', '다른 문의 보내기', '홈으로 가기'])
      await inquiry.receipt.getByRole('link', { name: '내 문의 보기' }).click()
      await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
    })
    await clauseStep('shell.start.no-shift', 'my questions with a receipt', async () => {
      await page.setViewportSize({ width: 375, height: 800 })
      // Without web fonts, which change line breaks when they arrive.
      await page.route('**/*.woff2', (route) => route.abort())
      await world.patch({ latencyMs: 150 })
      const release = await pauseRequests(page, '/api-member/member/session')
      await page.reload()
      // Its space is reserved before the page knows who is signed in.
      await expect(page.getByText(`답변은 ${main} 주소로 보내 드립니다.`)).toBeAttached()
      release()
      await expect(questions.rows).toHaveCount(10)
      await expect(inquiry.receipt).toBeVisible()
      // The built page does not know that there is a receipt: its list is moved once, out of the window of a phone.
      expect(await layoutShift(page)).toBeLessThan(0.1)
    })
    await clauseStep('inquiry.receipt.in-my-questions', 'until the receipt is closed', async () => {
      await expect(marked).toHaveCount(1)
      await inquiry.receipt.getByRole('button', { name: '닫기' }).click()
      await expect(questions.rows.first()).toContainText(title)
      await expect(marked).toHaveCount(0)
      await expect(page.getByText('새 문의', { exact: true })).toHaveCount(0)
    })
    await clauseStep('inquiry.receipt.in-my-questions', 'even if the list cannot be loaded', async () => {
      await world.faults({ operationId: 'myInquiries', status: 500 })
      await inquiry.openFilled({ title, content })
      await inquiry.sendAndConfirm()
      await expect(questions.retry).toBeVisible()
      await expect(inquiry.receipt).toContainText('접수 번호')
    })
    await page.setViewportSize({ width: 1280, height: 720 })
    await world.patch({ latencyMs: 0 })
    await world.faults()
    await clauseStep('inquiry.receipt.gone-after-sign-in', 'of a member', async () => {
      const expectNone = async (email: string) => {
        await login.open('/support/question/general')
        await login.signIn(email)
        await expect(inquiry.control('emailAddress')).toHaveValue(email)
        await expect(inquiry.receipt).toHaveCount(0)
      }
      const send = async () => {
        await inquiry.openFilled({ title, content })
        await inquiry.sendAndConfirm()
      }
      await send()
      await inquiry.visit()
      await expect(inquiry.receipt).toBeVisible()
      await shell.signOut('김민서')
      await expect(inquiry.control('emailAddress')).toHaveValue('')
      await expect(inquiry.receipt).toHaveCount(0)
      await expectNone(main)
      const stored = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('receipt')))
      expect(await stored()).toEqual([])
      await send()
      for (const email of ['jiho.park@example.com', main]) await test.step(email, () => expectNone(email))
    })
  })
})
