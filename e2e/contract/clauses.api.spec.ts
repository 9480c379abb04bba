import { catalogue, type Clause } from '#specs/clauses/index.ts'
import { contractDocument, operations, resolved, type Schema } from '../mock-client/contract-document.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

/** The clauses of the product that need a proof by the API. */
const provedByApi = Object.entries<Clause>(catalogue).flatMap(([id, { proof }]) =>
  proof === 'api' || proof === 'both' ? [id] : [],
)

/** Every `x-clauses` below a value of the document. */
const statedIn = (value: unknown): readonly { readonly id: string; readonly text: string }[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (key === 'x-clauses' ? child : statedIn(child)))
}

test(...clause('call.document.clauses'), () => {
  const stated = new Map(statedIn(contractDocument).map(({ id, text }) => [id, text]))
  expect(provedByApi.length).toBeGreaterThan(100)
  expect(
    provedByApi.filter((id) => !stated.has(id)),
    'to get a place with `at`',
  ).toEqual([])
  for (const [id, text] of stated) expect([id, text]).toEqual([id, catalogue[id as keyof typeof catalogue]?.text])
})

/** The ids at a place of an operation. */
const idsAt = (place: Schema | undefined) => statedIn({ 'x-clauses': place?.['x-clauses'] ?? [] }).map(({ id }) => id)
const operationOf = (operationId: string) =>
  Object.values<Schema>(contractDocument.paths)
    .flatMap((item) => Object.values<Schema>(item))
    .find((operation) => operation.operationId === operationId)!
const parts = operationOf('submitInquiry').requestBody.content['multipart/form-data'].schema.properties as Schema

test(...clause('call.document.clauses', 'at what they are about'), () => {
  const { parameters, responses } = operationOf('faqs')
  const keyword = parameters.find(({ name }: Schema) => name === 'searchKeyword') as Schema
  expect(idsAt(operationOf('faqs'))[0]).toBe('call.faq.list')
  expect(idsAt(keyword)).toEqual(expect.arrayContaining(['call.faq.list.query-search-keyword', 'faq.search.rank']))
  expect(idsAt(resolved(responses['400']))).toEqual(['error.status.bad-request'])
  expect(idsAt(parts.title)).toEqual(expect.arrayContaining(['call.inquiry.submit.title', 'inquiry.title.required']))
  expect(idsAt(parts.attachFile)).toContain('inquiry.files.name-separators')
  expect(
    Object.keys(parts).filter((name) => idsAt(parts[name]).length === 0),
    'to get a clause with `at`',
  ).toEqual([])
  const { schemas } = contractDocument.components
  expect(idsAt(schemas.PasswordChange.properties.newPassword)).toContain('my-page.password.not-recent')
  expect(idsAt(schemas.AlarmSettings.properties.recipientList.items.properties.name)).toEqual([
    'my-page.alarm.recipient-name',
  ])
  const captcha = contractDocument.tags.find(({ name }: Schema) => name === 'captcha') as Schema
  expect(idsAt(captcha)).toContain('captcha.key.lives-three-minutes')
})

const ofProduct = operations.filter(({ isControl }) => !isControl)
const idsOf = (includes: (operation: Schema) => boolean) =>
  ofProduct.map(({ id }) => id).filter((id) => includes(operationOf(id)))

/** Operations that links in emails lead to. */
const ofLinks = [
  ...['additionalCondition', 'answerAnswerSurvey', 'answerCallSurvey', 'answerSurvey', 'callSurvey'],
  'submitAdditional',
]

test(...clause('call.document.session'), () => {
  const { session } = contractDocument.components.securitySchemes
  expect(session).toMatchObject({ type: 'apiKey', in: 'cookie', 'x-name-free': true })
  const required = idsOf(({ security }) => JSON.stringify(security) === '[{"session":[]}]')
  expect(required).toEqual(idsOf(({ responses }) => '401' in responses))
  const optional = idsOf(({ security }) => JSON.stringify(security) === '[{},{"session":[]}]')
  expect(optional.toSorted()).toEqual([...ofLinks, 'session', 'signOut', 'submitInquiry'].toSorted())
  expect(idsOf(({ security }) => security !== undefined)).toHaveLength(required.length + optional.length)
  const cookie = { $ref: '#/components/headers/SessionCookie' }
  expect(operationOf('signIn').responses['200'].headers['Set-Cookie']).toEqual(cookie)
  expect(operationOf('signOut').responses['204'].headers['Set-Cookie']).toEqual(cookie)
})

