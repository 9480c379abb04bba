import { clause, expect, test } from '../support/test.ts'
import { operations } from '../mock-client/contract-document.ts'
import { locales } from '../literals/sites.ts'
import { needsMock } from '../verify/observed.ts'
import { worded } from '../literals/worded.ts'

const integerMessage = {
  ko: '정수를 보내 주세요.',
  en: 'Send a whole number.',
  ja: '整数を送信してください。',
}

for (const [place, field, path] of [
  ['the path of a notice', 'noticeId', (text: string) => `/api/support/notice/${text}`],
  ['the path of an FAQ item', 'faqId', (text: string) => `/api/support/faq/${text}`],
  ['the path of a news item', 'serviceNewsNo', (text: string) => `/service-news/${text}`],
  ['a path of the control plane', 'index', (text: string) => `/__mock/worlds/default/inquiries/1/files/${text}`],
  ['a query', 'size', (text: string) => `/api/support/notice?size=${text}`],
  ['a query of the control plane', 'after', (text: string) => `/__mock/worlds/default/journal?after=${text}`],
] as const)
  test(...clause('call.integer.digits-only', place), async ({ api }) => {
    for (const text of [
      ...['0x3', '0b11', '0o7', '1e1', '+3', '%203', '3%20', '3.0', '3.', '.3', '3,0', '3_0', '3n', '--3', '-'],
      ...['Infinity', 'NaN', 'true', '%EF%BC%93', '%D9%A3', '3%00'],
    ])
      for (const language of locales) {
        const { status, body } = await api.with({ 'accept-language': language }).get(path(text))
        expect([text, status]).toEqual([text, 400])
        expect(body.errors).toEqual([{ field, code: 'BAD_REQUEST', message: worded(integerMessage[language]) }])
      }
    // Larger than any number that JavaScript represents exactly, and a negative number.
    for (const text of ['9007199254740993', '99999999999999999999999', '-3'])
      expect([text, (await api.get(path(text))).status]).toEqual([text, 400])
  })

test(...clause('error.status.bad-request', 'the number 0 of a record'), async ({ api }) => {
  for (const path of ['/api/support/notice/0', '/api/support/faq/0', '/service-news/0'])
    expect([path, (await api.get(path)).status]).toEqual([path, 400])
})

test(...clause('call.integer.digits-only', 'leading zeros'), async ({ api }) => {
  expect((await api.get('/api/support/notice?size=003&page=-0')).body).toMatchObject({ size: 3, number: 0 })
})

test(...clause('call.query.blank-is-absent', 'in every query'), async ({ api, world }) => {
  await world.patch({ persona: 'main', partner: false, seed: 'kept' })
  for (const blank of ['', '%20', '+', '%09%20', '%E3%80%80']) {
    expect((await api.get(`/api/support/notice?size=${blank}&page=${blank}`)).body).toMatchObject({
      size: 10,
      number: 0,
    })
    expect((await api.get(`/service-news/page?serviceNewsTypeCodes=${blank}`)).body.totalElements).toBe(40)
    expect((await api.get(`/__mock/worlds/${world.id}/journal?operationId=${blank}&after=${blank}`)).status).toBe(200)
    const entered = `/__mock/enter?world=${world.id}&persona=${blank}&partner=${blank}&seed=${blank}&faults=${blank}`
    expect((await api.get(entered)).status).toBe(302)
    expect(await world.state()).toMatchObject({ persona: 'main', partner: false, seed: 'kept' })
    expect((await api.get(`/api/mypage/usage?month=${blank}`)).status).toBe(200)
    expect((await api.get(`/api/support/inquiry/code?inquiryType=${blank}`)).body.errors).toEqual([
      { field: 'inquiryType', code: 'BAD_REQUEST', message: '필수 항목입니다. 값을 보내 주세요.' },
    ])
  }
})

/** The values of a list, as clients write them. */
const listForms = [
  'serviceNewsTypeCodes=NEWSP,RELS',
  'serviceNewsTypeCodes=NEWSP%2CRELS',
  'serviceNewsTypeCodes=NEWSP&serviceNewsTypeCodes=RELS',
  'serviceNewsTypeCodes=RELS&serviceNewsTypeCodes=&serviceNewsTypeCodes=NEWSP',
  'serviceNewsTypeCodes[]=NEWSP&serviceNewsTypeCodes[]=RELS',
  'serviceNewsTypeCodes%5B%5D=NEWSP&serviceNewsTypeCodes%5B%5D=RELS',
  'serviceNewsTypeCodes[0]=NEWSP&serviceNewsTypeCodes[1]=RELS',
  'serviceNewsTypeCodes[]=NEWSP,RELS',
  'serviceNewsTypeCodes=NEWSP&serviceNewsTypeCodes[]=RELS',
  'serviceNewsTypeCodes=NEWSP,,%20,RELS',
]

