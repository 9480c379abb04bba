import type { Page } from '@playwright/test'
import { appStarted, clausesOfSteps, clauseStep, expect, fetchJson, test } from './test.ts'

const questions = '/mypage/myquestion/all'
const session = '/api-member/member/session'

const reload = async (page: Page) => {
  await page.reload()
  await appStarted(page)
}

test(...clausesOfSteps(), async ({ page, context, enter, guard }) => {
  test.setTimeout(90_000)
  const world = await enter(questions, { persona: 'main', seed: 'a', abuse: true, now: '2030-01-01T00:00:00Z' })
  const enteredAt = performance.now()
  await world.faults({ operationId: 'notices', status: 503, times: 2 })
  const before = await world.state()
  await expect.poll(async () => (await world.journal('myInquiries')).length).toBe(1)
  const exchanges = await world.journal('myInquiries')
  await reload(page)
  for (const id of ['control.offline.survives-reload', 'control.offline.world-by-link'] as const)
    await clauseStep(id, 'settings, faults and journal', async () => {
      expect(await world.state()).toMatchObject({ id: before.id, persona: 'main', seed: 'a', abuse: true })
      expect((await world.state()).faults).toEqual(before.faults)
      expect((await world.journal('myInquiries')).slice(0, 1)).toEqual(exchanges)
      expect((await fetchJson(page, session)).member.email).toBe(before.member!.email)
    })
  await clauseStep('control.offline.survives-reload', 'a cleared journal', async () => {
    const last = (await world.journal()).at(-1)!.number
    await fetchJson(page, `/__mock/worlds/${world.id}/journal`, { method: 'DELETE' })
    await reload(page)
    expect((await world.journal()).filter(({ number }) => number <= last)).toEqual([])
  })
  await clauseStep('control.offline.popup-joins', 'and shares changes', async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((path) => void window.open(path, 'survey', 'width=600,height=600'), questions),
    ])
    await appStarted(popup)
    expect((await fetchJson(popup, session)).member).toMatchObject({ userType: expect.any(String) })
    // A change in one window is visible in the other.
    await fetchJson(popup, `/__mock/worlds/${world.id}`, { method: 'PATCH', body: '{"abuse":false}' })
    expect((await world.state()).abuse).toBe(false)
    await world.patch({ partner: false })
    expect(await fetchJson(popup, `/__mock/worlds/${world.id}`)).toMatchObject({ abuse: false, partner: false })
    await popup.close()
  })
  await clauseStep('control.offline.forward-refused', 'named and without effect', async () => {
    guard.allowStatuses(400, 404)
    const body = JSON.stringify({ forward: [{ to: 'http://127.0.0.1:9' }] })
    const refused = await fetchJson(page, `/__mock/worlds/${world.id}`, { method: 'PATCH', body })
    expect(refused).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'forward' }] })
    expect((await world.state()).forward).toEqual([])
  })
  await clauseStep('control.offline.survives-reload', 'submitted inquiries with their files', async () => {
    const status = await page.evaluate(async () => {
      const form = new FormData()
      const parts = {
        inquiryTypeCode: 'GNRL',
        bbsArticleTypeDetailCode: 'GNRL_MBR_001',
        title: 'stored',
        content: 'stored',
        emailAddress: 'minseo.kim@example.com',
        cntryNo: '82',
        cellphoneNo: '1000000010',
      }
      for (const [name, value] of Object.entries(parts)) form.append(name, value)
      form.append('attachFile', new File(['haneul'], 'a.pdf'))
      const response = await fetch('/api/support/inquiry', { method: 'POST', body: form })
      // Reload at once: a submission that was confirmed must be stored.
      location.reload()
      return response.status
    })
    expect(status).toBe(200)
    await page.waitForLoadState('load')
    await appStarted(page)
    expect(await world.inquiries()).toMatchObject([
      { fields: { title: 'stored' }, files: [{ name: 'a.pdf', size: 6 }] },
    ])
    const { submissions } = await fetchJson(page, `/__mock/worlds/${world.id}/snapshot`)
    expect(submissions[0].files[0].bytes).toBe('aGFuZXVs')
  })
  const other = await context.newPage()
  await clauseStep('control.offline.world-of-tab', 'another tab', async () => {
    await other.goto('/')
    await appStarted(other)
    expect((await fetchJson(other, session)).member).toBeNull()
    expect((await fetchJson(page, session)).member).not.toBeNull()
  })
  await page.close()
  const third = await context.newPage()
  await clauseStep('control.offline.clock-goes-on', 'while its page is closed', async () => {
    await third.goto(`/__mock/enter?world=${world.id}&to=/`)
    await appStarted(third)
    const { now } = await fetchJson(third, `/__mock/worlds/${world.id}`)
    const passedMs = Date.parse(now) - Date.parse('2030-01-01T00:00:00Z')
    expect(passedMs).toBeGreaterThanOrEqual(performance.now() - enteredAt - 100)
    expect(passedMs).toBeLessThan(120_000)
  })
  await clauseStep('control.offline.world-by-link', 'the default world with a persona', async () => {
    await third.goto(`/__mock/enter?world=default&persona=main&to=${questions}`)
    await third.waitForURL(`**${questions}`)
    await appStarted(third)
    expect(await fetchJson(third, '/__mock/worlds/default')).toMatchObject({ persona: 'main' })
    expect((await fetchJson(third, session)).member).not.toBeNull()
  })
  await clauseStep('control.offline.default-shared', 'by two tabs', async () => {
    await fetchJson(third, '/__mock/worlds/default', { method: 'PATCH', body: '{"persona":"biz"}' })
    expect((await fetchJson(other, '/__mock/worlds/default')).persona).toBe('biz')
    await reload(other)
    expect((await fetchJson(other, session)).member).toMatchObject({ userType: expect.any(String) })
  })
})

