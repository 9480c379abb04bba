import { createHash } from 'node:crypto'
import { completeGeneralParts, fileOf, generalInquiry } from '../support/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'

test.describe('signed in on gov with a frozen clock', () => {
  test.use({ settings: { persona: 'main', now: '2027-03-04T05:06:07.008Z', frozen: true }, site: 'gov' })

  test(...clause('control.worlds.inquiries'), async ({ api, world }) => {
    expect(await world.inquiries()).toEqual([])
    const file = fileOf('로그.txt', 77)
    const response = await api.postForm(
      '/api/support/inquiry',
      generalInquiry({ emailAddress: 'minseo.kim@example.com', unknown: 'also stored' }, [file]),
    )
    expect(await world.inquiries()).toMatchObject([
      {
        inquiryId: response.body.content.inquiryId,
        operationId: 'submitInquiry',
        parentInquiryId: null,
        at: '2027-03-04T05:06:07.008Z',
        site: 'gov',
        persona: 'main',
        fields: { ...completeGeneralParts, emailAddress: 'minseo.kim@example.com', unknown: 'also stored' },
        files: [{ name: '로그.txt', size: 77, sha256: createHash('sha256').update(file.bytes).digest('hex') }],
      },
    ])
  })

  test(...clause('control.worlds.inquiries', 'oldest first'), async ({ api, world }) => {
    for (const title of ['one', 'two', 'three'])
      await api.postForm('/api/support/inquiry', generalInquiry({ emailAddress: 'minseo.kim@example.com', title }))
    expect((await world.inquiries()).map(({ fields }) => fields.title)).toEqual(['one', 'two', 'three'])
    expect((await world.state()).inquiries).toBe(3)
  })
})

test.describe('with a frozen clock', () => {
  test.use({ settings: { now: '2027-03-04T05:06:07.008Z', frozen: true } })

  test(...clause('control.worlds.captcha-answer'), async ({ api, world }) => {
    const { key } = (await api.post('/api/security/captcha')).body
    const captcha = await world.captcha(key)
    expect(captcha).toEqual({
      type: 'CAPTCHA',
      value: expect.stringMatching(/^\d{6}$/),
      verified: false,
      expiresAt: '2027-03-04T05:09:07.008Z',
    })
    const query = { captchaKey: key, captchaValue: captcha.value, captchaCategory: 'CAPTCHA' }
    expect((await api.get('/api/security/captcha/verify', query)).body).toBe(true)
    expect((await world.captcha(key)).verified).toBe(true)
  })
})

test(...clause('control.worlds.captcha-answer', 'the other kinds'), async ({ api, world }) => {
  const receipt = (await api.post('/api/security/receipt-captcha', { width: 360, height: 123 })).body.key
  const audio = (await api.get('/api/security/audio-captcha')).body.key
  expect((await world.captcha(receipt)).type).toBe('RECEIPT')
  expect((await world.captcha(audio)).type).toBe('AUDIO')
})

test(...clause('control.worlds.captcha-answer', 'an unknown key'), async ({ api, world }) => {
  const { key } = (await api.post('/api/security/captcha')).body
  expect((await world.captcha(key)).type).toBe('CAPTCHA')
  const { status, body } = await api.get(`/__mock/worlds/${world.id}/captchas/${key}x`)
  expect(status).toBe(404)
  expect(body.code).toBe('NOT_FOUND')
})

