import { forbidStorage } from '../pages/forbid-storage.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { inDevelopment } from '../support/development.ts'

// The development server compiles the page when it is first opened.
test.describe.configure({ timeout: 180_000 })

test(...clausesOfSteps(), async ({ browser, basePort }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'ko-KR' })
  const page = await context.newPage()
  await inDevelopment(basePort, async ([origin], api) => {
    const state = async (id: string) => (await api.get(`/__mock/worlds/${id}`)).body
    await api.post('/__mock/worlds', { id: 'mine', now: '2026-11-20T00:00:00Z', frozen: true })
    await page.goto(`${origin}/__mock/enter?world=mine&to=/support/question/general?parentCode=GNRL_MBR`)
    const bar = page.getByRole('complementary', { name: 'Developer' })
    const abuse = bar.getByRole('checkbox', { name: 'abuse' })
    const persona = bar.getByRole('combobox', { name: 'persona' })
    const pill = bar.getByRole('button', { name: /^mine · / })
    const user = page.getByRole('banner').getByRole('button', { name: '김민서' })

    await clauseStep('shell.developer-bar.collapses', 'opened, closed with Escape, after a reload', async () => {
      await expect(pill).toBeVisible({ timeout: 60_000 })
      await expect(abuse).toHaveCount(0)
      await expect(pill).toHaveAttribute('aria-expanded', 'false')
      await pill.click()
      await expect(abuse).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(abuse).toHaveCount(0)
      await expect(pill).toBeFocused()
      await page.reload()
      await expect(pill).toBeVisible()
      await expect(abuse).toHaveCount(0)
      await pill.click()
      await expect(abuse).toBeVisible()
      await page.reload()
      await expect(abuse).toBeVisible()
    })

    await clauseStep(
      'shell.developer-bar.in-development',
      'site, persona, language, clock and abuse flag',
      async () => {
        await expect(bar).toBeVisible({ timeout: 60_000 })
        await expect(bar).toContainText('world mine')
        await expect(bar.getByRole('combobox', { name: 'site' })).toHaveValue('public')
        await expect(bar.getByRole('combobox', { name: 'language' })).toHaveValue('ko')
        await expect(persona).toHaveValue('anonymous')
        await expect(bar.getByLabel('clock (UTC +9)')).toHaveValue(/^2026-11-20T09:00/)
        await expect(abuse).not.toBeChecked()
      },
    )
    await clauseStep('shell.developer-bar.changes-state', 'on the page and in the world', async () => {
      await abuse.check()
      await expect(page.getByRole('group', { name: /^자동 입력 방지/ })).toBeVisible({ timeout: 20_000 })
      await persona.selectOption('main')
      await expect(user).toBeVisible()
      await bar.getByLabel('clock (UTC +9)').fill('2031-05-06T12:00:00')
      await bar.getByLabel('clock (UTC +9)').press('Enter')
      await expect.poll(async () => (await state('mine')).now).toBe('2031-05-06T03:00:00.000Z')
      await bar.getByRole('combobox', { name: 'language' }).selectOption('en')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(await state('mine')).toMatchObject({ abuse: true, persona: 'main' })
    })
    await clauseStep('shell.developer-bar.copies-link', 'with the whole state', async () => {
      await bar.getByRole('button', { name: 'copy link' }).click()
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect(link.origin + link.pathname).toBe(`${origin}/__mock/enter`)
      expect(Object.fromEntries(link.searchParams)).toEqual({
        world: 'mine',
        persona: 'main',
        now: '2031-05-06T03:00:00.000Z',
        frozen: 'true',
        abuse: 'true',
        lang: 'en',
        to: '/support/question/general?parentCode=GNRL_MBR',
      })
    })
    await clauseStep('shell.developer-bar.refusals-and-faults', 'on the page', async () => {
      await bar.getByRole('combobox', { name: 'faults' }).selectOption('under maintenance (503)')
      await expect
        .poll(async () => (await state('mine')).faults)
        .toEqual([{ id: expect.any(Number), status: 503, code: 'SERVICE_UNAVAILABLE' }])
      await api.with({ 'x-mock-world': 'mine' }).get('/api/support/notice')
      await expect(bar.getByRole('region', { name: 'Recent refusals' })).toContainText('503 GET /api/support/notice')
      await bar.getByRole('button', { name: 'remove: all requests, status 503, SERVICE_UNAVAILABLE' }).click()
      await expect.poll(async () => (await state('mine')).faults).toEqual([])
      await api.with({ 'x-mock-world': 'mine' }).get('/api/support/notice/999999')
      await expect(bar.getByRole('region', { name: 'Recent refusals' })).toContainText('error.status.not-found')
    })
    await clauseStep('shell.developer-bar.purposes', 'sends, saves and lists', async () => {
      for (const [preset, operations] of [
        ['each send fails once (500)', ['submitInquiry', 'submitAdditional', 'answerCallSurvey', 'answerAnswerSurvey']],
        ['each save fails once (500)', ['saveAlarm', 'savePassword']],
        ['each list fails once (500)', ['notices', 'faqs', 'latestNews', 'cachedNews', 'myInquiries']],
      ] as const) {
        await bar.getByRole('combobox', { name: 'faults' }).selectOption(preset)
        await expect
          .poll(async () =>
            (await state('mine')).faults.map((fault: { operationId: string }) => fault.operationId).toSorted(),
          )
          .toEqual(operations.toSorted())
        // Neither the session nor other requests of the page use them up.
        await page.reload()
        await expect(bar.getByRole('button', { name: `remove: ${operations[0]}, status 500, once` })).toBeVisible()
        if (preset.includes('list')) {
          await api.with({ 'x-mock-world': 'mine' }).get('/api/support/notice')
          await expect(bar.getByRole('button', { name: /^remove: notices/ })).toHaveCount(0)
          await expect(bar.getByRole('region', { name: 'Recent refusals' })).toContainText(
            '500 GET /api/support/notice INTERNAL_ERROR by a fault',
          )
        }
        await api.json('PUT', '/__mock/worlds/mine/faults', [])
      }
    })
    await clauseStep('shell.developer-bar.fills', 'an anonymous inquiry with a captcha', async () => {
      await api.json('PATCH', '/__mock/worlds/mine', { persona: 'anonymous', abuse: true })
      await page.goto(`${origin}/support/question/general?lang=ko`)
      const answer = page.getByRole('group', { name: /^자동 입력 방지/ }).getByRole('textbox')
      await expect(answer).toBeVisible({ timeout: 20_000 })
      await bar.getByRole('button', { name: 'fill with an example' }).click()
      await expect(page.getByRole('textbox', { name: '내용', exact: true })).not.toHaveValue('')
      await bar.getByRole('button', { name: 'solve the captcha' }).click()
      await expect(answer).not.toHaveValue('')
      await page.getByRole('button', { name: '문의 보내기' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('문의가 접수되었습니다')
      expect((await state('mine')).inquiries).toBe(1)
      await page.getByRole('alertdialog').getByRole('button').first().click()
    })
    await clauseStep('shell.developer-bar.covers-no-focus', 'each tab stop of the form at 375 px', async () => {
      await page.setViewportSize({ width: 375, height: 700 })
      await page.goto(`${origin}/support/question/general`)
      await expect(abuse).toBeVisible()
      const covered: string[] = []
      for (let stops = 0; stops < 40; stops += 1) {
        await page.keyboard.press('Tab')
        covered.push(
          ...(await page.evaluate(() => {
            const box = document.querySelector('aside[aria-label=Developer]')
            const focused = document.activeElement
            if (!box || !focused || box.contains(focused) || focused === document.body) return []
            const [a, b] = [focused.getBoundingClientRect(), box.getBoundingClientRect()]
            const isCovered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
            return isCovered ? [focused.outerHTML.slice(0, 80)] : []
          })),
        )
        if (await pill.evaluate((element) => element === document.activeElement)) break
      }
      expect(covered).toEqual([])
      await page.setViewportSize({ width: 1280, height: 720 })
    })
    await clauseStep('shell.developer-bar.resets', 'its inquiries', async () => {
      if ((await pill.getAttribute('aria-expanded')) === 'false') await pill.click()
      // The page reloads after the reset. A later reload would replace the page that the next step opens.
      const reloaded = page.waitForEvent('load')
      const question = bar.getByRole('group', { name: 'reset world' })
      await bar.getByRole('button', { name: 'reset world' }).click()
      await question.getByRole('button', { name: 'no' }).click()
      await expect(question).toHaveCount(0)
      expect((await state('mine')).inquiries).toBeGreaterThan(0)
      await bar.getByRole('button', { name: 'reset world' }).click()
      await question.getByRole('button', { name: 'yes' }).click()
      await reloaded
      await expect.poll(async () => (await state('mine')).inquiries).toBe(0)
    })
    const scenario = bar.getByRole('combobox', { name: 'scenario' })
    await clauseStep('shell.developer-bar.scenario-list', 'with the keyboard, on a form', async () => {
      await page.goto(`${origin}/support/question/sales`)
      const list = bar.getByRole('listbox', { name: 'scenario' })
      await scenario.focus()
      await page.keyboard.press('ArrowDown')
      await expect(list.getByRole('group').first()).toHaveAccessibleName('This screen')
      await expect(list.getByRole('option').first()).toHaveText(
        'An anonymous visitor must agree before a sales inquiry is sent.',
      )
      await expect(list.getByRole('group', { name: 'FAQ' })).toHaveCount(1)
      await page.keyboard.type('program ATTACHES')
      await expect(list.getByRole('option')).toHaveText(['A visitor attaches a program.'])
      await page.keyboard.press('Escape')
      await expect(list.getByRole('option')).toHaveCount(0)
      await expect(scenario).toBeFocused()
    })
    await clauseStep('shell.developer-bar.scenarios', 'with files and an error', async () => {
      await scenario.fill('files-extension')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/question\/general/)
      await expect(bar).toContainText('scenario-files-extension')
      await bar.getByRole('button', { name: 'follow its steps' }).click()
      await expect(page.getByRole('main')).toContainText('첨부할 수 없는 형식의 파일입니다: 설치.exe')
    })
    await clauseStep('control.world.gone-is-said', 'after a reload', async () => {
      await page.goto(`${origin}/__mock/enter?world=mine&to=/`)
      await api.send('DELETE', '/__mock/worlds/mine')
      await page.goto(`${origin}/`)
      await expect(bar.getByRole('status').first()).toContainText('The world "mine" no longer exists')
      await expect(bar).toContainText('world default')
      await bar.getByRole('button', { name: 'Dismiss' }).click()
      await expect(bar.getByText('no longer exists')).toHaveCount(0)
    })
    // Comes last, because storage stays forbidden.
    await clauseStep('shell.start.without-storage', 'the developer bar', async () => {
      await forbidStorage(page)
      await page.goto(`${origin}/`)
      await expect(bar.getByRole('button', { name: /^default · / })).toBeVisible()
    })
  })
  await context.close()
})