for (const form of listForms)
  test(...clause('call.query.repeated-list', form), async ({ api }) => {
    for (const path of ['/service-news/page', '/service-news/page/cached'])
      expect((await api.get(`${path}?${form}`)).body.totalElements).toBe(40)
    const one = form.replaceAll('RELS', 'NEWSP')
    expect((await api.get(`/service-news/page?${one}`)).body.totalElements).toBe(25)
    const item = (await api.get(`/service-news/738?${one}`)).body
    expect(item.previous.serviceNewsNo).toBe(
      (await api.get('/service-news/738?serviceNewsTypeCodes=NEWSP')).body.previous.serviceNewsNo,
    )
  })

test(...clause('call.query.repeated-list', 'of the control plane'), async ({ api, world }) => {
  for (const form of ['tags=notice,faq', 'tags=notice&tags=faq', 'tags[]=notice&tags[]=faq', 'tags[0]=notice,faq']) {
    const { body } = await api.get(`/__mock/openapi.json?${form}`)
    expect(body.tags.map(({ name }: { name: string }) => name)).toEqual(['notice', 'faq'])
  }
  for (const form of ['allowFileExt=png,log', 'allowFileExt[]=png&allowFileExt[]=log']) {
    await api.get(`/__mock/enter?world=${world.id}&${form}`)
    expect((await world.state()).allowFileExt).toEqual(['png', 'log'])
  }
})

const brackets = {
  ko: '대괄호 없이 보내 주세요: {name}=값',
  en: 'Send it without brackets: {name}=value.',
  ja: '角かっこを付けずに送信してください：{name}=値',
}

for (const [path, field] of [
  ['/api/support/notice?size[]=3', 'size'],
  ['/api/support/notice?size%5B%5D=3', 'size'],
  ['/api/support/notice?size[gt]=3', 'size'],
  ['/api/support/notice?size[=3', 'size'],
  ['/api/support/faq?searchKeyword[0]=a', 'searchKeyword'],
  ['/service-news/page?serviceNewsTypeCodes[a]=RELS', 'serviceNewsTypeCodes'],
  ['/service-news/page?serviceNewsTypeCodes[0][0]=RELS', 'serviceNewsTypeCodes'],
  ['/service-news/page?serviceNewsTypeCodes[][]=RELS', 'serviceNewsTypeCodes'],
  ['/service-news/page?serviceNewsTypeCodes[-1]=RELS', 'serviceNewsTypeCodes'],
  ['/__mock/worlds/default/journal?after[]=3', 'after'],
] as const)
  test(...clause('call.query.repeated-refused', path), async ({ api }) => {
    for (const language of locales) {
      const { status, body } = await api.with({ 'accept-language': language }).get(path)
      expect(status).toBe(400)
      const message = worded(brackets[language].replace('{name}', field))
      expect(body).toEqual({ code: 'BAD_REQUEST', message, errors: [{ field, code: 'BAD_REQUEST', message }] })
    }
  })

for (const [path, ignored] of [
  ['/api/support/notice?size=3', undefined],
  ['/service-news/page?serviceNewsTypeCodes[]=RELS', undefined],
  ['/api/support/notice?size=3&typo=1', ['typo']],
  ['/api/support/notice?Size=3&sort=asc&sort=desc&%ED%95%9C=1', ['Size', 'sort', '한']],
  ['/api/support/notice?filter[a][b]=1&serviceNewsTypeCodes[]=RELS', ['filter[a][b]', 'serviceNewsTypeCodes[]']],
  // An operation without a query.
  ['/api/support/inquiry/abuse?size=3', ['size']],
  ['/api/support/notice?size=x&typo=1', ['typo']],
] as const)
  test(...clause('call.query.unknown-ignored', path), async ({ api, world }) => {
    needsMock('what its journal explains')
    // The second response comes from the cache of the mock.
    for (let i = 0; i < 2; i += 1) await api.get(path)
    const exchanges = await world.journal()
    expect(exchanges.map(({ ignoredParameters }) => ignoredParameters)).toEqual([ignored, ignored])
  })

test(...clause('call.document.lists'), async () => {
  const lists = operations.flatMap(({ id, parameters }) =>
    parameters.flatMap(({ name, schema, style, explode }) =>
      schema.type === 'array' ? [[id, name, style, explode]] : [],
    ),
  )
  expect(lists.toSorted()).toEqual([
    ['cachedNews', 'serviceCodes', 'form', false],
    ['cachedNews', 'serviceNewsTypeCodes', 'form', false],
    ['enter', 'allowFileExt', 'form', false],
    ['enterConfirmed', 'allowFileExt', 'form', false],
    ['latestNews', 'serviceCodes', 'form', false],
    ['latestNews', 'serviceNewsTypeCodes', 'form', false],
    ['newsItem', 'serviceNewsTypeCodes', 'form', false],
    ['openapiJson', 'tags', 'form', false],
    ['openapiYaml', 'tags', 'form', false],
  ])
  // No other parameter promises several values.
  for (const { parameters } of operations)
    for (const { description = '', schema } of parameters)
      if (schema.type !== 'array') expect(description).not.toMatch(/comma|repeated/)
})
