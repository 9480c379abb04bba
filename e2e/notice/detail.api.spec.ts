import { expectStatus } from '../support/expect-status.ts'
import { locales } from '../literals/sites.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { notice } from './notice.ts'

const path = (noticeId: number | string) => `/api/support/notice/${noticeId}`

test(...clausesOf(['call.notice.detail', 'call.notice.item.content']), async ({ api }) => {
  const { status, body } = await api.with({ 'accept-language': 'en' }).get(path(1057))
  expectStatus(status, 200)
  const { content, attachedFileList, subNoticeList, previous, next, ...item } = body
  expect(item).toEqual({
    noticeId: 1057,
    typeCode: 'WORK',
    typeName: 'Maintenance',
    title: '[Maintenance] DB for MySQL, 19 November',
    regYmdt: '2026-11-10 10:00:00',
    locale: 'en',
  })
  expect(content).toContain('<li>Time: 19 November 2026, 02:00–03:30 (UTC+9)</li>')
  expect(attachedFileList).toHaveLength(1)
  expect(subNoticeList).toHaveLength(1)
  expect([previous.noticeId, next.noticeId]).toEqual([1056, 1058])
})

for (const [noticeId, files] of [
  [1062, []],
  [1057, [3101]],
  [1034, [3104, 3111, 3105, 3106, 3107]],
] as const)
  test(...clause('call.notice.item.content', `${files.length} files`), async ({ api }) => {
    const { attachedFileList } = (await api.get(path(noticeId))).body
    expect(attachedFileList.map(({ fileNo }: { fileNo: number }) => fileNo)).toEqual(files)
    for (const file of attachedFileList) {
      expect(file.fileName).toMatch(/^[^/\\]+\.[a-z]{3,4}$/)
      expect(file.fileSize).toBeGreaterThan(0)
    }
  })

for (const [noticeId, count] of [
  [1062, 0],
  [1057, 1],
  [1059, 3],
] as const)
  test(...clause('call.notice.item.content', `${count} sub-notices`), async ({ api }) => {
    const { subNoticeList } = (await api.get(path(noticeId))).body
    expect(subNoticeList).toHaveLength(count)
    for (const { title, content, ...rest } of subNoticeList) {
      expect(title).toMatch(/[가-힣]/)
      expect(content).toMatch(/^<p>.*<\/p>$/)
      expect(rest).toEqual({})
    }
  })

test(...clause('call.notice.detail', 'a title of 200 characters'), async ({ api }) => {
  for (const locale of locales)
    expect((await api.with({ 'accept-language': locale }).get(path(1039))).body.title).toHaveLength(200)
})

test(...clause('call.notice.item.content', 'unchanged, including hostile markup'), async ({ api }) => {
  const { content } = (await api.get(path(1054))).body
  for (const tag of ['<table>', '<ol>', '<img ', '<pre><code>', '<script>', ' onerror=', 'javascript:', '<iframe '])
    expect(content).toContain(tag)
})

test.describe('with notices of this test', () => {
  test.use({
    settings: {
      data: {
        notices: {
          9001: notice(9001, { regYmdt: '2098-01-01 00:00:00', title: { ko: '가', en: 'first' } }),
          9002: notice(9002, { regYmdt: '2098-01-02 00:00:00', typeCode: 'TRBL' }),
          9003: notice(9003, { regYmdt: '2098-01-03 00:00:00', sites: ['gov'] }),
          9004: notice(9004, { regYmdt: '2098-01-04 00:00:00', title: { ko: '라' } }),
        },
      },
    },
  })

  for (const [example, noticeId, previous, next] of [
    ['another type but not another site', 9002, { noticeId: 9001, title: '가' }, { noticeId: 9004, title: '라' }],
    ['no newer notice', 9004, { noticeId: 9002, title: '공지 9002' }, null],
    ['no older notice', 1001, null, { noticeId: 1002, title: '[변경] 이메일 알림 발신 주소 변경' }],
  ] as const)
    test(...clause('call.notice.detail', example), async ({ api }) => {
      expect((await api.get(path(noticeId))).body).toMatchObject({ previous, next })
    })

  test(...clause('call.notice.detail', 'in the requested language'), async ({ api }) => {
    const { previous, next } = (await api.with({ 'accept-language': 'en' }).get(path(9002))).body
    expect([previous.title, next.title]).toEqual(['first', '라'])
  })
})

for (const [noticeId, language, locale] of [
  [1020, 'en', 'ko'],
  [1020, 'ja', 'ko'],
  [1025, 'en', 'en'],
  [1025, 'ja', 'ko'],
  [1038, 'en', 'ko'],
  [1038, 'ja', 'ja'],
  [1038, 'fr', 'ko'],
] as const)
  test(...clause('notice.text.falls-back-to-korean', `${noticeId} requested in ${language}`), async ({ api }) => {
    const { body } = await api.with({ 'accept-language': language }).get(path(noticeId))
    expect(body.locale).toBe(locale)
    expect(/점검/.test(body.title + body.content)).toBe(locale === 'ko')
  })
