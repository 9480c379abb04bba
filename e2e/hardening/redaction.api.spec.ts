import { generalInquiry } from '../support/inquiry.ts'
import { reportPage } from '../support/report-page.ts'
import { reportOf } from '../support/write-report.ts'
import type { RunMetadata, TestRow } from '../support/clause-report.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const personal = ['visitor@example.com', '1012345678', '010-1234-5678', '042042']

const error = `expect(received).toEqual(expected)
-   "emailAddress": "visitor@example.com",
+   "cellphoneNo": "1012345678",
GET /api/security/captcha/verify?captchaKey=k&captchaValue=042042 200
010-1234-5678 was sent at 2026-11-22 09:30:00 as inquiry 100001`

const row: TestRow = {
  title: 'inquiry.title.required: a title',
  titles: ['inquiry.title.required: a title'],
  file: 'e2e/inquiry/fields.api.spec.ts',
  line: 7,
  project: 'api',
  place: 'public/ko',
  clauses: ['inquiry.title.required'],
  state: 'failed',
  steps: [],
  durationMs: 5,
  errors: [error],
  attachments: [],
}

const run: RunMetadata = {
  status: 'failed',
  startedAt: '2026-11-22T00:00:00.000Z',
  commit: 'abc1234',
  selected: '',
  durationMs: 5,
  isWhole: false,
  workers: 1,
  node: 'v24',
  playwright: '1',
  errors: [error],
}

test(...clause('hardening.redaction.report'), () => {
  // Without the texts of the clauses, which contain examples of phone numbers.
  const reported = (showsValues: boolean) => ({ ...reportOf(run, [row], showsValues), clauses: [] })
  const hidden = reported(false)
  for (const text of [JSON.stringify(hidden), reportPage(hidden)]) {
    for (const value of personal) expect(text).not.toContain(value)
    // What a developer needs stays.
    for (const kept of ['inquiry.title.required', 'captchaKey=k', '2026-11-22 09:30:00 as inquiry 100001', '•••@•••'])
      expect(text).toContain(kept)
  }
  const shown = JSON.stringify(reported(true))
  for (const value of personal) expect(shown).toContain(value)
})

test.describe('with a captcha', () => {
  test.use({ settings: { abuse: true } })
  test(...clause('hardening.redaction.control-plane'), async ({ api, world }) => {
    const { key } = (await api.get('/api/security/audio-captcha')).body
    const { value } = await world.captcha(key)
    expect(value).toMatch(/^\d{6}$/)
    const solved = { captchaKey: key, captchaValue: value, captchaCategory: 'AUDIO' }
    await api.get('/api/security/captcha/verify', solved)
    expectStatus((await api.postForm('/api/support/inquiry', generalInquiry(solved))).status, 200)
    const [inquiry] = await world.inquiries()
    expect(inquiry!.fields).toMatchObject({
      emailAddress: 'visitor@example.com',
      cellphoneNo: '1012345678',
      captchaValue: value,
    })
    const [verified] = await world.journal('verifyCaptcha')
    expect(verified!.query).toContain(`captchaValue=${value}`)
    const [sent] = await world.journal('submitInquiry')
    for (const text of ['visitor@example.com', '1012345678', value]) expect(sent!.request).toContain(text)
    const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
    expect(JSON.stringify(body)).not.toContain('•')
  })
})

test(...clause('hardening.redaction.passwords', 'in the report'), () => {
  const body = JSON.stringify({ currentPassword: 'Haneul!2026', newPassword: 'Pa"rang\\2026' })
  const failed = { ...row, errors: [`PUT /api/mypage/password ${body}`, JSON.stringify({ request: body })] }
  const text = JSON.stringify({ ...reportOf(run, [failed], false), clauses: [] })
  for (const secret of ['Haneul!', 'rang']) expect(text).not.toContain(secret)
})
