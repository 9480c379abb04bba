import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { pagesOf } from '../mock-client/deployment.ts'
import { conditionPath, withAdditional } from './additional.ts'

const home = `${pagesOf('public')}/`
const noCustomer = '추가 문의는 회원이 보낸 문의에만 보낼 수 있습니다. 홈에서 새 문의를 보내 주세요.'
const overLimit = '추가 문의는 첫 답변을 받은 뒤 5일 안에 5회까지 보낼 수 있습니다. 로그인한 뒤 새 문의를 보내 주세요.'

test.use({ settings: { now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(2) } })

test(
  ...clausesOfSteps('with its summary, without a form, and without an inquiry'),
  async ({ additional, page, shell, world, guard }) => {
    guard.allowStatuses(400, 404)
    await clauseStep('additional.page.checks-first', 'no form at any moment', async () => {
      // Every form that is ever in the document is counted.
      await page.addInitScript(() => {
        const seen = { forms: 0 }
        Object.assign(window, { seen })
        new MutationObserver(() => {
          seen.forms += document.querySelectorAll('main form').length
        }).observe(document, { childList: true, subtree: true })
      })
      const seenForms = () => page.evaluate(() => (window as unknown as { seen: { forms: number } }).seen.forms)
      const release = await pauseRequests(page, conditionPath)
      await additional.open()
      await expect(page.locator('main [aria-busy]')).toBeVisible()
      await expect(additional.form).toHaveCount(0)
      expect(await seenForms()).toBe(0)
      release()
      await expect(additional.form).toBeVisible()
      expect(await seenForms()).toBeGreaterThan(0)
      await page.route(`**${conditionPath}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), inquiryCount: 5 } })
      })
      await additional.open()
      await expect(additional.alert).toContainText(overLimit)
      expect(await seenForms()).toBe(0)
    })
    await page.unrouteAll()
    await additional.go()
    await clauseStep('additional.page.route', '/support/question/additional/GNRL_MBR_001', async () => {
      await expect(page).toHaveURL(/\/support\/question\/additional\/GNRL_MBR_001\?parentInquiryId=61001$/)
      await expect(shell.h1).toHaveText('추가 문의')
      await expect(additional.content).toBeVisible()
    })
    await clauseStep('additional.address.parent-inquiry-id', '61001', async () => {
      expect((await world.journal('additionalCondition')).at(-1)!.path).toBe(conditionPath)
      await expect(additional.fact('원 문의')).toHaveText('접수 번호 61001')
    })
    await additional.go('?parentInquiryId=61001', 'GNRL_BILL_004')
    await clauseStep('additional.page.category', 'GNRL_BILL_004', () =>
      expect(additional.fact('문의 분류')).toHaveText('요금·결제 › 세금계산서'),
    )
    await additional.go()
    for (const id of ['additional.page.code-parameter', 'additional.page.category'] as const)
      await clauseStep(id, 'GNRL_MBR_001', () =>
        expect(additional.fact('문의 분류')).toHaveText('회원·계정 › 가입·본인 확인'),
      )
    await clauseStep('additional.page.category', 'three of five, five days after the first answer', async () => {
      await expect(additional.fact('남은 횟수')).toHaveText('3회')
      await expect(additional.fact('보낼 수 있는 기한')).toHaveText('2026-11-06 09:30 UTC +9')
    })
    await clauseStep('call.inquiry.all-codes.no-other-types', 'after a general inquiry', async () =>
      expect(await world.journal('allInquiryCodes')).toEqual([]),
    )
    const releaseCodes = await pauseRequests(page, '/api/support/inquiry/code/all')
    await additional.go('?parentInquiryId=61001', 'O2O_CP_011')
    await clauseStep('additional.page.category', 'of a searched type, which is loading at first', async () => {
      await expect(additional.fact('남은 횟수')).toHaveText('3회')
      await expect(additional.fact('문의 분류')).toHaveText('')
      releaseCodes()
      await expect(additional.fact('문의 분류')).toHaveText('컴퓨팅 › Server › 생성·사양 변경')
    })
    await additional.go('?parentInquiryId=61001', 'GNRL_MBR')
    await clauseStep('additional.page.route', 'a group has no details above it', () =>
      expect(additional.fact('문의 분류')).toHaveText('GNRL_MBR'),
    )
    await clauseStep('additional.page.category', 'inquiry and answer for its member', async () => {
      const quote = page.getByRole('blockquote')
      await additional.go()
      await expect(additional.sendButton).toBeVisible()
      await expect(quote).toHaveCount(0)
      await world.patch({ persona: 'main' })
      await world.patch({
        data: { answers: { 91002: { content: '<p>두 번째 답변입니다.</p><p>다시 시도해 주세요.</p>' } } },
      })
      await additional.visit()
      await expect(quote.getByRole('paragraph')).toHaveText([
        '처음 문의',
        /^두 번째 답변입니다\..*다시 시도해 주세요\.$/,
      ])
    })
    await world.patch({ persona: 'anonymous' })
    await additional.visit()
    const condition = { firstAnswerDate: [2026, 11, 1, 9, 30], inquiryCount: 0 }
    for (const [example, body] of [
      ['null', { customerId: null, ...condition }],
      ['absent', condition],
      ['empty', { customerId: '', ...condition }],
      ['null and over the limit', { customerId: null, ...condition, inquiryCount: 9 }],
    ] as const) {
      await world.faults({ operationId: 'additionalCondition', status: 200, body })
      await additional.go()
      for (const id of ['additional.no-customer.message', 'additional.no-customer.forms'] as const)
        await clauseStep(id, example, async () => {
          await expect(additional.alert).toContainText(noCustomer)
          await expect(additional.form).toHaveCount(0)
          await expect(page).toHaveURL(/\/support\/question\/additional\//)
        })
      await additional.alert.getByRole('button', { name: '홈으로 가기' }).click()
      await clauseStep('additional.no-customer.home', example, () => expect(page).toHaveURL(home))
    }
    await clauseStep('additional.no-customer.home', 'Back does not return', async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/policy\/terms$/)
    })
    await world.faults()
    await world.patch({ data: { inquiries: { 61001: { persona: 'anonymous' } } } })
    await additional.go()
    await clauseStep('additional.no-customer.message', 'an inquiry that nobody signed in for', () =>
      expect(additional.alert).toContainText(noCustomer),
    )
    for (const search of ['', '?parentInquiryId=%20', '?parentInquiryId=1', '?parentInquiryId=x']) {
      await additional.go(search)
      await clauseStep('additional.missing-id.alert', search, async () => {
        await expect(additional.alert).toContainText(
          '올바르지 않은 주소입니다. 이메일에 있는 링크를 다시 확인해 주세요.',
        )
        await expect(additional.form).toHaveCount(0)
        await additional.alert.getByRole('button').click()
        await expect(page).toHaveURL(home)
      })
    }
  },
)

test(...clausesOfSteps('days and count, on both sides'), async ({ additional, page, login, world }) => {
  // Judged by its own clock, each of these would be the other.
  const setClock = (time: string) => page.clock.setFixedTime(new Date(time))
  await world.patch({ now: '2026-11-06T09:30:00.000+09:00' })
  await setClock('2026-12-24T00:00:00Z')
  await additional.open()
  const days = ['additional.over-limit.message', 'survey.link.server-clock', 'additional.limit.days'] as const
  await clauseStep(days, 'exactly 5 days: possible', async () => {
    await expect(additional.form).toBeVisible()
    await expect(additional.alert).toHaveCount(0)
  })
  await world.patch({ now: '2026-11-06T09:30:01.000+09:00' })
  await setClock('2026-11-02T00:00:00Z')
  await additional.go()
  await clauseStep(days, 'a second later', async () => {
    await expect(additional.alert).toContainText(overLimit)
    await expect(additional.form).toHaveCount(0)
    await expect(page).toHaveURL(/\/support\/question\/additional\//)
  })
  await additional.alert.getByRole('button', { name: '로그인하기' }).click()
  await clauseStep('additional.over-limit.login', 'after its button', async () => {
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Fquestion$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/policy\/terms$/)
    await page.goForward()
  })
  await clauseStep('additional.over-limit.new-inquiry', 'main', async () => {
    await login.account('김민서').click()
    await expect(page).toHaveURL(/\/support\/question$/)
  })
  await world.patch({ now: '2026-11-03T00:00:00Z' })
  for (const [inquiryCount, isPossible] of [
    [4, true],
    [5, false],
    [6, false],
  ] as const) {
    await world.faults({
      operationId: 'additionalCondition',
      status: 200,
      body: { customerId: 'C20417', firstAnswerDate: [2026, 11, 1, 9, 30], inquiryCount },
    })
    await additional.go()
    await clauseStep(
      ['additional.over-limit.message', 'additional.limit.count'],
      `an inquiryCount of ${inquiryCount}`,
      async () => {
        if (isPossible) await expect(additional.fact('남은 횟수')).toHaveText('1회')
        else await expect(additional.alert).toContainText(overLimit)
        await expect(additional.form).toHaveCount(isPossible ? 1 : 0)
      },
    )
  }
})

test(...clausesOfSteps('names, hosts, and what only looks like one'), async ({ additional, page, world }) => {
  await world.patch({ data: { inquiries: { 61001: { sites: ['public', 'gov', 'fin'] } } } })
  const { host } = new URL(pagesOf('gov'))
  await additional.open('?domain=//evil.example')
  await clauseStep('survey.domain.continues-there', 'after an alert', async () => {
    await additional.alert.getByRole('button').click()
    await expect(page).toHaveURL(home)
  })
  for (const domain of ['//evil.example', `${host}.evil.example`, `gov@evil.example`])
    await clauseStep('survey.domain.continues-there', domain, async () => {
      await additional.go(`?parentInquiryId=61001&domain=${encodeURIComponent(domain)}`)
      await expect(additional.form).toBeVisible()
      expect(new URL(page.url()).origin).toBe(pagesOf('public'))
    })
  for (const [domain, site] of [
    ['public', 'public'],
    ['gov', 'gov'],
    [new URL(pagesOf('fin')).host, 'fin'],
  ] as const) {
    const search = `?parentInquiryId=61001&domain=${encodeURIComponent(domain)}`
    await additional.go(search)
    for (const id of ['additional.address.domain', 'survey.domain.continues-there'] as const)
      await clauseStep(id, domain, async () => {
        await expect(page).toHaveURL(`${pagesOf(site)}/support/question/additional/GNRL_MBR_001${search}`)
        await expect(additional.form).toBeVisible()
      })
  }
})
