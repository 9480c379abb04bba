import type { Page } from '@playwright/test'
import { appStarted, expect, fetchJson, softStep, test } from './test.ts'

const questions = '/mypage/myquestion/all'
const session = '/api-member/member/session'

const reload = async (page: Page) => {
  await page.reload()
  await appStarted(page)
}

test('a world belongs to its tab and survives a reload', async ({ page, context, enter, guard }) => {
  test.setTimeout(90_000)
  const world = await enter(questions, { persona: 'main', seed: 'a', abuse: true, now: '2030-01-01T00:00:00Z' })
  const enteredAt = performance.now()
  await world.faults({ operationId: 'library', status: 503, times: 2 })
  const before = await world.state()
  await expect.poll(async () => (await world.journal('myInquiries')).length).toBe(1)
  const exchanges = await world.journal('myInquiries')
  await reload(page)
  await softStep('a reload keeps settings, faults and journal', async () => {
    expect(await world.state()).toMatchObject({ id: before.id, persona: 'main', seed: 'a', abuse: true })
    expect((await world.state()).faults).toEqual(before.faults)
    expect((await world.journal('myInquiries')).slice(0, 1)).toEqual(exchanges)
    expect((await fetchJson(page, session)).member.email).toBe(before.member!.email)
  })
  await softStep('a reload does not bring a cleared journal back', async () => {
    const last = (await world.journal()).at(-1)!.number
    await fetchJson(page, `/__mock/worlds/${world.id}/journal`, { method: 'DELETE' })
    await reload(page)
    expect((await world.journal()).filter(({ number }) => number <= last)).toEqual([])
  })
  await softStep('a popup joins the world and shares changes', async () => {
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
  await softStep('forwarding is refused, because there is no server', async () => {
    guard.allowStatuses(400, 404)
    const body = JSON.stringify({ forward: [{ to: 'http://127.0.0.1:9' }] })
    const refused = await fetchJson(page, `/__mock/worlds/${world.id}`, { method: 'PATCH', body })
    expect(refused).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'forward' }] })
    expect((await world.state()).forward).toEqual([])
  })
  await softStep('a reload keeps submitted inquiries with their files', async () => {
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
  await softStep('a new tab begins in the world that was entered last, and keeps its own', async () => {
    await other.goto(questions)
    await appStarted(other)
    expect((await fetchJson(other, session)).member).not.toBeNull()
    await other.goto('/__mock/enter?world=default&to=/')
    await appStarted(other)
    expect((await fetchJson(other, session)).member).toBeNull()
    await reload(page)
    expect((await fetchJson(page, session)).member).not.toBeNull()
  })
  await page.close()
  const third = await context.newPage()
  await softStep('the clock goes on while its page is closed', async () => {
    await third.goto(`/__mock/enter?world=${world.id}&to=/`)
    await appStarted(third)
    const { now } = await fetchJson(third, `/__mock/worlds/${world.id}`)
    const passedMs = Date.parse(now) - Date.parse('2030-01-01T00:00:00Z')
    expect(passedMs).toBeGreaterThanOrEqual(performance.now() - enteredAt - 100)
    expect(passedMs).toBeLessThan(120_000)
  })
  await softStep('a link enters the default world with a persona', async () => {
    await third.goto(`/__mock/enter?world=default&persona=main&to=${questions}`)
    await third.waitForURL(`**${questions}`)
    await appStarted(third)
    expect(await fetchJson(third, '/__mock/worlds/default')).toMatchObject({
      persona: 'main',
      // It begins where the records end.
      now: expect.stringMatching(/^2026-11-20T00:/),
      isClockSet: false,
    })
    expect((await fetchJson(third, session)).member).not.toBeNull()
  })
  await softStep('two tabs share the default world', async () => {
    await fetchJson(third, '/__mock/worlds/default', { method: 'PATCH', body: '{"persona":"biz"}' })
    expect((await fetchJson(other, '/__mock/worlds/default')).persona).toBe('biz')
    await reload(other)
    expect((await fetchJson(other, session)).member).toMatchObject({ userType: expect.any(String) })
  })
})

/** Replaces the parts that are stored of a world by others, by their keys. */
const replaceStored = (
  page: Page,
  id: string,
  parts: readonly (readonly [key: readonly (string | number)[], value: unknown])[],
) =>
  page.evaluate(
    ([world, entries]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mock')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['parts'], 'readwrite')
          const store = transaction.objectStore('parts')
          store.delete(IDBKeyRange.bound([world], [world, []]))
          for (const [key, value] of entries) {
            const isFile = key[0] === 'file'
            store.put(isFile ? new TextEncoder().encode(String(value)) : value, [world, ...key])
          }
          transaction.addEventListener('complete', () => resolve())
          transaction.addEventListener('abort', () => reject(transaction.error))
        })
      }),
    [id, parts] as const,
  )

