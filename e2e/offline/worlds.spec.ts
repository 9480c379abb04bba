import { alsoProves, fetchJson, clause, expect, test } from './test.ts'

const questions = '/mypage/myquestion/all'
const signedIn = { persona: 'main' as const }

test(
  ...alsoProves(clause('control.offline.survives-reload'), 'control.offline.world-by-link'),
  async ({ page, enter }) => {
    const world = await enter(questions, { ...signedIn, seed: 'a', abuse: true })
    await world.faults({ operationId: 'notices', status: 503, times: 2 })
    const before = await world.state()
    await expect.poll(async () => (await world.journal('myInquiries')).length).toBe(1)
    const exchanges = await world.journal('myInquiries')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await world.state()).toMatchObject({ id: before.id, persona: 'main', seed: 'a', abuse: true })
    expect((await world.state()).faults).toEqual(before.faults)
    expect((await world.journal('myInquiries')).slice(0, 1)).toEqual(exchanges)
    expect((await fetchJson(page, '/api-member/member/session')).member.name).toBe(before.member!.name)
  },
)

test(...clause('control.offline.survives-reload', 'submitted inquiries with their files'), async ({ page, enter }) => {
  const world = await enter('/support/question/general')
  const status = await page.evaluate(async () => {
    const form = new FormData()
    const parts = {
      inquiryTypeCode: 'GNRL',
      bbsArticleTypeDetailCode: 'GNRL_MBR_001',
      title: 'stored',
      content: 'stored',
      emailAddress: 'visitor@example.com',
      cntryNo: '82',
      cellphoneNo: '1012345678',
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await world.inquiries()).toMatchObject([{ fields: { title: 'stored' }, files: [{ name: 'a.pdf', size: 6 }] }])
  const { submissions } = await fetchJson(page, `/__mock/worlds/${world.id}/snapshot`)
  expect(submissions[0].files[0].bytes).toBe('aGFuZXVs')
})

test(...clause('control.offline.world-by-link', 'the default world with a persona'), async ({ page }) => {
  await page.goto(`/__mock/enter?world=default&persona=main&to=${questions}`)
  await page.waitForURL(`**${questions}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fetchJson(page, '/__mock/worlds/default')).toMatchObject({ persona: 'main' })
  expect((await fetchJson(page, '/api-member/member/session')).member).not.toBeNull()
})

test(...clause('control.offline.popup-joins'), async ({ page, enter }) => {
  const world = await enter(questions, signedIn)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((path) => void window.open(path, 'survey', 'width=600,height=600'), questions),
  ])
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await fetchJson(popup, '/api-member/member/session')).member).toMatchObject({ userType: expect.any(String) })
  // A change in one window is visible in the other.
  await fetchJson(popup, `/__mock/worlds/${world.id}`, { method: 'PATCH', body: '{"abuse":true}' })
  expect((await world.state()).abuse).toBe(true)
  await world.patch({ partner: false })
  expect(await fetchJson(popup, `/__mock/worlds/${world.id}`)).toMatchObject({ abuse: true, partner: false })
})

test(...clause('control.offline.world-of-tab'), async ({ page, context, enter }) => {
  await enter(questions, signedIn)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await fetchJson(other, '/api-member/member/session')).member).toBeNull()
  expect((await fetchJson(page, '/api-member/member/session')).member).not.toBeNull()
})

test(...clause('control.offline.default-shared'), async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fetchJson(page, '/__mock/worlds/default', { method: 'PATCH', body: '{"persona":"biz"}' })
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await fetchJson(other, '/__mock/worlds/default')).persona).toBe('biz')
})

test(...clause('control.offline.clock-goes-on'), async ({ page, context, enter }) => {
  const world = await enter('/', { now: '2030-01-01T00:00:00Z' })
  const leftAt = performance.now()
  await page.close()
  const back = await context.newPage()
  await back.goto(`/__mock/enter?world=${world.id}&to=/`)
  await expect(back.getByRole('heading', { level: 1 })).toBeVisible()
  const { now } = await fetchJson(back, `/__mock/worlds/${world.id}`)
  const passedMs = Date.parse(now) - Date.parse('2030-01-01T00:00:00Z')
  expect(passedMs).toBeGreaterThanOrEqual(performance.now() - leftAt - 100)
  expect(passedMs).toBeLessThan(120_000)
})

test(...clause('control.offline.survives-reload', 'a world stored in format 1'), async ({ page, enter }) => {
  const world = await enter('/', { persona: 'main', seed: 'blue', abuse: true })
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mock')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['parts'], 'readwrite')
          const parts = transaction.objectStore('parts')
          const reading = parts.get([id, 'state'])
          reading.addEventListener('success', () => {
            const { at, state } = reading.result
            const { random, submissions, ...rest } = state
            parts.put({ at, state: { ...rest, format: 1, chance: random, received: submissions } }, [id, 'state'])
          })
          transaction.addEventListener('complete', () => resolve())
          transaction.addEventListener('abort', () => reject(transaction.error))
        })
      }),
    world.id,
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await world.state()).toMatchObject({ persona: 'main', abuse: true, seed: 'blue' })
})

for (const [example, replacement] of [
  ['a record of an older version', { at: 0, state: { format: 0 } }],
  ['a missing record', null],
] as const)
  test(...clause('control.offline.unreadable-aside', example), async ({ page, enter }) => {
    const world = await enter('/', { persona: 'main' })
    await page.evaluate(
      ([id, value]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('mock')
          opening.addEventListener('success', () => {
            const transaction = opening.result.transaction(['parts', 'stamps'], 'readwrite')
            if (value) transaction.objectStore('parts').put(value, [id, 'state'])
            else transaction.objectStore('parts').delete([id, 'state'])
            transaction.addEventListener('complete', () => resolve())
            transaction.addEventListener('abort', () => reject(transaction.error))
          })
        }),
      [world.id, replacement] as const,
    )
    const line = page.waitForEvent('console', (message) => message.text().includes(world.id))
    await page.reload()
    expect((await line).text()).toMatch(/Failed to read the stored world .*set aside and replaced by a new one\.$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await world.state()).toMatchObject({ persona: 'anonymous', inquiries: 0 })
  })

test(...clause('control.offline.gone-on-open'), async ({ page, enter }) => {
  const world = await enter('/', { persona: 'main' })
  expect(await world.end()).toEqual([])
  const line = page.waitForEvent('console', (message) => message.text().includes(world.id))
  await page.reload()
  expect((await line).text()).toContain('uses the world "default"')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await fetchJson(page, '/api-member/member/session')).member).toBeNull()
})

test(...clause('control.offline.unstored'), async ({ page, enter }) => {
  const world = await enter('/')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const line = page.waitForEvent('console', (message) => message.type() === 'warning')
  await world.patch({ abuse: true })
  expect((await line).text()).toMatch(/^Failed to store the worlds: no room\. They are lost when this page closes/)
  await world.patch({ partner: false })
  expect(await world.state()).toMatchObject({ abuse: true, partner: false })
})
