import { connect } from 'node:net'
import { generalInquiry } from '../support/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'

test(...clause('control.world.writes-in-turn', '20 at once'), async ({ api, world }) => {
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => api.postForm('/api/support/inquiry', generalInquiry())),
  )
  const numbers = sent.map(({ body }) => body.content.inquiryId as number)
  expect(new Set(numbers).size).toBe(20)
  expect((await world.inquiries()).map(({ inquiryId }) => inquiryId)).toEqual(numbers.toSorted((a, b) => a - b))
})

test(...clause('control.world.writes-in-turn', 'while records are added'), async ({ api, world }) => {
  const record = {
    persona: 'main',
    sites: ['public'],
    inquiryTypeCode: 'GNRL',
    bbsArticleTypeDetailCode: 'GNRL_MBR_001',
    title: 'added',
    content: 'added',
    regYmdt: '2026-11-01 09:00:00',
    status: 'RECEIVED',
    files: [],
    emailAddress: 'main@haneul.example',
    locale: 'ko',
  }
  const ids = Array.from({ length: 3000 }, (_, i) => 100_001 + i)
  const inquiries = Object.fromEntries(ids.map((inquiryId) => [inquiryId, { inquiryId, ...record }]))
  const change = world.patch({ partner: false, data: { inquiries } })
  // The settings change before the records are added.
  await expect.poll(async () => (await world.state()).partner, { intervals: [5] }).toBe(false)
  const { body } = await api.postForm('/api/support/inquiry', generalInquiry())
  expect(body.content.inquiryId).toBe(103_001)
  await change
})

test(...clause('control.world.writes-in-turn', 'one is delayed'), async ({ api, world }) => {
  await world.faults({ operationId: 'submitInquiry', delayMs: 1000, times: 1 })
  const finished: string[] = []
  const delayed = api.postForm('/api/support/inquiry', generalInquiry()).then(() => finished.push('delayed'))
  await expect.poll(async () => (await world.state()).faults).toEqual([])
  expect((await api.postForm('/api/support/inquiry', generalInquiry())).status).toBe(200)
  finished.push('next')
  await delayed
  expect(finished).toEqual(['next', 'delayed'])
})

test(...clause('control.world.writes-in-turn', 'one is still being uploaded'), async ({ api, world }) => {
  const { hostname, port } = new URL(api.origin)
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /api/support/inquiry HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `X-Mock-World: ${world.id}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 1000',
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n--b\r\n`)
  // The mock waits for the body.
  const [answer] = await new Promise<[Buffer]>((resolve) => socket.once('data', (data) => resolve([data])))
  expect(answer.toString()).toContain('100 Continue')
  expect((await api.postForm('/api/support/inquiry', generalInquiry())).status).toBe(200)
  expect(await world.inquiries()).toHaveLength(1)
  socket.destroy()
})