test.describe('with HTML files allowed', () => {
  test.use({ settings: { allowFileExt: ['html', 'txt'] } })

  test(...clause('control.worlds.inquiry-file'), async ({ api, world }) => {
    const files = [fileOf('a.txt', 10), fileOf("보고서 '최종'.html", 4099)]
    const { inquiryId } = (await api.postForm('/api/support/inquiry', generalInquiry({}, files))).body.content
    const { status, headers, bytes } = await api.get(`/__mock/worlds/${world.id}/inquiries/${inquiryId}/files/1`)
    expect(status).toBe(200)
    expect(Buffer.from(bytes).equals(Buffer.from(files[1]!.bytes))).toBe(true)
    // Browsers must download every file instead of opening it.
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="___ ____-${inquiryId}-1.html"; filename*=UTF-8''%EB%B3%B4%EA%B3%A0%EC%84%9C%20%27%EC%B5%9C%EC%A2%85%27.html`,
    )
  })
})

for (const path of ['1/files/0', 'SENT/files/2', 'SENT/files/-1', 'SENT/files/x'])
  test(...clause('control.worlds.inquiry-file', `not found: ${path}`), async ({ api, world }) => {
    const { body } = await api.postForm('/api/support/inquiry', generalInquiry({}, [fileOf('a.txt', 10)]))
    const number = String(body.content.inquiryId)
    const inquiries = `/__mock/worlds/${world.id}/inquiries`
    expect((await api.get(`${inquiries}/${number}/files/0`)).status).toBe(200)
    const { status } = await api.get(`${inquiries}/${path.replace('SENT', number)}`)
    expect(status).toBe(/-1|x/.test(path) ? 400 : 404)
  })

test.describe('with a frozen clock that moves', () => {
  test.use({ settings: { now: '2027-03-04T05:06:07.008Z', frozen: true } })

  test(...clause('control.worlds.captchas'), async ({ api, world }) => {
    const captchas = () => api.get(`/__mock/worlds/${world.id}/captchas`).then(({ body }) => body)
    expect(await captchas()).toEqual([])
    const digits = (await api.post('/api/security/captcha')).body.key
    await world.patch({ now: '2027-03-04T05:07:07.008Z' })
    const audio = (await api.get('/api/security/audio-captcha')).body.key
    expect(await captchas()).toEqual([
      { key: audio, ...(await world.captcha(audio)) },
      { key: digits, ...(await world.captcha(digits)) },
    ])
    // The first captcha has expired after three minutes.
    await world.patch({ now: '2027-03-04T05:09:07.008Z' })
    expect(await captchas()).toEqual([{ key: audio, ...(await world.captcha(audio)) }])
  })
})

test.describe('as a member in 2026', () => {
  test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z' } })

  test(...clause('control.worlds.records'), async ({ api, world }) => {
    const records = (kind: string) =>
      api.get(`/__mock/worlds/${world.id}/records`, { kind }).then(({ body }) => body[kind])
    const of = async (kind: string, key: string) =>
      (await records(kind)).filter((record: { key: string }) => record.key === key)
    const title = '서버 사양을 낮출 때의 주의점'
    expect(await of('inquiries', '51245')).toEqual([
      { key: '51245', title, fields: { status: 'ANSWERED', title, regYmdt: '2026-11-16 09:02:41' } },
    ])
    expect(await of('payments', 'main/2026-09')).toEqual([
      {
        key: 'main/2026-09',
        title: '',
        fields: { paidYmd: '2026-10-10', paymentMethod: 'TRANSFER', taxBillStatus: 'ISSUED' },
      },
    ])
    const notice = {
      ko: '연말연시 고객지원 운영 안내',
      en: 'Customer support during the year-end holidays',
      ja: '年末年始のサポート体制について',
    }
    expect(await of('notices', '1060')).toEqual([
      { key: '1060', title: notice.en, fields: { title: notice, typeCode: 'GUIDE', regYmdt: '2026-11-17 09:00:00' } },
    ])
    await world.patch({ data: { incidents: { 33: { name: { ko: '장애', en: 'Outage' } } } } })
    expect(await of('incidents', '33')).toMatchObject([
      { title: 'Outage', fields: { name: { ko: '장애', en: 'Outage' }, realRecoveryYmdt: null } },
    ])
    await world.patch({ member: { name: '이도윤' } })
    expect(await records('user')).toMatchObject([{ key: 'main', fields: { name: '이도윤', cntryCd: 'KR' } }])
    await world.patch({ persona: 'anonymous' })
    expect(await records('user')).toEqual([])
  })
})
