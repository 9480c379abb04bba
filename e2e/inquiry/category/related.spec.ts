import type { Page } from '@playwright/test'
import { pauseRequests } from '../../pages/pause-requests.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'

const path = '/api/support/faq/inquiry'

// A category without FAQ items.
const data = {
  inquiryCodes: { GNRL_NEW: { code: 'GNRL_NEW', type: 'GNRL', sites: ['public'], name: { ko: '새 분류' } } },
}

test.describe('on a wide screen', () => {
  test.use({ settings: { data } })
  test(...clausesOfSteps('on a wide screen'), async ({ inquiry, page, world, guard }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_001')
    await clauseStep('inquiry.related.count', 'five', async () => {
      await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
      await expect(inquiry.related.getByRole('listitem').first()).toContainText('요금은 언제 청구되고 언제 결제되나요?')
    })
    await clauseStep('inquiry.related.beside-form', 'to the right of it', async () => {
      const [form, list] = [await inquiry.title.boundingBox(), await inquiry.related.boundingBox()]
      expect(list!.x).toBeGreaterThan(form!.x + form!.width)
    })
    await clauseStep(['call.faq.related', 'call.faq.related.query-list-size'], 'one GET', async () => {
      const query = 'inquiryType=GNRL&inquiryParentCode=GNRL_BILL&inquiryCode=GNRL_BILL_001&listSize=5'
      expect(await world.journal('relatedFaqs')).toMatchObject([{ method: 'GET', path, status: 200, query }])
    })
    await clauseStep('inquiry.related.beside-form', 'an answer opens in place', async () => {
      await inquiry.title.fill('title')
      const faq = inquiry.related.getByText('매달 1일 0시부터 말일 24시까지')
      await expect(faq).toBeHidden()
      await inquiry.related.getByText('요금은 언제 청구되고 언제 결제되나요?').click()
      await expect(faq).toBeVisible()
      await expect(inquiry.title).toHaveValue('title')
      await expect(page).toHaveURL(/question\/general/)
    })
    const lastQuery = async () => (await world.journal('relatedFaqs')).at(-1)?.query
    await inquiry.revisit()
    await clauseStep('inquiry.related.count', 'of the inquiry type when no category is selected', async () => {
      await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
      expect(await lastQuery()).toBe('inquiryType=GNRL&listSize=5')
    })
    await clauseStep('inquiry.related.by-title', 'after 200 ms', async () => {
      await inquiry.title.fill('카드를 바꾸고 싶어요')
      await expect(inquiry.related.getByRole('listitem').first()).toContainText('결제 카드를 바꾸려면 어떻게 하나요?')
    })
    await inquiry.title.fill('')
    await inquiry.reopen()
    await clauseStep('inquiry.related.beside-form', 'updated when the category changes', async () => {
      const question = inquiry.related.getByRole('listitem').first()
      await expect(question).toContainText('회원 가입에는 무엇이 필요한가요?')
      await inquiry.selectOption(inquiry.primary, '요금·결제')
      await expect(question).toContainText('요금은 언제 청구되고 언제 결제되나요?')
      expect(await lastQuery()).toBe('inquiryType=GNRL&inquiryParentCode=GNRL_BILL&listSize=5')
    })
    await clauseStep('inquiry.related.beside-form', 'the form is usable while it loads', async () => {
      const release = await pauseRequests(page, path)
      await inquiry.reopen('?parentCode=GNRL_BILL&code=GNRL_BILL_006')
      await inquiry.title.fill('x')
      await expect(inquiry.related.getByRole('listitem')).toHaveCount(0)
      release()
      await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
    })
    await clauseStep('inquiry.related.empty', 'a category without FAQ items', async () => {
      await world.faults({ operationId: 'relatedFaqs', status: 200, body: [] })
      await inquiry.revisit('?parentCode=GNRL_NEW')
      await expect(inquiry.related).toContainText('관련된 질문이 없습니다.')
      await expect(inquiry.related.getByRole('listitem')).toHaveCount(0)
      await world.faults()
    })
    await world.patch({
      data: {
        ...data,
        faqs: {
          1101: {
            title: { ko: '<img src=x onerror="window.hit=1">제목' },
            content: {
              ko: '<p onclick="window.hit=1">답변</p><script>window.hit=1</script><img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">여기</a><iframe src="/"></iframe>',
            },
          },
        },
      },
    })
    await clauseStep('hardening.markup.faq', 'in a related FAQ item', async () => {
      guard.allowHostileMarkup()
      // The picture x does not exist.
      guard.allowStatuses(404)
      await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_001')
      const title = inquiry.related.getByText('<img src=x onerror="window.hit=1">제목')
      await title.click()
      await inquiry.related.getByText('답변').click()
      await expect(inquiry.related.getByRole('link')).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    })
  })
})

/** What the requests for related questions have as a parameter, and a way to wait until all that were sent are noted. */
const requestsOf = (page: Page, name: string) => {
  const requests: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === path) requests.push(searchParams.get(name))
  })
  // Request events arrive in order: after this request, all earlier ones have been reported.
  const settled = () => page.evaluate(() => fetch('/?settled').then(() => undefined))
  return { requests, settled }
}

test(...clause('inquiry.related.debounce', 'each change restarts the delay'), async ({ inquiry, page }) => {
  await page.clock.install()
  await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_002')
  await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
  const { requests, settled } = requestsOf(page, 'inquiryCode')
  await inquiry.detail.click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await inquiry.option('환불·정산').click()
  await page.clock.runFor(100)
  await inquiry.detail.click()
  // Opening the list takes 50 ms, which also count towards the delay.
  await page.clock.runFor(50)
  await inquiry.option('미납·이용 제한').click()
  await expect(inquiry.detail).toHaveText('미납·이용 제한')
  await page.clock.runFor(199)
  await settled()
  expect(requests).toEqual([])
  await page.clock.runFor(1)
  await settled()
  expect(requests).toEqual(['GNRL_BILL_006'])
})

test(...clause('inquiry.related.debounce', 'each letter restarts the delay'), async ({ inquiry, page }) => {
  await page.clock.install()
  await inquiry.open()
  await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
  const { requests, settled } = requestsOf(page, 'searchKeyword')
  await inquiry.title.click()
  await page.clock.pauseAt(Date.now() + 60_000)
  const typed: string[] = []
  for (const letter of '결제 카드') {
    await page.clock.runFor(100)
    await page.keyboard.insertText(letter)
    typed.push(letter)
    await expect(inquiry.title).toHaveValue(typed.join(''))
  }
  await page.clock.runFor(199)
  await settled()
  expect(requests).toEqual([])
  await page.clock.runFor(1)
  await settled()
  expect(requests).toEqual(['결제 카드'])
})
