import { originOf } from '../mock-client/deployment.ts'
import { optional } from '../literals/worded.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'

const path = '/api/support/library/DWCTR'

test(...clausesOf(['call.library.list', 'call.list.plain']), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get(path)
  expectStatus(status, 200)
  expect(body).toHaveLength(18)
  expect(body[0]).toEqual({
    title: 'Getting started guide',
    titleDetail: 'Second-half 2026 edition',
    typeDetailCode: 'UPDAT',
    typeDetailCodeName: 'Updated documents',
    attachedFileList: [
      {
        fileNo: 3001,
        fileName: '하늘 클라우드 도입 안내서.pdf',
        fileDescription: 'Step-by-step guide from creating an account to the first server',
        fileSize: optional(318_204),
        updateYmd: optional('2026-09-14'),
        language: optional('ko'),
      },
      {
        fileNo: 3002,
        fileName: 'Haneul Cloud - Getting started.pdf',
        fileDescription: 'English edition',
        fileSize: optional(296_731),
        updateYmd: optional('2026-09-14'),
        language: optional('en'),
      },
    ],
    locale: optional('en'),
  })
})

test(...clause('call.library.list', 'grouped by heading'), async ({ api }) => {
  const { body } = await api.get(path)
  const headings = body.map(({ typeDetailCodeName }: { typeDetailCodeName: string }) => typeDetailCodeName)
  expect(headings.filter((heading: string, i: number) => heading !== headings[i - 1])).toEqual([
    '업데이트된 자료',
    '이용 안내',
    '신청서와 서식',
    '보안과 인증',
    '도구와 예제',
  ])
})

for (const [site, total, siteTitle] of [
  ['public', 18, '개발자 입문 교재'],
  ['gov', 18, '정부 클라우드 이용 절차'],
  ['fin', 18, '금융 클라우드 이용 보고서'],
] as const)
  test(...clause('site.content.by-site', `library of ${site}`), async ({ api }) => {
    const titles = (await api.at(originOf(site)).get(path)).body.map(({ title }: { title: string }) => title)
    expect(titles).toHaveLength(total)
    expect(titles).toContain(siteTitle)
  })

for (const [site, files] of [
  ['public', [3001, 3011]],
  ['gov', [3001, 3012]],
  ['fin', [3001]],
] as const)
  test(...clause('site.content.by-site', `files of a library item of ${site}`), async ({ api, world }) => {
    const title = { ko: '모든 사이트의 자료' }
    const item = { libraryNo: 901, sites: ['public', 'gov', 'fin'], typeDetailCode: 'GUIDE', title }
    await world.patch({ data: { library: { 901: { ...item, fileNos: [3001, 3011, 3012] } } } })
    const items: { title: string; attachedFileList: { fileNo: number }[] }[] = (await api.at(originOf(site)).get(path))
      .body
    expect(items.find((each) => each.title === title.ko)?.attachedFileList.map(({ fileNo }) => fileNo)).toEqual(files)
  })
