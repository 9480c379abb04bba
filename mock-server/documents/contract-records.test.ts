import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'

test('the records of a new world are listed by kind and key, with users, names, regions and services', async () => {
  const { body } = await newMock().control.get('/contract/records.json')
  const { data, users, names, regions, services, allowFileExt } = body
  const survey = { inquiryId: 51245, answerId: 71245, isSurvey: 'N', registerDate: [2026, 11, 16, 10, 57] }
  expect(data.notices[1001]).toMatchObject({ noticeId: 1001, typeCode: 'WORK', regYmdt: '2026-01-05 10:00:00' })
  expect(data.surveys['51245/71245']).toEqual(survey)
  expect(Buffer.from(data.files[3001].base64, 'base64').toString('latin1')).toMatch(/^%PDF-/)
  expect(Object.values(data).filter((rows) => Object.keys(rows as object).length === 0)).toEqual([])
  expect([users.length, users[0].user, users[0].email]).toEqual([9, 'main', 'minseo.kim@example.com'])
  expect([allowFileExt.includes('pdf'), regions.gov.KRS.en]).toEqual([true, 'South'])
  expect(names).toContainEqual({ ko: '김민서', en: 'Minseo Kim', ja: 'キム・ミンソ' })
  expect(services).toContainEqual(expect.objectContaining({ serviceCode: 'KubernetesService' }))
})

test('the setting data takes the records as they are', async () => {
  const { api, control, world } = newMock()
  const { data } = (await control.get('/contract/records.json')).body
  await world.patch({ data })
  const notices = () => api.get('/api/support/notice?size=100')
  const { totalElements } = (await notices()).body
  await world.patch({ data: { notices: { 1001: { ...data.notices[1001], title: { ko: '바뀐 제목' } } } } })
  const { body } = await notices()
  expect([body.totalElements, body.content.at(-1).title]).toEqual([totalElements, '바뀐 제목'])
})

interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: { readonly [name: string]: Schema }
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
}

/** The paths of all fields of a schema without a description, except languages. */
const unexplained = (
  root: { readonly $defs?: { readonly [name: string]: Schema } },
  schema: Schema,
  at = '',
): string[] =>
  [
    ...Object.entries(schema.properties ?? {}).filter(([name]) => !['ko', 'en', 'ja'].includes(name)),
    ...[schema.items, schema.additionalProperties].map((each) => ['', each] as const),
  ].flatMap(([name, field]) => {
    if (typeof field !== 'object') return []
    const path = name === '' ? at : `${at}.${name}`
    const shared = root.$defs?.[field.$ref?.split('/').at(-1) ?? '']
    const isExplained = name === '' || field.description !== undefined || shared?.description !== undefined
    return [...(isExplained ? [] : [path]), ...unexplained(root, shared ?? field, path)]
  })

test('the records fit their schema, which explains every field and knows no other', async () => {
  const { control } = newMock()
  const { body: schema } = await control.get('/contract/records.schema.json')
  const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
  const { body } = await control.get('/contract/records.json')
  isValid(body)
  expect(isValid.errors).toBeNull()
  expect(Object.keys(schema.properties.data.properties)).toEqual(Object.keys(body.data))
  expect(unexplained(schema, schema)).toEqual([])
  body.data.notices[1001].noticeId = 'first'
  expect(isValid(body)).toBe(false)
})