/** A world as mocks before 0.15 stored it: a state, whole tables, and files beside their inquiries. */
const olderParts = (at: number) => {
  const file = { field: 'attachFile', name: 'a.txt', type: '', size: 6, sha256: 'ab'.repeat(32), bytes: null }
  const inquiry = { inquiryId: 7, operationId: 'submitInquiry', parentInquiryId: null, at: '2030-01-01T00:00:00.000Z' }
  const sent = { site: 'public', persona: 'anonymous', fields: { title: 'older' }, files: [file] }
  const captcha = { kind: 'old', locale: 'ko', value: '123456', seed: 's', verified: false, wrong: 0 }
  const state = {
    format: 1,
    settings: { persona: 'main', abuse: true, seed: 'blue' },
    clock: { now: Date.UTC(2030, 0, 1), frozen: false },
    faults: [],
    captchas: [['a'.repeat(32), { ...captcha, expiresAt: at + 180_000 }]],
    chance: null,
    received: [{ ...inquiry, ...sent }],
  }
  return [
    [['created'], { persona: 'biz' }],
    [['state'], { at, state, added: 12 }],
    [['table', 'inquiryCodes'], { GNRL_MBR_001: { name: { ko: '바뀐 이름' } } }],
    [['file', 7, 0], 'haneul'],
  ] as const
}

test('a stored world that cannot be read is set aside', async ({ page, enter }) => {
  test.setTimeout(90_000)
  // The home page would go on asking, and so store its own world, while another one is put in its place.
  const world = await enter('/policy/terms', { persona: 'main', seed: 'blue', abuse: true })
  const lineAbout = (id: string) => page.waitForEvent('console', (message) => message.text().includes(id))
  await softStep('a world that an older mock stored is read, stored and read again', async () => {
    const at = await page.evaluate(() => performance.timeOrigin + performance.now())
    await replaceStored(page, world.id, olderParts(at - 3_600_000))
    for (const _ of ['as it was', 'as it is stored now']) {
      await reload(page)
      expect(await world.state()).toMatchObject({ persona: 'main', abuse: true, seed: 'blue' })
      // The clock went on for an hour while no page was open.
      expect((await world.state()).now).toMatch(/^2030-01-01T01:0/)
      const { submissions, data, captchas } = await fetchJson(page, `/__mock/worlds/${world.id}/snapshot`)
      expect(submissions).toMatchObject([{ inquiryId: 7, fields: { title: 'older' }, files: [{ bytes: 'aGFuZXVs' }] }])
      expect(data.inquiryCodes.GNRL_MBR_001.name.ko).toBe('바뀐 이름')
      expect(captchas).toMatchObject([['a'.repeat(32), { kind: 'legacy', value: '123456' }]])
    }
    expect((await world.journal())[0]!.number).toBeGreaterThan(12)
  })
  for (const [example, replacement] of [
    ['a record of an older version', [[['state'], { at: 0, state: { format: 0 } }]]],
    ['a world without its settings', [[['worlds', 'created'], {}]]],
  ] as const)
    await softStep(`${example} is set aside and said`, async () => {
      await world.patch({ persona: 'main' })
      await replaceStored(page, world.id, replacement)
      const line = lineAbout(world.id)
      await reload(page)
      expect((await line).text()).toMatch(/Failed to read the stored world .*set aside and replaced by a new one\.$/)
      expect(await world.state()).toMatchObject({ persona: 'anonymous', inquiries: 0 })
    })
  await softStep('the tab of a deleted world uses the default world, and says so', async () => {
    await world.patch({ persona: 'main' })
    expect(await world.end()).toEqual([])
    const line = lineAbout(world.id)
    await reload(page)
    expect((await line).text()).toContain('uses the world "default"')
    expect((await fetchJson(page, session)).member).toBeNull()
  })
  await softStep('a full storage is said, and the worlds last until the page closes', async () => {
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

/** Sends 20 inquiries at once and returns the numbers of their receipts. */
const sendTwenty = (page: Page, title: string) =>
  page.evaluate(async (text) => {
    const parts = {
      inquiryTypeCode: 'GNRL',
      bbsArticleTypeDetailCode: 'GNRL_MBR_001',
      content: 'at once',
      emailAddress: 'visitor@example.com',
      cntryNo: '82',
      cellphoneNo: '1012345678',
    }
    const send = async (_: unknown, i: number) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...parts, title: `${text} ${i}` })) form.append(name, value)
      const response = await fetch('/api/support/inquiry', { method: 'POST', body: form })
      return ((await response.json()) as { content: { inquiryId: number } }).content.inquiryId
    }
    return Promise.all(Array.from({ length: 20 }, send))
  }, title)

test('two tabs send at the same time, and nothing is lost', async ({ page, context, enter }) => {
  const world = await enter('/support')
  const other = await context.newPage()
  await other.goto(`/__mock/enter?world=${world.id}&to=/support`)
  await appStarted(other)
  const numbers = (await Promise.all([sendTwenty(page, 'first'), sendTwenty(other, 'second')])).flat()
  expect(new Set(numbers).size).toBe(40)
  const stored = await world.inquiries()
  expect(stored.map(({ inquiryId }) => inquiryId).toSorted()).toEqual(numbers.toSorted())
  expect(new Set(stored.map(({ fields }) => fields.title)).size).toBe(40)
})
