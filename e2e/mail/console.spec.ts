import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { World } from '../support/world.ts'

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })

const inquiry = generalInquiry({ emailAddress: 'minseo.kim@example.com', title: '제목 <b>하나</b>' })

test(...clausesOfSteps('in writing and by phone'), async ({ mockConsole, page, api, world, guard, context }) => {
  guard.allowHostileMarkup()
  const { inquiryId } = (await api.postForm('/api/support/inquiry', inquiry)).body.content
  await mockConsole.open('mails')
  const email = page.getByRole('article', { name: 'Email' })
  await clauseStep('hardening.redaction.emails', 'the recipient', () =>
    expect(email.getByRole('definition').nth(1)).toHaveText('•••@•••'),
  )
  await clauseStep('control.console.mails', 'the receipt, with its text as it is', async () => {
    await expect(email.getByRole('heading')).toHaveText(
      `[하늘 클라우드] 문의가 접수되었습니다 (접수 번호 ${inquiryId})`,
    )
    await expect(email.getByRole('heading')).toHaveAttribute('lang', 'ko')
    await page.getByRole('checkbox', { name: 'Show values' }).check()
    await expect(email.getByRole('definition')).toHaveText([
      '하늘 클라우드 고객지원 <support@haneul.example>',
      'minseo.kim@example.com',
      '2026-11-20 09:00:00 UTC+9',
    ])
    await expect(email).toContainText('제목: 제목 <b>하나</b>')
  })
  await mockConsole.go('inquiries')
  const panel = mockConsole.panel(`Inquiry ${inquiryId}`)
  await panel.getByRole('button', { name: 'Answer', exact: true }).click()
  await clauseStep('control.console.answers', 'in writing', async () => {
    await expect(panel.getByRole('status')).toContainText('Answered.')
    expect((await api.get(`/api/mypage/inquiry/${inquiryId}`)).body).toMatchObject({
      status: 'ANSWERED',
      answerCount: 1,
    })
  })
  await panel.getByRole('button', { name: 'Answer by phone' }).click()
  await clauseStep('control.console.answers', 'by phone', async () => {
    await expect.poll(async () => (await world.state()).mails).toBe(3)
    expect((await api.get(`/api/support/inquiry/${inquiryId}/call`)).status).toBe(200)
  })
  await expect(page.locator('a[href$="tab=mails"]', { hasText: /^3$/ })).toBeVisible()
  await panel.getByRole('link', { name: 'Read the email' }).click()
  await clauseStep('control.console.mails', 'newest first, and one by its link', async () => {
    const emails = page.getByRole('list', { name: 'Emails' }).getByRole('link')
    await expect(emails).toHaveCount(3)
    await expect(emails.first()).toContainText('전화 상담은 어떠셨나요?')
    await expect(page.getByRole('link', { name: '전화 상담 평가하기' })).toBeVisible()
    await emails.nth(2).click()
    await expect(page).toHaveURL(/[?&]mail=1(&|$)/)
    await expect(page.getByRole('link', { name: '내 문의에서 확인하기' })).toBeVisible()
  })
  await clauseStep('hardening.markup.mail', 'of an answer', async () => {
    await world.answer(inquiryId, {
      content:
        '<p id="harmless">답변입니다.</p><img src="data:," onerror="document.title=1"><script>document.title=2</script><a href="javascript:document.title=3">누르기</a><form action="https://evil.example"><button>보내기</button></form>',
    })
    await mockConsole.go('mails')
    await expect(email).toContainText('누르기')
    await expect(email.locator('script, form, button, [onerror], a[href^="javascript"]')).toHaveCount(0)
    await expect(page).toHaveTitle(`Emails · ${world.id} | Mock console`)
  })
  // The cookie of the browser names another world.
  const other = await World.create(api.origin, { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true })
  await clauseStep('control.console.mails', 'links open in the world, on the site', async () => {
    const inOther = api.with({ 'x-mock-world': other.id, 'accept-language': 'ja' })
    const sent = (await inOther.postForm('/api/support/inquiry', inquiry)).body.content
    const { answerId } = await other.answer(sent.inquiryId)
    await mockConsole.go('mails', { world: other.id })
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: '回答を評価する' }).click()
    const opened = await opening
    await expect(opened).toHaveURL(
      `${api.origin}/support/satisfaction?inquiryId=${sent.inquiryId}&domain=public&answerId=${answerId}`,
    )
    await expect(opened.getByRole('radio')).toHaveCount(5)
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('満足度アンケート')
    expect(await other.journal('answerSurvey')).toHaveLength(1)
    await opened.goto('about:blank')
  })
  await other.end()
})
