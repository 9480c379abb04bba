import { ours } from '../literals/worded.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = '/api/mypage/alarm'

const recipient = (overrides: Readonly<Record<string, string>> = {}) => ({
  name: '당직',
  emailAddress: 'duty@example.com',
  cntryNo: '82',
  cellphoneNo: '1098765432',
  ...overrides,
})
const switches = [
  { category: 'INCIDENT', mail: false, sms: true },
  { category: 'MAINTENANCE', mail: true, sms: true },
  { category: 'BILLING', mail: false, sms: false },
  { category: 'MARKETING', mail: true, sms: false },
]
const allOff = switches.map(({ category }) => ({ category, mail: false, sms: false }))
const settings = { recipientList: [recipient()], switchList: switches }

test.use({ settings: { persona: 'main' } })

test(...clause('call.my-page.alarm'), async ({ api }) => {
  const { status, body } = await api.get(path)
  expectStatus(status, 200)
  expect(body).toEqual({
    recipientList: [
      { name: '김민서', emailAddress: 'minseo.kim@example.com', cntryNo: '82', cellphoneNo: '1000000010' },
      { name: '당직자', emailAddress: 'oncall@example.com', cntryNo: '82', cellphoneNo: '1000000090' },
    ],
    switchList: [
      { category: 'INCIDENT', mail: true, sms: true },
      { category: 'MAINTENANCE', mail: true, sms: false },
      { category: 'BILLING', mail: true, sms: false },
      { category: 'MARKETING', mail: false, sms: false },
    ],
  })
})

test(...clause('call.my-page.save-alarm'), async ({ api, world }) => {
  const { status, body } = await api.json('PUT', path, settings)
  expectStatus(status, 200)
  expect(body).toEqual(settings)
  expect((await api.get(path)).body).toEqual(settings)
  await world.patch({ persona: 'sub' })
  expect((await api.get(path)).body).toEqual(settings)
  await world.patch({ persona: 'biz' })
  expect((await api.get(path)).body.recipientList[0].name).toBe('한서연')
})

for (const [id, example, changes, field] of [
  ['my-page.alarm.recipient-name', 'spaces only', { name: '  ' }, 'name'],
  ['my-page.alarm.recipient-name', 'a Hangul filler only', { name: '\u3164' }, 'name'],
  ['my-page.alarm.recipient-name', 'none', { name: '' }, 'name'],
  ['my-page.alarm.recipient-name', '50 characters', { name: '가'.repeat(50) }, null],
  ['my-page.alarm.recipient-name', '51 characters', { name: '가'.repeat(51) }, 'name'],
  ['my-page.alarm.recipient-name', 'email: no domain', { emailAddress: 'duty' }, 'emailAddress'],
  ['my-page.alarm.recipient-name', 'email: 50 characters', { emailAddress: `${'x'.repeat(38)}@example.com` }, null],
  [
    'my-page.alarm.recipient-name',
    'email: 51 characters',
    { emailAddress: `${'x'.repeat(39)}@example.com` },
    'emailAddress',
  ],
  ['my-page.alarm.recipient-phone', 'no number', { cntryNo: '', cellphoneNo: '' }, null],
  ['my-page.alarm.recipient-phone', 'no country code', { cntryNo: '' }, 'cntryNo'],
  ['my-page.alarm.recipient-phone', 'a number of Japan', { cntryNo: '81', cellphoneNo: '9012345678' }, null],
  ['my-page.alarm.recipient-phone', 'a number of Korea with 0', { cellphoneNo: '01098765432' }, null],
  ['my-page.alarm.recipient-phone', 'an unused country code', { cntryNo: '9999' }, 'cellphoneNo'],
  ['my-page.alarm.recipient-phone', 'a number of another country', { cntryNo: '81' }, 'cellphoneNo'],
  ['my-page.alarm.recipient-phone', 'a country code with a letter', { cntryNo: '8a' }, 'cntryNo'],
  [
    'my-page.alarm.recipient-phone',
    'an unused country code without a number',
    { cntryNo: '9999', cellphoneNo: '' },
    null,
  ],
  ['my-page.alarm.recipient-phone', 'a country code of 5 digits', { cntryNo: '12421' }, 'cntryNo'],
  ['my-page.alarm.recipient-phone', '1 digit', { cellphoneNo: '1' }, 'cellphoneNo'],
  ['my-page.alarm.recipient-phone', '2 digits', { cellphoneNo: '12' }, 'cellphoneNo'],
  ['my-page.alarm.recipient-phone', 'a digit too few', { cellphoneNo: '1012345' }, 'cellphoneNo'],
  ['my-page.alarm.recipient-phone', 'a digit too many', { cellphoneNo: '101234567890' }, 'cellphoneNo'],
  ['my-page.alarm.recipient-phone', 'hyphens', { cellphoneNo: '10-1234-5678' }, 'cellphoneNo'],
] as const)
  test(...clausesOf([id, 'call.my-page.save-alarm'], example), async ({ api }) => {
    const { status, body } = await api.json('PUT', path, {
      ...settings,
      recipientList: [recipient(), recipient(changes)],
    })
    expect(status).toBe(field === null ? 200 : 400)
    if (field !== null)
      expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: `recipientList.1.${field}` }] })
  })

for (const [example, body, field] of [
  ['no recipients', { recipientList: [], switchList: allOff }, null],
  ['20 recipients', { ...settings, recipientList: Array.from({ length: 20 }, () => recipient()) }, null],
  ['21 recipients', { ...settings, recipientList: Array.from({ length: 21 }, () => recipient()) }, 'recipientList'],
  ['no switches', { ...settings, switchList: [] }, null],
  [
    'a category twice',
    { ...settings, switchList: [switches[0], switches[0]] },
    ours<unknown>('switchList', expect.stringMatching(/^switchList/)),
  ],
  [
    'an unknown category',
    { ...settings, switchList: [{ category: 'NEWS', mail: true, sms: true }] },
    'switchList.0.category',
  ],
  ['without recipientList', { switchList: switches }, 'recipientList'],
] as const)
  test(...clause('call.my-page.save-alarm', example), async ({ api }) => {
    const { status, body: response } = await api.json('PUT', path, body)
    expect(status).toBe(field === null ? 200 : 400)
    if (field !== null) {
      expect(response).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field, code: 'BAD_REQUEST' }] })
      expect((await api.get(path)).body.recipientList[0].name).toBe('김민서')
    }
  })

for (const [example, phone, errors] of [
  ['nobody', undefined, ['switchList.0.sms', 'switchList.1.mail', 'switchList.1.sms', 'switchList.3.mail']],
  ['somebody without a number', '', ['switchList.0.sms', 'switchList.1.sms']],
  ['somebody with a number', '1098765432', []],
] as const)
  test(...clause('my-page.alarm.switch-recipient', example), async ({ api }) => {
    const recipientList = phone === undefined ? [] : [recipient({ cellphoneNo: phone })]
    const { status, body } = await api.json('PUT', path, { recipientList, switchList: switches })
    expect(status).toBe(errors.length === 0 ? 200 : 400)
    const fields = (body.errors ?? []).map(({ field }: { field: string }) => field)
    expect(fields.toSorted()).toEqual(errors)
  })
