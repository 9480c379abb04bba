import { expectStatus } from '../../support/expect-status.ts'
import { clause, clausesOf, expect, softStep, test } from '../../support/test.ts'
import type { ApiClient } from '../../mock-client/api-client.ts'
import { readsAnyRecords } from '../../verify/observed.ts'

const codes = '/api/support/inquiry/code'
const all = '/api/support/inquiry/code/all'

const codesOf = async (api: ApiClient, path: string, query: Readonly<Record<string, string>>) => {
  const { status, body } = await api.get(path, query)
  expectStatus(status, 200)
  return body as Record<string, string>[]
}

test(...clause('call.inquiry.codes', 'of each type and below each code'), async ({ api }) => {
  for (const [query, expected] of [
    [
      { inquiryType: 'GNRL' },
      ['GNRL_MBR', 'GNRL_BILL', 'GNRL_EDU', 'GNRL_ETC', 'GNRL_CERT', 'GNRL_PRIV', 'GNRL_EVENT'],
    ],
    [{ inquiryType: 'SOLUT' }, ['SOLUT_SOLUQ', 'SOLUT_SOLUP']],
    [{ inquiryType: 'SALES' }, ['SALES_INVOC']],
    [{ inquiryType: 'EXPER' }, ['EXPER_TRIAL']],
    [{ inquiryType: 'GNRL', parentCode: 'GNRL_EDU' }, ['GNRL_EDU_001', 'GNRL_EDU_002', 'GNRL_EDU_003']],
    [{ inquiryType: 'GNRL', parentCode: ' GNRL_CERT ' }, ['GNRL_CERT_001']],
    [{ inquiryType: 'GNRL', parentCode: 'GNRL_PRIV' }, ['GNRL_PRIV_001', 'GNRL_PRIV_002']],
    [{ inquiryType: 'GNRL', parentCode: 'GNRL_EVENT' }, []],
    [{ inquiryType: 'GNRL', parentCode: 'GNRL_NOTHING' }, []],
    // A group of another type has no details of this type.
    [{ inquiryType: 'GNRL', parentCode: 'SALES_INVOC' }, []],
  ] as const)
    await softStep(JSON.stringify(query), async () => {
      expect((await codesOf(api, codes, query)).map(({ code }) => code)).toEqual(expected)
    })
})

for (const parentCode of ['', ' '])
  test(...clause('call.query.blank-is-absent', `parentCode ${JSON.stringify(parentCode)}`), async ({ api }) => {
    readsAnyRecords()
    for (const [path, query] of [
      [codes, { inquiryType: 'GNRL' }],
      [all, { inquiryType: 'O2O' }],
    ] as const)
      expect(await codesOf(api, path, { ...query, parentCode })).toEqual(await codesOf(api, path, query))
  })

test(...clause('call.query.unknown-ignored'), async ({ api }) => {
  readsAnyRecords()
  const query = { inquiryType: 'GNRL', parentCode: 'GNRL_EDU' }
  expect(await codesOf(api, codes, { ...query, colour: 'red' })).toEqual(await codesOf(api, codes, query))
})

test(...clause('call.inquiry.codes', 'with, without and with an empty template'), async ({ api }) => {
  const rows = await codesOf(api, codes, { inquiryType: 'GNRL', parentCode: 'GNRL_BILL' })
  expect(rows[0]).toEqual({
    code: 'GNRL_BILL_001',
    codeName: '청구 금액 확인',
    defaultContent: expect.stringContaining('청구 월'),
    defaultContentTypeCode: 'COPY',
  })
  expect(rows[2]).toMatchObject({ code: 'GNRL_BILL_003', defaultContentTypeCode: 'GUIDE' })
  // A code without a template has neither field, or an empty one.
  const { defaultContent = '', defaultContentTypeCode: _, ...bare } = rows[1]!
  expect([bare, defaultContent]).toEqual([{ code: 'GNRL_BILL_002', codeName: '결제 수단 변경' }, ''])
  const [empty] = await codesOf(api, codes, { inquiryType: 'GNRL', parentCode: 'GNRL_ETC' })
  expect(empty).toMatchObject({ code: 'GNRL_ETC_001' })
  expect(empty!.defaultContent ?? '').toBe('')
})

test(...clause('call.inquiry.codes.default-type-is-copy'), async ({ api, world }) => {
  const record = { code: 'GNRL_EDU_009', parent: 'GNRL_EDU', type: 'GNRL', sites: ['public'], name: { ko: '아홉' } }
  await world.patch({ data: { inquiryCodes: { GNRL_EDU_009: { ...record, defaultContent: { ko: '무엇을' } } } } })
  const rows = await codesOf(api, codes, { inquiryType: 'GNRL', parentCode: 'GNRL_EDU' })
  const row = rows.find(({ code }) => code === 'GNRL_EDU_009')
  expect(row).toMatchObject({ defaultContent: '무엇을' })
  expect([undefined, 'COPY']).toContain(row!.defaultContentTypeCode)
})