/** Replaces what is stored of a world: by itself in the older format, by another record or by nothing. */
const replaceStored = (page: Page, id: string, replacement: 'format 1' | object | null) =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mock')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['parts'], 'readwrite')
          const parts = transaction.objectStore('parts')
          const reading = parts.get([name, 'state'])
          reading.addEventListener('success', () => {
            const { at, state } = reading.result
            const { random, submissions, ...rest } = state
            const older = { at, state: { ...rest, format: 1, chance: random, received: submissions } }
            if (value === null) parts.delete([name, 'state'])
            else parts.put(value === 'format 1' ? older : value, [name, 'state'])
          })
          transaction.addEventListener('complete', () => resolve())
          transaction.addEventListener('abort', () => reject(transaction.error))
        })
      }),
    [id, replacement] as const,
  )

test(...clausesOfSteps('a world stored in format 1'), async ({ page, enter }) => {
  test.setTimeout(90_000)
  const world = await enter('/', { persona: 'main', seed: 'blue', abuse: true })
  const lineAbout = (id: string) => page.waitForEvent('console', (message) => message.text().includes(id))
  await clauseStep('control.offline.survives-reload', 'a world stored in format 1', async () => {
    await replaceStored(page, world.id, 'format 1')
    await reload(page)
    expect(await world.state()).toMatchObject({ persona: 'main', abuse: true, seed: 'blue' })
  })
  for (const [example, replacement] of [
    ['a record of an older version', { at: 0, state: { format: 0 } }],
    ['a missing record', null],
  ] as const)
    await clauseStep('control.offline.unreadable-aside', example, async () => {
      await world.patch({ persona: 'main' })
      await replaceStored(page, world.id, replacement)
      const line = lineAbout(world.id)
      await reload(page)
      expect((await line).text()).toMatch(/Failed to read the stored world .*set aside and replaced by a new one\.$/)
      expect(await world.state()).toMatchObject({ persona: 'anonymous', inquiries: 0 })
    })
  await clauseStep('control.offline.gone-on-open', 'after it was deleted', async () => {
    await world.patch({ persona: 'main' })
    expect(await world.end()).toEqual([])
    const line = lineAbout(world.id)
    await reload(page)
    expect((await line).text()).toContain('uses the world "default"')
    expect((await fetchJson(page, session)).member).toBeNull()
  })
  await clauseStep('control.offline.unstored', 'without room', async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    })
    const line = page.waitForEvent('console', (message) => message.type() === 'warning')
    await fetchJson(page, '/__mock/worlds/default', { method: 'PATCH', body: '{"abuse":true}' })
    expect((await line).text()).toMatch(/^Failed to store the worlds: no room\. They are lost when this page closes/)
    await fetchJson(page, '/__mock/worlds/default', { method: 'PATCH', body: '{"partner":false}' })
    expect(await fetchJson(page, '/__mock/worlds/default')).toMatchObject({ abuse: true, partner: false })
  })
})
