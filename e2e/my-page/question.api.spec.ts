import { createHash } from 'node:crypto'
import { completeInquiry, typeCodes } from '../inquiry/complete-inquiry.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { originOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { atLeast, worded } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'
import { omitIfListedApart } from './listed-apart.ts'

const path = (id: number | string) => `/api/mypage/inquiry/${id}`

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clause('call.my-page.inquiry'), async ({ api }) => {
    const { status, body } = await api.with({ 'accept-language': 'en' }).get(path(51_234))
    expectStatus(status, 200)
    const { answerList, ...rest } = body
    expect(rest).toEqual({
      inquiryId: 51_234,
      parentInquiryId: null,
      inquiryTypeCode: 'O2O',
      title: 'ACG 규칙 수를 늘릴 수 있나요?',
      regYmdt: '2026-11-02 13:25:57',
      status: 'ANSWERED',
      answerCount: 1,
      bbsArticleTypeDetailCode: 'O2O_NW_012',
      categoryNames: ['Networking', 'VPC', 'Access control (ACG, NACL)'],
      content: expect.stringContaining('ACG 규칙이 한도에 가까워졌습니다'),
      attachedFileList: [],
      phoneAnswer: null,
      fieldList: [],
      additionalInquiryList: [
        {
          inquiryId: 51_237,
          parentInquiryId: 51_234,
          inquiryTypeCode: 'O2O',
          title: 'ACG 규칙 수를 늘릴 수 있나요?',
          regYmdt: '2026-11-07 10:12:30',
          status: 'ANSWERED',
          answerCount: 1,
          content: '안내해 주신 대로 IP 주소 그룹을 만들었습니다. 그룹 하나에 넣을 수 있는 주소는 몇 개까지인가요?',
          attachedFileList: [{ fileNo: 512_371, fileName: '규칙 목록.xlsx', fileSize: 2730 }],
          answerList: [expect.objectContaining({ answerId: 71_237 })],
          phoneAnswer: null,
        },
      ],
      further: { status: 'OVER_DAYS', inquiryCount: 1, untilYmdt: '2026-11-07 16:33:00' },
    })
    expect(answerList).toEqual([
      {
        answerId: 71_234,
        content: expect.stringMatching(/^<p>.+<\/p>$/),
        regYmdt: expect.stringMatching(/^2026-11-0[23] \d\d:\d\d:\d\d$/),
        rated: false,
        ratable: false,
        rateUntilYmdt: expect.stringMatching(/^2026-11-1[23] \d\d:\d\d:00$/),
      },
    ])
  })

  test(...clause('call.my-page.inquiry', 'an additional inquiry with a file'), async ({ api }) => {
    expect((await api.get(path(51_237))).body).toMatchObject({
      parentInquiryId: 51_234,
      attachedFileList: [{ fileNo: 512_371, fileName: '규칙 목록.xlsx', fileSize: 2730 }],
      additionalInquiryList: [],
    })
  })

  test(...clause('call.my-page.inquiry', 'a new inquiry with its files'), async ({ api, world }) => {
    const files = [fileOf('사진.png', 12)]
    const form = generalInquiry({ emailAddress: 'minseo.kim@example.com', content: '가\r\n나' }, files)
    const response = await api.postForm('/api/support/inquiry', form)
    expect((await api.get(path(response.body.content.inquiryId))).body).toMatchObject({
      status: 'RECEIVED',
      content: '가\n나',
      categoryNames: ['회원·계정', '가입·본인 확인'],
      attachedFileList: [{ fileName: '사진.png', fileSize: 12, fileNo: expect.any(Number) }],
      answerList: [],
      answerCount: 0,
    })
    const sha256 = createHash('sha256').update(files[0]!.bytes).digest('hex')
    expect((await world.inquiries())[0]!.files[0]!.sha256).toBe(sha256)
  })

  // 51235 belongs to biz, 51040 to main-overseas; 1 does not exist.
  for (const id of [51_235, 51_040, 1])
    test(
      ...clausesOf(['hardening.access.foreign-question', 'my-page.questions.own-only'], String(id)),
      async ({ api }) => {
        const { status, body } = await api.get(path(id))
        expectStatus(status, 404)
        expect(body).toEqual({
          code: 'NOT_FOUND',
          message: worded('요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.'),
        })
      },
    )

  test(...clause('error.status.bad-request', path('x')), async ({ api }) => {
    expect((await api.get(path('x'))).status).toBe(400)
  })

  test(...clause('my-page.questions.filter-period', 'both days are included'), async ({ api }) => {
    const ids = async (startYmd: string, endYmd: string) =>
      omitIfListedApart<{ inquiryId: number }>(
        (await api.get('/api/mypage/inquiry', { startYmd, endYmd, size: 100 })).body.content,
      ).map(({ inquiryId }) => inquiryId)
    expect(await ids('2026-11-02', '2026-11-07')).toEqual([51_234])
    expect(await ids('2026-11-03', '2026-11-06')).toEqual([])
  })

  test(...clause('my-page.questions.filter-period', 'to the second'), async ({ api, world }) => {
    const inquiry = (inquiryId: number, regYmdt: string) => ({
      ...{ inquiryId, persona: 'main', sites: ['public'], inquiryTypeCode: 'GNRL', title: 'x', content: 'x' },
      ...{ bbsArticleTypeDetailCode: 'GNRL_MBR_001', regYmdt, status: 'RECEIVED' },
    })
    const times = ['2025-05-04 23:59:59', '2025-05-05 00:00:00', '2025-05-06 23:59:59', '2025-05-07 00:00:00']
    const inquiries = Object.fromEntries(times.map((time, i) => [61_011 + i, inquiry(61_011 + i, time)]))
    await world.patch({ data: { inquiries } })
    const ids = async (query: object) =>
      omitIfListedApart<{ inquiryId: number }>(
        (await api.get('/api/mypage/inquiry', { size: 100, ...query })).body.content,
      )
        .map(({ inquiryId }) => inquiryId)
        .filter((id) => id > 61_010 && id < 61_015)
    expect(await ids({ startYmd: '2025-05-05', endYmd: '2025-05-06' })).toEqual([61_013, 61_012])
    expect(await ids({ startYmd: '2025-05-05' })).toEqual([61_014, 61_013, 61_012])
    expect(await ids({ endYmd: '2025-05-06' })).toEqual([61_013, 61_012, 61_011])
  })

  for (const [inquiryType, total] of [
    ['SALES', 1],
    ['GNRL', 7],
    ['', 22],
    [' ', 22],
    ['NOPE', 0],
  ] as const)
    test(...clause('call.my-page.inquiries', `of type ${JSON.stringify(inquiryType)}`), async ({ api }) => {
      const { content, totalElements } = (await api.get('/api/mypage/inquiry', { inquiryType })).body
      omitIfListedApart(content)
      expect(totalElements).toBe(total)
    })
})