test(...clause('call.inquiry.all-codes', 'the template of the third level'), async ({ api, world }) => {
  await world.patch({ data: { inquiryCodes: { O2O_CP_012: { defaultContent: { ko: '어느 서버' } } } } })
  const rows = await codesOf(api, all, { inquiryType: 'O2O' })
  expect(rows.filter(({ defaultContent }) => defaultContent === '어느 서버').map(({ code3 }) => code3)).toEqual([
    'O2O_CP_012',
  ])
})

test(...clause('call.language.content', 'inquiry codes'), async ({ api }) => {
  for (const [locale, name, template] of [
    ['ko', '청구 금액 확인', '청구 월'],
    ['en', 'Invoice amount', 'Billing month'],
    ['ja', '請求金額の確認', '請求月'],
  ] as const) {
    const inLanguage = api.with({ 'accept-language': locale })
    const [row] = await codesOf(inLanguage, codes, { inquiryType: 'GNRL', parentCode: 'GNRL_BILL' })
    expect(row!.codeName).toBe(name)
    expect(row!.defaultContent).toContain(template)
  }
})

for (const [site, isListed] of [
  ['public', true],
  ['gov', false],
  ['fin', false],
] as const)
  test.describe(site, () => {
    test.use({ site })
    test(...clausesOf(['site.differs.codes', 'site.content.by-site'], site), async ({ api }) => {
      const rows = await codesOf(api, codes, { inquiryType: 'GNRL', parentCode: 'GNRL_BILL' })
      expect(rows.some(({ code }) => code === 'GNRL_BILL_005')).toBe(isListed)
      expect(rows.some(({ code }) => code === 'GNRL_BILL_006')).toBe(true)
    })
  })

for (const [inquiryType, id] of [
  ['O2O', 'call.inquiry.all-codes.for-o2o'],
  ['TRBL', 'call.inquiry.all-codes.for-trbl'],
] as const)
  test(...clausesOf([id, 'call.inquiry.all-codes']), async ({ api }) => {
    const rows = await codesOf(api, all, { inquiryType })
    expect(rows.length).toBeGreaterThan(20)
    expect(
      rows.every(({ code1, code2 }) => code1!.startsWith(`${inquiryType}_`) && code2!.startsWith(`${code1}_`)),
    ).toBe(true)
    expect(rows.map(({ code2 }) => code2)).toContain(`${inquiryType}_BI_001`)
  })

test(...clause('call.inquiry.all-codes', 'names of three levels, and of one group'), async ({ api }) => {
  const rows = await codesOf(api.with({ 'accept-language': 'en' }), all, { inquiryType: 'O2O' })
  expect(rows.find(({ code3 }) => code3 === 'O2O_CP_012')).toMatchObject({
    code1: 'O2O_CP',
    codeName1: 'Compute',
    code2: 'O2O_CP_001',
    codeName2: 'Server',
    codeName3: 'Access and authentication keys',
  })
  // A code with codes below it is no choice.
  expect(rows.filter(({ code2, code3 }) => code2 === 'O2O_CP_001' && code3 === ' ')).toEqual([])
  // Without a third level, its code and name are one space.
  expect(rows.find(({ code2 }) => code2 === 'O2O_BI_004')).toMatchObject({ code3: ' ', codeName3: ' ' })
  const group = await codesOf(api, all, { inquiryType: 'O2O', parentCode: ' O2O_BI ' })
  expect(group.map(({ code2 }) => code2)).toEqual(['O2O_BI_001', 'O2O_BI_002', 'O2O_BI_003', 'O2O_BI_004'])
  expect(await codesOf(api, all, { inquiryType: 'O2O', parentCode: 'TRBL_CP' })).toEqual([])
})

for (const path of [codes, all])
  for (const query of ['', '?inquiryType=', '?inquiryType=NOPE', '?inquiryType=gnrl'])
    test(...clause('error.status.bad-request', `${path}${query}`), async ({ api }) => {
      const { status, body } = await api.get(path + query)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'inquiryType', code: 'BAD_REQUEST' }] })
    })

const extensions = '/api/support/inquiry/allowFileExtList'

test(...clausesOf(['call.inquiry.allowed-extensions', 'call.list.plain']), async ({ api }) => {
  readsAnyRecords()
  const { status, body } = await api.get(extensions)
  expectStatus(status, 200)
  expect(body).not.toEqual([])
  for (const extension of body) expect(extension).toMatch(/^[^.]+$/)
})

test(...clause('call.inquiry.allowed-extensions', 'those of the records'), async ({ api }) => {
  const { body } = await api.get(extensions)
  expect(body).toEqual(expect.arrayContaining(['jpg', 'png', 'pdf', 'txt', 'zip', 'docx', 'hwp']))
  expect(body).not.toContain('exe')
})

for (const abuse of [true, false])
  test(...clause('call.inquiry.abuse', String(abuse)), async ({ api, world }) => {
    await world.patch({ abuse })
    expect((await api.get('/api/support/inquiry/abuse')).body).toEqual({ abuse })
  })
