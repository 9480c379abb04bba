import { expect, test } from 'vitest'
import { fileOf, inquiry, newMock, submitPath } from '../testing/mock.ts'

const now = '2027-03-04T05:06:07.008Z'

test('a stored file is downloaded as it was sent, and never opened', async () => {
  const { api, control, world } = newMock({ allowFileExt: ['html', 'txt'] })
  const file = fileOf("보고서 '최종'.html", 4099)
  const { body } = await api.postForm(submitPath, inquiry, [fileOf('a.txt', 10), file])
  const files = `/worlds/default/inquiries/${body.content.inquiryId}/files`
  const { status, headers, bytes } = await control.get(`${files}/1`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  expect(Buffer.from(bytes).equals(await file.bytes())).toBe(true)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="___ ____-${body.content.inquiryId}-1.html"; filename*=UTF-8''%EB%B3%B4%EA%B3%A0%EC%84%9C%20%27%EC%B5%9C%EC%A2%85%27.html`,
  )
  for (const [path, expected] of [
    [`${files}/2`, 404],
    [`${files}/-1`, 400],
    [`${files}/x`, 400],
    ['/worlds/default/inquiries/1/files/0', 404],
  ] as const)
    expect([path, (await control.get(path)).status]).toEqual([path, expected])
  // A file that was evicted keeps its name.
  const snapshot = await world.snapshot()
  snapshot.submissions[0].files[1].bytes = null
  await world.restore(snapshot)
  expect((await control.get(`${files}/1`)).body.message).toContain('evicted')
})

test('the answer of a captcha is shown, and the list has those that have not expired', async () => {
  const { api, control, world } = newMock({ now, frozen: true })
  const { key } = (await api.post('/api/security/captcha')).body
  const digits = await world.captcha(key)
  expect(digits).toEqual({
    ...{ type: 'CAPTCHA', value: expect.stringMatching(/^\d{6}$/), verified: false },
    expiresAt: '2027-03-04T05:09:07.008Z',
  })
  await world.patch({ now: '2027-03-04T05:07:07.008Z' })
  const audio = (await api.get('/api/security/audio-captcha')).body.key
  const receipt = (await api.post('/api/security/receipt-captcha', { width: 360, height: 123 })).body.key
  expect([(await world.captcha(audio)).type, (await world.captcha(receipt)).type]).toEqual(['AUDIO', 'RECEIPT'])
  const list = async () => (await world.call('GET', '/captchas')).map((each: { key: string }) => each.key)
  expect((await world.call('GET', '/captchas')).at(-1)).toEqual({ key, ...digits })
  expect((await list()).toSorted()).toEqual([key, audio, receipt].toSorted())
  const query = { captchaKey: key, captchaValue: digits.value, captchaCategory: 'CAPTCHA' }
  expect((await api.get('/api/security/captcha/verify', query)).body).toBe(true)
  expect((await world.captcha(key)).verified).toBe(true)
  await world.patch({ now: '2027-03-04T05:09:07.008Z' })
  expect((await list()).toSorted()).toEqual([audio, receipt].toSorted())
  expect(await control.get(`/worlds/default/captchas/${key}x`)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  })
})

test('records are listed with the fields that a form can change', async () => {
  const { world } = newMock({ persona: 'main', now: '2026-11-20T00:00:00Z' })
  const records = async (kind: string) => (await world.call('GET', `/records?kind=${kind}`))[kind]
  const title = '서버 사양을 낮출 때의 주의점'
  const notice = {
    ko: '연말연시 고객지원 운영 안내',
    en: 'Customer support during the year-end holidays',
    ja: '年末年始のサポート体制について',
  }
  await world.patch({ member: { name: '이도윤' } })
  await world.patch({ data: { incidents: { 33: { name: { ko: '장애', en: 'Outage' } } } } })
  for (const [kind, record] of [
    ['inquiries', { key: '51245', title, fields: { status: 'ANSWERED', title, regYmdt: '2026-11-16 09:02:41' } }],
    [
      'payments',
      {
        ...{ key: 'main/2026-09', title: '' },
        fields: { paidYmd: '2026-10-10', paymentMethod: 'TRANSFER', taxBillStatus: 'ISSUED' },
      },
    ],
    [
      'notices',
      { key: '1060', title: notice.en, fields: { title: notice, typeCode: 'GUIDE', regYmdt: '2026-11-17 09:00:00' } },
    ],
  ] as const)
    expect(await records(kind)).toContainEqual(record)
  expect((await records('incidents')).find(({ key }: { key: string }) => key === '33')).toMatchObject({
    title: 'Outage',
    fields: { name: { ko: '장애', en: 'Outage' }, realRecoveryYmdt: null },
  })
  expect(await records('user')).toMatchObject([{ key: 'main', fields: { name: '이도윤', cntryCd: 'KR' } }])
  await world.patch({ persona: 'anonymous' })
  expect(await records('user')).toEqual([])
})
