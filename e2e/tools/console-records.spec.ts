import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../pages/test.ts'
import { originOf } from '../mock-client/deployment.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { sites } from '../literals/sites.ts'
import { World } from '../mock-client/world.ts'

test('an inquiry is shown with files to download', async ({ mockConsole, page, api, world }) => {
  const file = fileOf('오류 화면.png', 70_001)
  const response = await api.postForm('/api/support/inquiry', generalInquiry({ title: '제목 <b>하나</b>' }, [file]))
  const { inquiryId } = response.body.content
  await mockConsole.open('inquiries')
  const panel = mockConsole.panel(`Inquiry ${inquiryId}`)
  await expect(panel.getByText('GNRL_MBR_001')).toBeVisible()
  await expect(panel.getByText('제목 <b>하나</b>')).toBeVisible()
  await expect(panel.getByText(createHash('sha256').update(file.bytes).digest('hex'))).toBeVisible()
  const downloading = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Download 오류 화면.png' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('오류 화면.png')
  expect((await readFile(await download.path())).equals(Buffer.from(file.bytes))).toBe(true)

  // The rules reject a name with markup, but a snapshot can contain one.
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  const name = '<img src=x onerror="document.title=1">.txt'
  body.submissions[0].files[0].name = name
  await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, body)
  await page.reload()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page).toHaveTitle(`Inquiries · ${world.id} | Mock console`)
})

test.describe('as a member in 2026', () => {
  const settings = { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } as const
  test.use({ settings })

  test('an inquiry is answered, and its emails are read', async ({ mockConsole, page, api, world, guard, context }) => {
    guard.allowHostileMarkup()
    const inquiry = generalInquiry({ emailAddress: 'minseo.kim@example.com', title: '제목 <b>하나</b>' })
    const { inquiryId } = (await api.postForm('/api/support/inquiry', inquiry)).body.content
    await mockConsole.open('mails')
    const email = page.getByRole('article', { name: 'Email' })
    const show = page.getByRole('checkbox', { name: 'Show values' })
    await expect(show).toBeChecked()
    await show.uncheck()
    await page.reload()
    await expect(email.getByRole('definition').nth(1)).toHaveText('•••@•••')
    await expect(show).not.toBeChecked()
    await expect(email.getByRole('heading')).toHaveText(
      `[하늘 클라우드] 문의가 접수되었습니다 (접수 번호 ${inquiryId})`,
    )
    await expect(email.getByRole('heading')).toHaveAttribute('lang', 'ko')
    await show.check()
    await expect(email.getByRole('definition')).toHaveText([
      '하늘 클라우드 고객지원 <support@haneul.example>',
      'minseo.kim@example.com',
      '2026-11-20 09:00:00 UTC+9',
    ])
    await expect(email).toContainText('제목: 제목 <b>하나</b>')

    await mockConsole.go('inquiries')
    const panel = mockConsole.panel(`Inquiry ${inquiryId}`)
    await panel.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(panel.getByRole('status')).toContainText('Answered.')
    const { body } = await api.get(`/api/mypage/inquiry/${inquiryId}`)
    expect(body).toMatchObject({ status: 'ANSWERED', answerCount: 1 })
    await panel.getByRole('button', { name: 'Answer by phone' }).click()
    await expect.poll(async () => (await world.state()).mails).toBe(3)
    expect((await api.get(`/api/support/inquiry/${inquiryId}/call`)).status).toBe(200)
    await expect(page.locator('a[href$="tab=mails"]', { hasText: /^3$/ })).toBeVisible()
    await panel.getByRole('link', { name: 'Read the email' }).click()
    const emails = page.getByRole('list', { name: 'Emails' }).getByRole('link')
    await expect(emails).toHaveCount(3)
    await expect(emails.first()).toContainText('전화 상담은 어떠셨나요?')
    await expect(page.getByRole('link', { name: '전화 상담 평가하기' })).toBeVisible()
    await emails.nth(2).click()
    await expect(page).toHaveURL(/[?&]mail=1(&|$)/)
    await expect(page.getByRole('link', { name: '내 문의에서 확인하기' })).toBeVisible()

    await world.answer(inquiryId, {
      content:
        '<p id="harmless">답변입니다.</p><img src="data:," onerror="document.title=1"><script>document.title=2</script><a href="javascript:document.title=3">누르기</a><form action="https://evil.example"><button>보내기</button></form>',
    })
    await mockConsole.go('mails')
    await expect(email).toContainText('누르기')
    await expect(email.locator('script, form, button, [onerror], a[href^="javascript"]')).toHaveCount(0)
    await expect(page).toHaveTitle(`Emails · ${world.id} | Mock console`)

    // A link opens in the world of its email, although the cookie of the browser names another one.
    const other = await World.create(api.origin, settings)
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
    await other.end()
  })
})

