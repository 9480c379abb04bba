import { expect, test } from 'vitest'
import type { WorldSettings } from '#specs/contract/control.ts'
import type { DefectName } from '#specs/contract/defects.ts'
import { fileOf, inquiry, newMock, submitPath, type Mock } from '../../testing/mock.ts'

type TestWorld = Awaited<ReturnType<Mock['create']>>
type Probe = (world: TestWorld, mock: Mock) => Promise<unknown>
/** What a probe finds in a world with these settings, without the defect and with it. */
type Row = readonly [settings: WorldSettings, probe: Probe, found: readonly [right: unknown, wrong: unknown]]

type Sent = Readonly<Record<string, string>>

const form = (world: TestWorld, fields: Sent = {}, ...files: readonly File[]) =>
  world.api.postForm(submitPath, { ...inquiry, ...fields }, files)

const sending =
  (fields: Sent, ...files: readonly File[]): Probe =>
  async (world) =>
    (await form(world, fields, ...files)).status

const getting =
  (path: string, query: Readonly<Record<string, string | number>> = {}, language = 'ko'): Probe =>
  async ({ api }) =>
    (await api.with({ 'accept-language': language }).get(path, query)).body

const posting =
  (path: string, body: object): Probe =>
  async ({ api }) =>
    (await api.post(path, body)).status

const changing =
  (newPassword: string): Probe =>
  async ({ api }) =>
    (await api.put('/api/mypage/password', { currentPassword: 'Haneul!2026', newPassword })).status

/** A part of what another probe finds. */
const part =
  (probe: Probe, partOf: (body: any) => unknown): Probe =>
  async (world, mock) =>
    partOf(await probe(world, mock))

const main = { persona: 'main' } as const
const email = { emailAddress: 'minseo.kim@example.com' }
const sales = { inquiryTypeCode: 'SALES', bbsArticleTypeDetailCode: 'SALES_INVOC_001', corpName: 'Haneul' }
const agreed = { ...sales, salesThirdPartyConsent: 'Y' }
const scale = { ...agreed, bbsArticleTypeDetailCode: 'SALES_INVOC_003' }
const trouble = { inquiryTypeCode: 'TRBL', bbsArticleTypeDetailCode: 'TRBL_PT_001' }
const frozenAt = (now: string) => ({ now, frozen: true })
const additional = {
  inquiries: {
    61001: {
      ...{ inquiryId: 61_001, persona: 'main', sites: ['public'], title: 'First', content: '-', status: 'ANSWERED' },
      ...{ inquiryTypeCode: 'GNRL', bbsArticleTypeDetailCode: 'GNRL_MBR_001', regYmdt: '2026-11-01 08:00:00' },
    },
  },
  answers: { 91001: { answerId: 91_001, inquiryId: 61_001, content: '-', regYmdt: '2026-11-01 09:00:00' } },
}
const further = '/api/support/inquiry/61001/additional'
const addingAt = (now: string): Row[0] => ({ ...main, ...frozenAt(now), data: additional })
const adding: Probe = async ({ api }) => (await api.postForm(further, { content: 'More' })).status
const survey = '/api/support/inquiry/61001/call'
const surveyAt = (now: string): Row[0] => ({
  ...frozenAt(now),
  data: {
    ...additional,
    surveys: {
      '61001/call': { inquiryId: 61_001, answerId: null, isSurvey: 'N', registerDate: [2026, 11, 1, 9, 0] },
    },
  },
})

const newKey = async ({ api }: TestWorld) => (await api.post('/api/security/captcha')).body.key as string
const verifying = async ({ api }: TestWorld, captchaKey: string, captchaValue: string, captchaCategory = 'CAPTCHA') =>
  (await api.get('/api/security/captcha/verify', { captchaKey, captchaValue, captchaCategory })).body as unknown
const solved = async (world: TestWorld) => {
  const captchaKey = await newKey(world)
  return { captchaKey, captchaValue: (await world.captcha(captchaKey)).value, captchaCategory: 'CAPTCHA' }
}
/** Whether a captcha is correct some time after it was made. */
const captchaAt =
  (now: string): Probe =>
  async (world) => {
    const { captchaKey, captchaValue } = await solved(world)
    await world.patch({ now })
    return verifying(world, captchaKey, captchaValue)
  }

