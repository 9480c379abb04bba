import { clause, expect, test } from '../pages/test.ts'
import type { ApiClient } from '../support/api-client.ts'

interface FormRow {
  readonly kind: string
  /** What is typed to find the record, and how the list shows it; without them there is only one. */
  readonly typed?: string
  readonly record?: RegExp
  /** Values by field. Lists of values are chosen from. */
  readonly choose?: Readonly<Record<string, string>>
  readonly type?: Readonly<Record<string, string>>
  readonly before: Readonly<Record<string, string>>
  readonly read: (api: ApiClient) => Promise<unknown>
  readonly expected: unknown
  /** A text that the schema rejects. */
  readonly wrong: readonly [field: string, text: string]
}

const rows: readonly FormRow[] = [
  {
    kind: 'Inquiry',
    typed: '51248',
    record: /^51248 10월 세금계산서를 다시 받고 싶습니다$/,
    choose: { status: 'CLOSED' },
    before: { regYmdt: '2026-11-18 14:50:17' },
    read: async (api) => (await api.get('/api/mypage/inquiry/51248')).body.status,
    expected: 'CLOSED',
    wrong: ['regYmdt', 'yesterday'],
  },
  {
    kind: 'Incident',
    typed: '33',
    record: /^33 /,
    type: { realRecoveryYmdt: '[2026,11,19,23,30]' },
    before: { realRecoveryYmdt: '' },
    read: async (api) => {
      const { troubleStatusCode, realRecoveryYmdt } = (await api.get('/api/event-log/33')).body.content
      return [troubleStatusCode, realRecoveryYmdt]
    },
    expected: ['RESOLVED', [2026, 11, 19, 23, 30]],
    wrong: ['startYmdt', '[2026,13,1,0,0]'],
  },
  {
    kind: 'Bill',
    typed: 'main/2026-09',
    record: /^main\/2026-09$/,
    type: { paidYmd: '' },
    before: { paidYmd: '2026-10-10' },
    read: async (api) =>
      (await api.get('/api/mypage/billing')).body.find(({ month }: { month: string }) => month === '2026-09').status,
    expected: 'OVERDUE',
    wrong: ['paidYmd', '2026-10-99'],
  },
  {
    kind: 'Notice',
    typed: 'year-end holidays',
    record: /^1060 Customer support during the year-end holidays$/,
    type: { 'title.ko': '연말 운영 안내' },
    before: { 'title.ja': '年末年始のサポート体制について' },
    read: async (api) => (await api.get('/api/support/notice/1060')).body.title,
    expected: '연말 운영 안내',
    wrong: ['regYmdt', '2026-11-17'],
  },
  {
    kind: 'Signed-in user',
    type: { name: '이도윤', cntryCd: 'US' },
    before: { cntryCd: 'KR', name: '김민서' },
    read: async (api) => {
      const { name, cntryCd } = (await api.get('/api-member/member/session')).body.member
      return [name, cntryCd]
    },
    expected: ['이도윤', 'US'],
    wrong: ['roles', '"ROLE"'],
  },
]

test.describe('as a member in 2026', () => {
  test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z' } })

  test(...clause('control.console.record-forms'), async ({ mockConsole, page, api, guard }) => {
    guard.allowStatuses(400)
    await mockConsole.open('worlds')
    const panel = mockConsole.panel('User and records')
    const form = panel.getByRole('form', { name: 'Record' })
    const save = form.getByRole('button', { name: 'Save' })
    for (const { kind, typed, record, choose = {}, type = {}, before, read, expected, wrong } of rows)
      await test.step(kind, async () => {
        await mockConsole.pick(panel.getByRole('combobox', { name: 'Kind' }), kind)
        if (typed !== undefined) {
          const list = panel.getByRole('combobox', { name: 'Record' })
          await expect(list).not.toHaveAttribute('aria-busy')
          await list.click()
          await list.fill(typed)
          await page.getByRole('option', { name: record! }).click()
        }
        for (const [field, value] of Object.entries(before))
          await expect(form.getByRole('textbox', { name: field, exact: true })).toHaveValue(value)
        const wrongField = form.getByRole('textbox', { name: wrong[0], exact: true })
        const right = await wrongField.inputValue()
        await wrongField.fill(wrong[1])
        await save.click()
        await expect(wrongField).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert')).toHaveCount(0)
        await wrongField.fill(right)
        for (const [field, value] of Object.entries(choose))
          await mockConsole.pick(form.getByRole('combobox', { name: field, exact: true }), value)
        for (const [field, value] of Object.entries(type))
          await form.getByRole('textbox', { name: field, exact: true }).fill(value)
        await save.click()
        await expect(form.getByRole('status')).toHaveText('Saved.')
        expect(await read(api)).toEqual(expected)
      })
  })
})