test('captchas are listed with their answers', async ({ mockConsole, page, api, world, guard }) => {
  guard.allowStatuses(404)
  await mockConsole.open('captchas')
  await expect(page.getByText('No active captchas.')).toBeVisible()
  const { key } = (await api.post('/api/security/captcha')).body
  const { value } = await world.captcha(key)
  const row = page.getByRole('row').filter({ hasText: key })
  await expect(row).toContainText(value)
  await expect(row).toContainText('open')
  await api.get('/api/security/captcha/verify', { captchaKey: key, captchaValue: value, captchaCategory: 'CAPTCHA' })
  await expect(row).toContainText('verified')
  const search = mockConsole.panel('Look up by key')
  await search.getByLabel('Key').fill('none')
  await search.getByRole('button', { name: 'Look up' }).click()
  await expect(search.getByRole('alert')).toContainText('This world has no captcha “none”.')
  await search.getByLabel('Key').fill(key)
  await search.getByRole('button', { name: 'Look up' }).click()
  await expect(search.getByRole('status')).toContainText(value)
})

test('a link for each site and persona opens the world', async ({ mockConsole, page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockConsole.open('links')
  await expect(page.getByRole('rowheader', { name: /^main-limited/ })).toContainText(
    'main account without the usage, billing and notification permissions',
  )
  await page.getByRole('button', { name: 'Copy link to fin as biz', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${originOf('fin')}/__mock/enter?world=${world.id}&persona=biz&to=%2F`,
  )
  await page.getByLabel('Path').fill('/support/question/general')
  const links = page.getByRole('link', { name: /^Open / })
  await expect(links).toHaveCount(30)
  for (const site of sites)
    await expect(
      page.getByRole('link', { name: `Open ${site} as main-limited in a new tab`, exact: true }),
    ).toHaveAttribute(
      'href',
      `${originOf(site)}/__mock/enter?world=${world.id}&persona=main-limited&to=%2Fsupport%2Fquestion%2Fgeneral`,
    )
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open gov as sub in a new tab', exact: true }).click()
  await expect(await opening).toHaveURL(`${originOf('gov')}/support/question/general`)
  await expect.poll(async () => (await world.state()).persona).toBe('sub')
})

test('scenarios are listed by area, found and opened', async ({ mockConsole, page, context, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockConsole.open('scenarios')
  const table = page.getByRole('table')
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const search = page.getByRole('textbox', { name: 'Search' })
  await expect(rows).toHaveCount((await api.get('/__mock/scenarios')).body.length)
  await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveText([
    ...['Scenario', 'Site', 'Open on', 'Steps', 'Shows'],
    ...['Landing page', 'Inquiry', 'Captcha', 'Follow-up inquiry', 'Survey', 'Chatbot', 'FAQ', 'Notices', 'Library'],
    ...['Service news', 'Incidents', 'Login', 'My page', 'My inquiries', 'Network diagnosis', 'Pages of one site'],
    'Other pages',
  ])
  await mockConsole.pick(page.getByRole('combobox', { name: 'Area' }), 'Survey')
  await expect(table.getByRole('columnheader').last()).toHaveText('Survey')
  await search.fill('10 RATING closed')
  await expect(rows).toHaveText([/The rating of an answer has closed after 10 days/])
  // The address keeps both.
  await page.reload()
  await expect(rows).toHaveText([/The rating of an answer has closed after 10 days/])
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveText('Survey')

  await mockConsole.go('scenarios')
  await search.fill('eleven files-too-large')
  await expect(rows).toHaveCount(0)
  await search.fill('files-too-large')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('listitem')).toHaveText('Attach files of 11 MB each: 기록.log')
  await rows.getByRole('button', { name: 'Copy link to files-too-large' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${originOf('public')}/__mock/enter?scenario=files-too-large`,
  )
  for (const site of sites)
    await expect(rows.getByRole('link', { name: `Open files-too-large on ${site} in a new tab` })).toHaveAttribute(
      'href',
      `${originOf(site)}/__mock/enter?scenario=files-too-large`,
    )
  const opening = context.waitForEvent('page')
  await rows.getByRole('link', { name: 'Open files-too-large on gov in a new tab' }).click()
  const opened = await opening
  await expect(opened.getByRole('banner')).toContainText('하늘 클라우드 공공')
  await expect(opened).toHaveURL(`${originOf('gov')}/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001`)
})