for (const [persona, type, sent, fieldList] of [
  [
    'biz',
    'trouble',
    { isEmergency: 'emerg' },
    { ko: ['지원 유형', '긴급 지원: 서비스가 멈췄습니다'], en: ['Support type', 'Emergency: my service is down'] },
  ],
  [
    'main',
    'sales',
    { bbsArticleTypeDetailCode: 'SALES_INVOC_003', scale: '120' },
    { ko: ['규모', '120'], en: ['Number of servers or users', '120'] },
  ],
  [
    'main',
    'service',
    { bbsArticleTypeDetailCode: 'O2O_BI_004', naverWorksAccount: 'admin@haneul-bakery' },
    { ko: ['Work Suite 계정', 'admin@haneul-bakery'], en: ['Work Suite account', 'admin@haneul-bakery'] },
  ],
] as const)
  test.describe(`as ${persona}`, () => {
    test.use({ settings: { persona } })
    test(...clause('call.my-page.inquiry', `of a ${type} inquiry`), async ({ api }) => {
      const form = { inquiryTypeCode: typeCodes[type], ...completeInquiry(type, persona), ...sent }
      const { inquiryId } = (await api.postForm('/api/support/inquiry', Object.entries(form))).body.content
      const name = Object.keys(sent).at(-1)
      for (const language of ['ko', 'en'] as const) {
        const { body } = await api.with({ 'accept-language': language }).get(path(inquiryId))
        const [label, value] = fieldList[language]
        expect(body.fieldList).toEqual(atLeast([{ name, label: worded(label), value: worded(value) }]))
      }
    })
  })

for (const [persona, counts] of [
  ['main', [22, 21, 20]],
  ['main-overseas', [18, 0, 0]],
  ['biz', [17, 15, 16]],
  ['partner', [15, 12, 15]],
] as const)
  test.describe(persona, () => {
    test.use({ settings: { persona } })
    test(...clause('site.content.by-site', `questions of ${persona}`), async ({ api }) => {
      const totals = []
      for (const site of sites) {
        const { content, totalElements } = (await api.at(originOf(site)).get('/api/mypage/inquiry')).body
        omitIfListedApart(content)
        totals.push(totalElements)
      }
      expect(totals).toEqual(counts)
    })
  })
