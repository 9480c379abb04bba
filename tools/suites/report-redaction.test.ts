import { expect, test } from 'vitest'
import type { RunMetadata, TestRow } from '#e2e/report/clause-report.ts'
import { reportPage } from '#e2e/report/report-page.ts'
import { reportOf } from '#e2e/report/write-report.ts'

const personal = ['visitor@example.com', '1012345678', '010-1234-5678', '042042']

const error = `expect(received).toEqual(expected)
-   "emailAddress": "visitor@example.com",
+   "cellphoneNo": "1012345678",
GET /api/security/captcha/verify?captchaKey=k&captchaValue=042042 200
010-1234-5678 was sent at 2026-11-22 09:30:00 as inquiry 100001`

const row: TestRow = {
  title: 'inquiry.title.required: a title',
  titles: ['inquiry.title.required: a title'],
  file: 'e2e/inquiry/fields/cases.api.spec.ts',
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

test('the report masks email addresses, phone numbers and captcha values, unless it is to show values', () => {
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

test('the report masks passwords with any characters', () => {
  const body = JSON.stringify({ currentPassword: 'Haneul!2026', newPassword: 'Pa"rang\\2026' })
  const failed = { ...row, errors: [`PUT /api/mypage/password ${body}`, JSON.stringify({ request: body })] }
  const text = JSON.stringify({ ...reportOf(run, [failed], false), clauses: [] })
  for (const secret of ['Haneul!', 'rang']) expect(text).not.toContain(secret)
})