const questions = '/api/mypage/inquiry'
const rows: { readonly [Name in Exclude<DefectName, 'empty-records'>]: Row } = {
  'content-5001': [{}, sending({ content: 'a'.repeat(5001) }), [400, 200]],
  'content-4999': [{}, sending({ content: 'a'.repeat(5000) }), [200, 400]],
  'email-51': [{}, sending({ emailAddress: `${'a'.repeat(39)}@example.com` }), [400, 200]],
  'any-email': [main, sending({ emailAddress: 'other@example.com' }), [400, 200]],
  'any-phone': [{}, sending({ cellphoneNo: '123' }), [400, 200]],
  'title-of-spaces': [{}, sending({ title: ' \t' }), [400, 200]],
  'corp-name-51': [{}, sending({ ...agreed, corpName: 'a'.repeat(51) }), [400, 200]],
  'scale-on-fin': [{ site: 'fin' }, sending(scale), [200, 400]],
  'workspace-on-gov': [
    { ...main, site: 'gov' },
    sending({ ...email, inquiryTypeCode: 'O2O', bbsArticleTypeDetailCode: 'O2O_BI_001' }),
    [400, 200],
  ],
  'emergency-of-every-type': [{ persona: 'biz' }, sending({ emailAddress: 'seoyeon.han@example.com' }), [200, 400]],
  'role-without-ending': [
    { ...main, member: { roles: ['ROLE_ACCOUNT_BIZ_ADMIN'] } },
    sending({ ...email, ...trouble }),
    [400, 200],
  ],
  'no-sharing-of-trouble': [
    { persona: 'partner' },
    sending({ ...trouble, emailAddress: 'haneul.seo@example.com' }),
    [400, 200],
  ],
  'no-third-party-consent': [
    {},
    sending({ inquiryTypeCode: 'SOLUT', bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060' }),
    [400, 200],
  ],
  'no-sales-consent': [{}, sending(sales), [400, 200]],
  'sales-consent-of-users': [main, sending({ ...email, ...sales }), [200, 400]],
  'file-of-a-byte-more': [{}, sending({}, fileOf('a.png', 10_485_761)), [413, 200]],
  'file-of-a-byte-less': [{}, sending({}, fileOf('a.png', 10_485_760)), [200, 413]],
  'six-files': [{}, sending({}, ...[...'abcdef'].map((name) => fileOf(`${name}.png`, 1))), [400, 200]],
  'any-extension': [{}, sending({}, fileOf('a.exe', 1)), [400, 200]],
  'small-extensions': [{}, sending({}, fileOf('a.PNG', 1)), [200, 400]],
  'any-character': [{}, sending({}, fileOf('a;b.png', 1)), [400, 200]],
  'empty-file': [{}, sending({}, fileOf('a.png', 0)), [200, 413]],
  'captcha-of-users': [{ ...main, abuse: true }, sending(email), [200, 400]],
  'captcha-of-nobody': [{ abuse: true }, sending({}), [400, 200]],
  'captcha-twice': [
    { abuse: true },
    async (world) => {
      const captcha = await solved(world)
      return [await sending(captcha)(world, null!), await sending(captcha)(world, null!)]
    },
    [
      [200, 400],
      [200, 200],
    ],
  ],
  'captcha-four-minutes': [frozenAt('2027-03-04T00:00:00Z'), captchaAt('2027-03-04T00:03:00Z'), [false, true]],
  'captcha-two-minutes': [frozenAt('2027-03-04T00:00:00Z'), captchaAt('2027-03-04T00:02:59Z'), [true, false]],
  'captcha-any-kind': [
    {},
    async (world) => {
      const { captchaKey, captchaValue } = await solved(world)
      return verifying(world, captchaKey, captchaValue, 'AUDIO')
    },
    [false, true],
  ],
  'captcha-guesses': [
    {},
    async (world) => {
      const { captchaKey, captchaValue } = await solved(world)
      for (let attempt = 0; attempt < 5; attempt += 1) await verifying(world, captchaKey, 'x')
      return verifying(world, captchaKey, captchaValue)
    },
    [false, true],
  ],
  'captcha-other-world': [
    { abuse: true },
    async (world, mock) => sending(await solved(mock.world))(world, mock),
    [400, 200],
  ],
  'additional-six-days': [addingAt('2026-11-07T08:59:00+09:00'), adding, [409, 201]],
  'additional-four-days': [addingAt('2026-11-05T09:01:00+09:00'), adding, [201, 409]],
  'additional-sixth': [
    addingAt('2026-11-02T00:00:00Z'),
    async (world, mock) => {
      for (let count = 0; count < 5; count += 1) await adding(world, mock)
      return adding(world, mock)
    },
    [409, 201],
  ],
  'survey-eleven-days': [surveyAt('2026-11-12T08:59:00+09:00'), posting(survey, { score: 5 }), [409, 204]],
  'survey-nine-days': [surveyAt('2026-11-10T09:01:00+09:00'), posting(survey, { score: 5 }), [204, 409]],
  'score-six': [surveyAt('2026-11-02T00:00:00Z'), posting(survey, { score: 6 }), [400, 204]],
  'sent-again': [
    {},
    async (world) => {
      const api = world.api.with({ 'idempotency-key': 'key' })
      for (let time = 0; time < 2; time += 1) await api.postForm(submitPath, inquiry)
      return (await world.inquiries()).length
    },
    [1, 2],
  ],
  order: [{}, part(getting('/api/support/notice'), ({ content: [a, b] }) => a.regYmdt >= b.regYmdt), [true, false]],
  'ongoing-last': [
    {},
    part(getting('/api/event-log'), ([first]) => first.troubleStatusCode),
    ['IN_PROGRESS', 'RESOLVED'],
  ],
  'pages-from-one': [{}, part(getting('/api/support/faq', { page: 1 }), ({ number }) => number), [1, 0]],
  'total-of-page': [
    {},
    part(getting('/api/support/faq', { size: 5 }), ({ totalElements }) => totalElements === 5),
    [false, true],
  ],
  'every-category': [
    {},
    part(getting('/api/support/faq', { categoryCode1: 'MBR', size: 100 }), ({ content }) =>
      content.every(({ categoryCode1 }: Sent) => categoryCode1 === 'MBR'),
    ),
    [true, false],
  ],
  'search-of-small-letters': [
    {},
    part(getting('/api/support/faq', { searchKeyword: 'Password' }, 'en'), ({ empty }) => empty),
    [false, true],
  ],
  'related-exactly': [
    {},
    part(
      getting('/api/support/faq/inquiry', { inquiryType: 'GNRL', inquiryCode: 'GNRL_MBR_001', listSize: 5 }),
      ({ length }) => length === 5,
    ),
    [true, false],
  ],
  'missing-field': [
    surveyAt('2026-11-02T00:00:00Z'),
    part(getting(survey), ({ isSurvey }) => isSurvey),
    ['N', undefined],
  ],
  'misspelled-field': [
    {},
    part(getting('/api/support/notice'), ({ content: [{ title, titel }] }) => [typeof title, typeof titel]),
    [
      ['string', 'undefined'],
      ['undefined', 'string'],
    ],
  ],
  'message-language': [
    {},
    part(getting('/api/support/faq/1', {}, 'en'), ({ message }) => /[가-힣]/.test(message)),
    [false, true],
  ],
  'content-language': [
    {},
    part(getting('/api/support/faq/keyword', {}, 'en'), ([word]) => word),
    ['password', '비밀번호'],
  ],
  'mail-language': [
    {},
    async (world) => {
      await world.api.with({ 'accept-language': 'en' }).postForm(submitPath, inquiry)
      return (await world.call('GET', '/mails'))[0].locale
    },
    ['en', 'ko'],
  ],
  untranslated: [
    {},
    part(getting('/api/support/notice', { size: 100 }, 'en'), ({ content }) =>
      content.every(({ locale }: Sent) => locale === 'en'),
    ),
    [false, true],
  ],
  'public-on-gov': [
    { site: 'gov' },
    async (world, mock) => {
      const [own, other] = [world, mock.world].map((each) => getting('/api/support/notice')(each, mock))
      return JSON.stringify(await own) === JSON.stringify(await other)
    },
    [false, true],
  ],
  'date-form': [
    {},
    part(getting('/service-news/page'), ({ content: [{ applyYmd }] }) => applyYmd.includes('.')),
    [false, true],
  ],
  'time-form': [{}, part(getting('/api/support/notice'), ({ content: [{ regYmdt }] }) => regYmdt[10]), [' ', 'T']],
  'months-from-zero': [{}, part(getting('/api/event-log/32'), ({ content }) => content.startYmdt[1]), [9, 8]],
  'last-day': [
    { ...main, data: additional },
    part(getting(questions, { startYmd: '2026-11-01', endYmd: '2026-11-01' }), ({ empty }) => empty),
    [false, true],
  ],
  'no-discounts': [
    main,
    part(getting('/api/mypage/usage'), (usage) =>
      usage.every(
        ({ useAmount, demandAmount }: { useAmount: number; demandAmount: number }) => useAmount === demandAmount,
      ),
    ),
    [false, true],
  ],
  forecast: [
    { ...main, ...frozenAt('2026-11-16T00:00:00+09:00') },
    part(
      getting('/api/mypage/billing', { month: '2026-11' }),
      ([{ totalAmount, forecastAmount }]) => forecastAmount / totalAmount,
    ),
    [2, 1],
  ],
  'forbidden-anonymous': [{}, part(getting(questions), ({ code }) => code), ['UNAUTHORIZED', 'FORBIDDEN']],
  'tax-bill-of-all': [
    { persona: 'main-overseas' },
    part(getting('/api/mypage/tax-bill'), (bills) => bills.code),
    ['FORBIDDEN', undefined],
  ],
  'usage-of-all': [
    { persona: 'main-limited' },
    part(getting('/api/mypage/usage'), (usage) => usage.code),
    ['FORBIDDEN', undefined],
  ],
  'signed-in-for-ever': [
    main,
    async ({ api }) => {
      await api.delete('/api-member/member/session')
      return (await api.get('/api-member/member/session')).body.member?.email
    },
    [undefined, email.emailAddress],
  ],
  'inquiries-of-all': [
    main,
    part(getting(questions, { size: 100 }), ({ content, totalElements }) => content.length > totalElements),
    [false, true],
  ],
  'wrong-status': [
    { persona: 'biz', data: additional },
    part(getting(`${questions}/61001`), ({ code }) => code),
    ['NOT_FOUND', 'FORBIDDEN'],
  ],
  'old-password': [main, changing('Haneul!2025'), [400, 204]],
  'password-17': [main, changing(`Aa1!${'x'.repeat(13)}`), [400, 204]],
  'not-listed': [
    main,
    async (world) => {
      const { inquiryId } = (await form(world, email)).body.content
      const { content } = (await world.api.get(questions)).body
      return content.some((row: { inquiryId: number }) => row.inquiryId === inquiryId)
    },
    [true, false],
  ],
  'no-receipt': [
    {},
    async (world) => {
      await form(world)
      return (await world.call('GET', '/mails')).length
    },
    [1, 0],
  ],
  'case-answered': [
    addingAt('2026-11-02T00:00:00Z'),
    async (world, mock) => {
      await adding(world, mock)
      const shown = (await world.api.get(questions)).body.content[0]
      return [shown.status, (await world.api.get(`${questions}/61001`)).body.status]
    },
    [
      ['IN_PROGRESS', 'IN_PROGRESS'],
      ['ANSWERED', 'ANSWERED'],
    ],
  ],
  'ratable-for-ever': [
    addingAt('2026-12-01T00:00:00Z'),
    part(getting(`${questions}/61001`), ({ answerList: [answer] }) => answer.ratable),
    [false, true],
  ],
  'alarm-lost': [
    main,
    async ({ api }) => {
      await api.put('/api/mypage/alarm', { recipientList: [], switchList: [] })
      return (await api.get('/api/mypage/alarm')).body.recipientList.length
    },
    [0, 2],
  ],
}

for (const [name, [settings, probe, [right, wrong]]] of Object.entries(rows))
  test(`${name} does what it says, and without it the mock is right`, async () => {
    const mock = newMock()
    expect(await probe(await mock.create(settings), mock)).toEqual(right)
    expect(await probe(await mock.create({ ...settings, defect: name as DefectName }), mock)).toEqual(wrong)
  })
