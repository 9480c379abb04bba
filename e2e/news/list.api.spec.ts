import { originOf } from '../mock-client/deployment.ts'
import { optional } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'

const path = '/service-news/page'

interface Page {
  readonly content: readonly { readonly serviceNewsNo: number; readonly applyYmd: string }[]
}
const numbersOf = ({ content }: Page) => content.map(({ serviceNewsNo }) => serviceNewsNo)

test(...clausesOf(['call.news.list', 'notice.list.newest-first', 'call.page.shape']), async ({ api }) => {
  const { status, body } = await api.get(path, { size: 9 })
  expectStatus(status, 200)
  const { content, ...rest } = body
  expect(numbersOf(body)).toEqual([740, 739, 738, 737, 736, 735, 734, 733, 732])
  expect(content).toHaveLength(9)
  expect(rest).toEqual({
    totalElements: 40,
    totalPages: 5,
    number: 0,
    size: 9,
    first: true,
    last: false,
    empty: false,
  })
})

test(...clausesOf(['call.news.item.form-of-apply-ymd', 'call.language.content']), async ({ api }) => {
  const { content } = (await api.with({ 'accept-language': 'en' }).get(path, { size: 1 })).body
  expect(content[0]).toEqual({
    serviceNewsNo: 740,
    serviceNewsTypeCode: 'NEWSP',
    title: 'Kubernetes Service: version 1.36 support',
    applyYmd: '2026-11-19',
    serviceCategorieList: [
      {
        serviceCode: 'KubernetesService',
        upperServiceCode: 'CONTAINERS',
        serviceName: optional('Kubernetes Service'),
        upperServiceName: optional('Containers'),
        detailLinkUrl: optional('https://www.haneul.example/product/containers/kubernetes-service'),
      },
      {
        serviceCode: 'ContainerRegistry',
        upperServiceCode: 'CONTAINERS',
        serviceName: optional('Container Registry'),
        upperServiceName: optional('Containers'),
        detailLinkUrl: optional('https://www.haneul.example/product/containers/container-registry'),
      },
    ],
    locale: optional('en'),
  })
})

test(...clause('call.news.list', 'products with their categories'), async ({ api }) => {
  const products: { readonly [category: string]: readonly string[] } = {
    AI: ['Chatbot', 'LLMStudio', 'OCR', 'Speech', 'Translation'],
    ANALYTICS: ['DataVisualization', 'SearchEngine'],
    APPLICATION: ['APIGateway', 'Mail', 'Maps'],
    BUSINESS: ['CloudDesktop', 'WorkSuite'],
    COMPUTE: ['AutoScaling', 'CloudFunctions', 'GPUServer', 'Server'],
    CONTAINERS: ['ContainerRegistry', 'KubernetesService'],
    DATABASE: ['CloudDBforMongoDB', 'CloudDBforMySQL', 'CloudDBforRedis'],
    MANAGEMENT: ['ActivityTracer', 'CostExplorer', 'Monitoring', 'ResourceManager', 'SubAccount'],
    MEDIA: ['LiveStation'],
    MIGRATION: ['DBMigration'],
    NETWORKING: ['CDN', 'DirectConnect', 'LoadBalancer', 'VPC'],
    SECURITY: ['CertificateManager', 'SecurityMonitoring', 'WAF', 'WebChecker'],
    STORAGE: ['Archive', 'Backup', 'BlockStorage', 'NAS', 'ObjectStorage'],
  }
  const { content } = (await api.get(path, { size: 100 })).body as {
    content: { serviceCategorieList: { serviceCode: string; upperServiceCode: string }[] }[]
  }
  const pairs = content.flatMap(({ serviceCategorieList }) => serviceCategorieList)
  const expected = Object.entries(products).flatMap(([category, codes]) => codes.map((code) => `${category} ${code}`))
  expect([...new Set(pairs.map((pair) => `${pair.upperServiceCode} ${pair.serviceCode}`))].toSorted()).toEqual(
    expected.toSorted(),
  )
})

test(...clause('notice.list.newest-first', 'across all pages'), async ({ api }) => {
  const days = []
  for (let page = 0; page < 5; page += 1) {
    const { content } = (await api.get(path, { size: 9, page })).body as Page
    days.push(...content.map(({ applyYmd }) => applyYmd))
  }
  expect(days).toHaveLength(40)
  expect(days).toEqual(days.toSorted().toReversed())
})

for (const [serviceNewsTypeCodes, total] of [
  ['RELS', 15],
  ['NEWSP', 25],
  ['RELS,NEWSP', 40],
  [' NEWSP , RELS ', 40],
  ['', 40],
  [' ', 40],
  [',', 40],
  ['NOPE', 0],
  ['NOPE,RELS', 15],
] as const)
  test(...clause('call.news.list.query-type-codes', JSON.stringify(serviceNewsTypeCodes)), async ({ api }) => {
    const { totalElements, content } = (await api.get(path, { serviceNewsTypeCodes, size: 100 })).body
    expect(totalElements).toBe(total)
    if (serviceNewsTypeCodes === 'RELS') for (const row of content) expect(row.serviceNewsTypeCode).toBe('RELS')
  })

for (const [serviceCodes, total] of [
  ['VPC', 1],
  ['KubernetesService,ContainerRegistry', 3],
  ['ContainerRegistry', 2],
  ['', 40],
  ['Nothing', 0],
] as const)
  test(...clause('call.news.list.query-service-codes', JSON.stringify(serviceCodes)), async ({ api }) => {
    for (const listPath of [path, `${path}/cached`])
      expect((await api.get(listPath, { serviceCodes })).body.totalElements).toBe(total)
  })

test(...clause('call.news.list.query-service-codes', 'with a type, in pages'), async ({ api }) => {
  const query = { serviceCodes: 'KubernetesService,ContainerRegistry', serviceNewsTypeCodes: 'NEWSP', size: 1, page: 1 }
  expect((await api.get(path, query)).body).toMatchObject({ totalElements: 3, totalPages: 3, number: 1 })
})

for (const [site, count] of [
  ['public', 41],
  ['gov', 35],
  ['fin', 30],
] as const)
  test(...clause('call.news.products', site), async ({ api }) => {
    const { status, body } = await api.at(originOf(site)).get('/service-news/product')
    expectStatus(status, 200)
    expect(body).toHaveLength(count)
    expect(body).toContainEqual({ serviceCode: 'CloudDBforMySQL', serviceName: 'DB for MySQL' })
    const names = (body as { serviceName: string }[]).map(({ serviceName }) => serviceName)
    expect(names).toEqual(names.toSorted(new Intl.Collator('ko').compare))
  })

for (const [name, value] of [
  ['size', '0'],
  ['size', '101'],
  ['page', '-1'],
] as const)
  test(...clause('error.status.bad-request', `${path}/cached?${name}=${value}`), async ({ api }) => {
    const { status, body } = await api.get(`${path}/cached`, { [name]: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: name }] })
  })

test(...clause('call.news.types'), async ({ api }) => {
  const typesIn = async (locale: string) =>
    (await api.with({ 'accept-language': locale }).get('/service-news/type')).body
  expect(await typesIn('ko')).toEqual([
    { serviceNewsTypeCode: 'RELS', serviceNewsTypeName: '신규' },
    { serviceNewsTypeCode: 'NEWSP', serviceNewsTypeName: '업데이트' },
  ])
  expect((await typesIn('en'))[0].serviceNewsTypeName).toBe('New')
  expect((await typesIn('ja'))[1].serviceNewsTypeName).toBe('アップデート')
})