test(...clause('call.document.session', 'only the number of an inquiry'), () => {
  expect(idsOf((operation) => operation['x-may-require'] === 'owner').toSorted()).toEqual(ofLinks)
})

test(...clause('call.document.order'), () => {
  const lists = idsOf(({ responses }) => {
    const { type, allOf = [] } = resolved(responses['200']?.content?.['application/json']?.schema ?? {})
    return type === 'array' || allOf.some(({ $ref }: Schema) => $ref === '#/components/schemas/Page')
  })
  expect(lists.length).toBeGreaterThan(20)
  expect(lists).toEqual(idsOf(({ description }) => /^Order: .+\.$/m.test(description as string)))
})

interface Rule {
  readonly role?: string
  readonly country?: string
  readonly site?: string
  readonly isMainAccount?: true
}

/** What a user of each operation with x-access must have, and a user who lacks it. */
const access = {
  usage: [{ role: 'ROLE_PATH_USAGE' }],
  usageMonths: [{ role: 'ROLE_PATH_USAGE' }],
  taxBill: [{ role: 'ROLE_PATH_TAXBILL', country: 'KR' }, { cntryCd: 'US' }],
  billing: [{ role: 'ROLE_PATH_BILLING' }],
  paymentMethods: [{ role: 'ROLE_PATH_BILLING' }],
  trainHistory: [{ role: 'ROLE_PATH_TRAIN_HISTORY', site: 'fin' }],
  alarm: [{ role: 'ROLE_PATH_ALARM' }],
  solution: [{ role: 'ROLE_PATH_SOLUTION' }],
  subAccounts: [{ isMainAccount: true }, { userType: 'Sub' }],
  saveAlarm: [{ role: 'ROLE_PATH_ALARM' }],
} as const

test.describe('on the site that has every operation', () => {
  test.use({ site: 'fin', settings: { persona: 'main' } })

  test(...clause('call.document.session', 'roles and other conditions'), async ({ api, world }) => {
    const documented = Object.fromEntries(
      ofProduct.map(({ id }) => [id, operationOf(id)['x-access']]).filter(([, rule]) => rule !== undefined),
    )
    expect(documented).toEqual(Object.fromEntries(Object.entries(access).map(([id, [rule]]) => [id, rule])))
    for (const [id, [rule, lacking]] of Object.entries<readonly [Rule, object?]>(access)) {
      const { method, path, body } = operations.find((operation) => operation.id === id)!
      const send = async (member: object) => {
        await world.patch({ member })
        return (body ? await api.json(method, path, body.example) : await api.send(method, path)).status
      }
      const having = rule.role === undefined ? {} : { roles: [`${rule.role}_LATER`] }
      expect([id, await send(having)]).toEqual([id, 200])
      if (rule.role !== undefined) expect([id, await send({ roles: ['ROLE_PATH'] })]).toEqual([id, 403])
      if (lacking) expect([id, await send({ ...having, ...lacking })]).toEqual([id, 403])
    }
  })
})

test.describe('on a site without training', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clause('call.document.session', 'the site'), async ({ api }) => {
    expectStatus((await api.get('/api/mypage/train-history')).status, 403)
  })
})

for (const locale of ['ko', 'en', 'ja'])
  test(...clause('call.language.content', `Content-Language ${locale}`), async ({ api }) => {
    const client = api.with({ 'accept-language': locale })
    for (const path of ['/api/support/notice', '/service-news/page/cached', '/api/support/faq/999999', '/api/nothing'])
      expect((await client.get(path)).headers.get('content-language')).toBe(locale)
  })
