import { personas } from '../support/personas.ts'
import { clause, expect, test } from '../support/test.ts'

const path = '/__mock/contract/records.json'

test(...clause('control.contract-records', 'records by kind and key'), async ({ api }) => {
  const { status, headers, body } = await api.get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
  const { data } = body
  expect(Object.keys(data).toSorted()).toEqual([
    ...['accounts', 'alarms', 'answers', 'faqKeywords', 'faqs', 'files', 'incidents', 'inquiries', 'inquiryCodes'],
    ...['library', 'news', 'notices', 'paymentMethods', 'payments', 'solutions', 'subAccounts', 'surveys'],
    ...['trainings', 'usage'],
  ])
  expect(data.notices[1001]).toMatchObject({ noticeId: 1001, typeCode: 'WORK', regYmdt: '2026-01-05 10:00:00' })
  expect(data.surveys['51245/71245']).toEqual({
    inquiryId: 51245,
    answerId: 71245,
    isSurvey: 'N',
    registerDate: [2026, 11, 16, 10, 57],
  })
  expect(Buffer.from(data.files[3001].base64, 'base64').toString('latin1')).toMatch(/^%PDF-/)
  expect(body.allowFileExt).toContain('pdf')
})

test(...clause('control.contract-records', 'users, names, regions and services'), async ({ api }) => {
  const { body } = await api.get(path)
  expect(body.users.map(({ user }: { user: string }) => user)).toEqual(
    personas.filter((persona) => persona !== 'anonymous'),
  )
  expect(body.users[0]).toMatchObject({
    user: 'main',
    email: 'minseo.kim@example.com',
    name: '김민서',
    userType: 'Main',
    roles: expect.arrayContaining(['ROLE_PATH_BILLING']),
    cntryCd: 'KR',
    phone: { cellphoneNo: '1000000010', countryNo: '82' },
  })
  expect(body.names).toContainEqual({ ko: '김민서', en: 'Minseo Kim', ja: 'キム・ミンソ' })
  expect(body.regions.gov.KRS.en).toBe('South')
  expect(body.services).toContainEqual({
    serviceCode: 'KubernetesService',
    upperServiceCode: 'CONTAINERS',
    serviceName: 'Kubernetes Service',
    upperServiceName: { ko: '컨테이너', en: 'Containers', ja: 'コンテナ' },
    detailLinkUrl: 'https://www.haneul.example/product/containers/kubernetes-service',
  })
})

test(...clause('control.contract-records', 'as the setting data takes them'), async ({ api, world }) => {
  const { data } = (await api.get(path)).body
  const { status } = await api.json('PATCH', `/__mock/worlds/${world.id}`, { data })
  expect(status).toBe(200)
  const notices = await api.get('/api/support/notice?size=100')
  await world.patch({ data: { notices: { 1001: { ...data.notices[1001], title: { ko: '바뀐 제목' } } } } })
  const changed = await api.get('/api/support/notice?size=100')
  expect(changed.body.totalElements).toBe(notices.body.totalElements)
  expect(changed.body.content.at(-1).title).toBe('바뀐 제목')
})
