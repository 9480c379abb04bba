import type { WorldSettings } from '../mock-client/control-plane.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

const title = '서버 사양을 낮출 때의 주의점'
/** Inquiry 51245 of main has two answers and an additional inquiry; the first answer came on 16 November at 10:57. */
const id = 51_245
const rate = '이 답변 평가하기'
const rateCall = '이 상담 평가하기'
const further = '추가 문의하기'

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })

test(...clausesOfSteps('of main, biz and main-overseas'), async ({ page, questions, shell, world, guard }) => {
  await questions.open()
  await clauseStep('my-page.questions.detail-route', 'from the list and back', async () => {
    await questions.row(title).last().getByRole('link').click()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/service\/51245$/)
    await expect(shell.h1).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(shell.breadcrumb.getByRole('link').last()).toHaveAttribute('href', '/mypage/myquestion/all')
  })
  await clauseStep('my-page.questions.detail-thread', 'in the order of the conversation', async () => {
    await expect(page.getByRole('main')).toContainText('접수 번호 51245')
    await expect(page.getByRole('main')).toContainText('컴퓨팅 › Server › 생성·사양 변경')
    await expect(page.getByText('답변 완료', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '문의 내용',
      '답변',
      '전화 상담',
      '답변',
      '추가 문의 1',
      '더 궁금한 점이 있으신가요?',
    ])
    await expect(questions.message('문의 내용')).toContainText('2026-11-16 09:02 UTC +9')
    await expect(questions.message('문의 내용')).toContainText('디스크나 공인 IP가 바뀌는지 궁금합니다.')
    await expect(questions.message('답변').first()).toContainText('2026-11-16 10:57 UTC +9')
    await expect(questions.message('답변').first().getByRole('paragraph').nth(2)).toContainText('서버를 정지한 뒤')
    await expect(questions.message('추가 문의 1')).toContainText('다시 올릴 때도 서버를 멈춰야 하나요?')
    await expect(page.getByText('아직 답변이 없습니다. 답변이 등록되면 이메일로 알려 드립니다.')).toHaveCount(1)
  })
  await clauseStep('my-page.questions.rate-link', 'of each answer, as a popup', async () => {
    const links = page.getByRole('link', { name: rate })
    await expect(links).toHaveCount(2)
    await expect(links.first()).toHaveAttribute(
      'href',
      '/support/satisfaction?inquiryId=51245&answerId=71245&domain=public',
    )
    await expect(questions.message('답변').first()).toContainText('2026-11-26 10:57 UTC +9까지 평가할 수 있습니다.')
    const [popup] = await Promise.all([page.waitForEvent('popup'), links.last().click()])
    await expect(popup).toHaveURL(/\/support\/satisfaction\?inquiryId=51245&answerId=81245&domain=public$/)
    await popup.close()
  })
  await clauseStep('my-page.questions.rate-link', 'between the written answers, as a popup', async () => {
    const call = questions.message('전화 상담')
    await expect(call).toContainText('2026-11-17 10:30 UTC +9')
    await expect(call).toContainText('전화로 안내해 드렸습니다.')
    await expect(call).toContainText('2026-11-27 10:30 UTC +9까지 평가할 수 있습니다.')
    const [popup] = await Promise.all([page.waitForEvent('popup'), call.getByRole('link', { name: rateCall }).click()])
    await expect(popup).toHaveURL(/\/support\/satisfaction\?inquiryId=51245&channelType=CALL&domain=public$/)
    await popup.close()
  })
  await clauseStep('my-page.questions.rate-link', 'an additional inquiry to the whole inquiry', async () => {
    await expect(page.getByText('2026-11-21 10:57 UTC +9까지 4회 더 보낼 수 있습니다.')).toBeVisible()
    await expect(page.getByRole('link', { name: further })).toHaveAttribute(
      'href',
      '/support/question/additional/O2O_CP_011?parentInquiryId=51245&domain=public',
    )
  })
  await clauseStep('my-page.questions.detail-thread', 'an additional inquiry leads to its original one', async () => {
    await openInApp(page, '/mypage/myquestion/service/51250')
    await expect(page.getByText('접수 번호 51245 문의에 이어 보낸 추가 문의입니다.')).toBeVisible()
    // It has no answer of its own, but belongs to the answered one.
    await expect(page.getByRole('link', { name: further })).toHaveAttribute('href', /parentInquiryId=51245/)
    await page.getByRole('link', { name: '원 문의 보기' }).click()
    await expect(page).toHaveURL(/\/service\/51245$/)
  })
  await clauseStep('my-page.questions.detail-route', 'another type leads to its own', async () => {
    await openInApp(page, '/mypage/myquestion/all')
    await expect(questions.rows).toHaveCount(10)
    await openInApp(page, '/mypage/myquestion/general/51245')
    await expect(page).toHaveURL(/\/mypage\/myquestion\/service\/51245$/)
    await expect(shell.h1).toHaveText(title)
  })
  await clauseStep('my-page.questions.detail-thread', 'a Work Suite account', async () => {
    await expect(page.getByRole('main').getByRole('term')).toHaveCount(0)
    await world.patch({ data: { inquiries: { [id]: { fields: { naverWorksAccount: 'admin@haneul-bakery' } } } } })
    await page.reload()
    await expect(page.getByRole('main').getByRole('term')).toHaveText(['Work Suite 계정'])
    await expect(page.getByRole('main').getByRole('definition')).toHaveText(['admin@haneul-bakery'])
  })
  await clauseStep('my-page.questions.line-breaks', 'in the content and in a field', async () => {
    const lines = 'first\nsecond\n\nlast'
    await world.patch({ data: { inquiries: { [id]: { content: lines, fields: { naverWorksAccount: lines } } } } })
    await page.reload()
    const content = questions.message('문의 내용').getByRole('paragraph').last()
    for (const text of [content, page.getByRole('main').getByRole('definition')])
      await expect.soft(text).toHaveJSProperty('innerText', lines)
  })
  guard.allowStatuses(404)
  await clauseStep('my-page.questions.detail-thread', 'the download of an additional inquiry', async () => {
    await openInApp(page, '/mypage/myquestion/service/51234')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      questions
        .message('추가 문의 1')
        .getByRole('button', { name: /규칙 목록\.xlsx/ })
        .click(),
    ])
    expect(download.suggestedFilename()).toBe('규칙 목록.xlsx')
    expect(await world.journal('myInquiryFile')).toMatchObject([
      { path: '/api/mypage/inquiry/file/512371', status: 200 },
    ])
  })
  await clauseStep('shell.not-found.page', 'an inquiry of another user, and of nobody', async () => {
    for (const [type, other] of [
      ['trouble', 51_246],
      ['general', 99_999],
    ] as const) {
      await openInApp(page, '/mypage/myquestion/all')
      await expect(questions.rows).toHaveCount(10)
      await openInApp(page, `/mypage/myquestion/${type}/${other}`)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await expect(page.getByRole('main')).toContainText('없는 문의이거나 다른 계정으로 보낸 문의입니다.')
    }
    await page.getByRole('main').getByRole('link', { name: '내 문의 보기' }).click()
    await expect(questions.rows).toHaveCount(10)
  })
  await clauseStep('hardening.markup.inquiry', 'in the content and an answer', async () => {
    const content = '<b onclick="window.hit=1">굵게</b>\n<script>window.hit=1</script>{{email}}&amp;'
    const answer = { answerId: 71_245, inquiryId: id, regYmdt: '2026-11-16 10:57:41' }
    await world.patch({
      data: {
        inquiries: { [id]: { content } },
        answers: {
          71245: {
            ...answer,
            content: '<p>안전 <script>window.hit=1</script><a href="javascript:window.hit=1">링크</a></p>',
          },
        },
      },
    })
    await openInApp(page, `/mypage/myquestion/service/${id}`)
    await expect(questions.message('문의 내용')).toContainText(content)
    await expect(questions.message('답변').first()).toContainText('안전')
    await expect(page.getByRole('main').locator('script, [href^="javascript"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  })
  guard.allowStatuses(500)
  await openInApp(page, '/mypage/myquestion/all')
  await expect(questions.rows).toHaveCount(10)
  await world.patch({ persona: 'biz' })
  await returnToTab(page)
  await openInApp(page, '/mypage/myquestion/general/51231')
  await clauseStep('my-page.questions.detail-thread', 'files that are not stored', async () => {
    const files = questions.message('문의 내용').getByRole('listitem')
    await expect(files).toHaveCount(5)
    await expect(files.first()).toContainText('이 파일은 내려받을 수 없습니다.')
    await expect(page.getByRole('button', { name: /내려받기/ })).toHaveCount(0)
  })
  await openInApp(page, '/mypage/myquestion/trouble/51246')
  const buttonOf = (name: string) => page.getByRole('button', { name: `${name} 내려받기` })
  await clauseStep('shell.download.failed', 'of an inquiry', async () => {
    await world.faults({ operationId: 'myInquiryFile', status: 500, times: 1 })
    await buttonOf('iostat.log').click()
    await page.getByRole('main').getByRole('alert').getByRole('button', { name: '다시 시도' }).focus()
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    await expect(buttonOf('iostat.log')).toBeFocused()
  })
  await openInApp(page, '/mypage/myquestion/all?searchKeyword=trial')
  await expect(page.getByRole('main')).toContainText('조건에 맞는 문의가 없습니다.')
  await world.patch({ persona: 'main-overseas' })
  await returnToTab(page)
  await clauseStep('my-page.questions.detail-route', 'of type EXPER, from the list of all', async () => {
    await questions.row('Two-week extension of our trial').getByRole('link').click()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/experience\/\d{5}$/)
    await expect(shell.h1).toHaveText('Two-week extension of our trial')
  })
})

test(...clausesOfSteps(), async ({ page, questions, world, api }) => {
  const [first, second] = [questions.message('답변').first(), questions.message('답변').last()]
  const change = async (settings: WorldSettings) => {
    await world.patch(settings)
    const loaded = page.waitForResponse(`**/api/mypage/inquiry/${id}`, { timeout: 5000 })
    // What a browser dispatches when the window of the survey closes.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await loaded
  }
  const at = (now: string) => change({ now })
  const go = (path: string) => openInApp(page, `/mypage/myquestion/${path}`)
  await questions.openInquiry('service', id)
  await expect(second).toBeVisible()
  await clauseStep('inquiry.steps.shown', 'each status', async () => {
    const steps = page.getByRole('list', { name: '진행 상태' }).getByRole('listitem')
    for (const [status, name] of [
      ['RECEIVED', '접수'],
      ['IN_PROGRESS', '처리 중'],
      ['CLOSED', '종료'],
      ['ANSWERED', '답변 완료'],
    ] as const)
      await softStep(status, async () => {
        // Its additional inquiry is answered, so that its own status counts.
        await change({ data: { inquiries: { [id]: { status }, 51250: { status: 'ANSWERED' } } } })
        await expect(steps).toHaveText([/접수$/, /처리 중$/, /답변 완료$/, /종료$/])
        await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveText(new RegExp(`${name}$`))
      })
  })
  await clauseStep('my-page.questions.rate-link', 'none when expired, to the millisecond', async () => {
    await at('2026-11-26T10:57:00.000+09:00')
    await expect(first.getByRole('link', { name: rate })).toBeVisible()
    await at('2026-11-26T10:57:00.001+09:00')
    await expect(first.getByRole('link', { name: rate })).toHaveCount(0)
    await expect(first).toContainText('답변 후 10일이 지나 평가할 수 없습니다.')
    await expect(second.getByRole('link', { name: rate })).toBeVisible()
  })
  await clauseStep('my-page.questions.rate-link', 'none when rated', async () => {
    expect((await api.post('/api/support/inquiry/51245/answer/81245', { score: 5 })).status).toBe(204)
    await change({})
    await expect(second).toContainText('평가를 완료한 답변입니다. 소중한 의견 감사합니다.')
    await expect(page.getByRole('link', { name: rate })).toHaveCount(0)
  })
  await clauseStep('my-page.questions.rate-link', 'the only answer: expired, and rated', async () => {
    const call = questions.message('전화 상담')
    const only = { inquiryId: 51_239, answerId: null, isSurvey: 'N', registerDate: [2026, 11, 14, 9, 0] }
    for (const [survey, reason] of [
      [only, '상담 후 10일이 지나 평가할 수 없습니다.'],
      [{ ...only, isSurvey: 'Y' }, '평가를 완료한 상담입니다. 소중한 의견 감사합니다.'],
    ] as const) {
      await world.patch({ data: { surveys: { '51239/call': survey } } })
      await go('all')
      await expect(questions.rows).toHaveCount(10)
      await go('service/51239')
      await expect(call).toContainText(reason)
      await expect(page.getByRole('link', { name: rateCall })).toHaveCount(0)
      await expect(page.getByText('아직 답변이 없습니다.')).toHaveCount(0)
    }
  })
  const link = page.getByRole('link', { name: further })
  await clauseStep('my-page.questions.rate-link', 'no additional inquiry after 5 days', async () => {
    await go(`service/${id}`)
    await expect(second).toBeVisible()
    await at('2026-11-21T10:57:00.000+09:00')
    await expect(link).toBeVisible()
    await at('2026-11-21T10:57:00.001+09:00')
    await expect(page.getByText('첫 답변 후 5일이 지나 추가 문의를 보낼 수 없습니다.')).toBeVisible()
    await expect(link).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: '더 궁금한 점이 있으신가요?' }).getByRole('link', { name: '문의하기' }),
    ).toHaveAttribute('href', '/support/question')
  })
  await clauseStep('my-page.questions.rate-link', 'no additional inquiry before the answer', async () => {
    await go('trouble/51243')
    await expect(page.getByText('답변을 받은 뒤 5일 동안 추가 문의를 보낼 수 있습니다.')).toBeVisible()
    await expect(link).toHaveCount(0)
  })
  await clauseStep('my-page.questions.rate-link', 'no sixth additional inquiry', async () => {
    const original = { persona: 'main', parentInquiryId: id, sites: ['public'], status: 'RECEIVED' }
    const text = { title, content: '다시', regYmdt: '2026-11-20 08:00:00' }
    const code = { inquiryTypeCode: 'O2O', bbsArticleTypeDetailCode: 'O2O_CP_011' }
    const more = (inquiryId: number) => ({ inquiryId, ...original, ...text, ...code })
    const ids = [61_001, 61_002, 61_003]
    await go(`service/${id}`)
    await expect(second).toBeVisible()
    const now = '2026-11-20T00:00:00Z'
    await change({ now, data: { inquiries: Object.fromEntries(ids.map((each) => [each, more(each)])) } })
    await expect(link).toBeVisible()
    await expect(page.getByText('2026-11-21 10:57 UTC +9까지 1회 더 보낼 수 있습니다.')).toBeVisible()
    await change({ data: { inquiries: { 61004: more(61_004) } } })
    await expect(page.getByText('추가 문의 5회를 모두 보냈습니다. 새 문의를 보내 주세요.')).toBeVisible()
    await expect(link).toHaveCount(0)
  })
  await clauseStep('my-page.questions.rate-link', 'of an answer to an additional inquiry', async () => {
    await world.patch({ now: '2026-11-10T00:00:00Z' })
    await go('service/51234')
    await expect(page.getByRole('link', { name: rate }).last()).toHaveAttribute(
      'href',
      '/support/satisfaction?inquiryId=51237&answerId=71237&domain=public&parentInquiryId=51234',
    )
  })
})
