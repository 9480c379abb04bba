import { originOf } from '../mock-client/deployment.ts'
import { locales } from '../literals/sites.ts'
import { clause, expect, test } from '../support/test.ts'

/** A part of the body of a response, by the names of the fields that lead to it. */
const partOf = (body: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], body)

const typeName = 'content.0.typeName'
const noticesOf = (typeCode: string) => `/api/support/notice?size=1&typeCode=${typeCode}`

for (const [path, place, ...texts] of [
  [
    '/api/support/notice?size=1',
    'content.0.title',
    '[진행 중] 콘솔 일부 메뉴 지연',
    '[Ongoing] Delays in some console menus',
    '【対応中】コンソールの一部メニューの遅延',
  ],
  [noticesOf('WORK'), typeName, '작업', 'Maintenance', 'メンテナンス'],
  [noticesOf('GUIDE'), typeName, '안내', 'General', 'ご案内'],
  [noticesOf('TRBL'), typeName, '장애', 'Incident', '障害'],
  ['/api/support/faq/keyword', '0', '비밀번호', 'password', 'パスワード'],
  ['/api/event-log/32', 'content.locationList.2.regionName', '일본', 'Japan', '日本'],
  ['/api/event-log/32', 'content.resourceList.0.resourceName', '포털', 'Portal', 'ポータル'],
  ['/api/event-log/33', 'content.resourceList.0.resourceName', '콘솔', 'Console', 'コンソール'],
  [
    '/api/event-log/33',
    'content.resourceList.1.resourceEtcDescription',
    ...['알림 발송', 'Notification delivery', '通知の送信'],
  ],
  // A record without a text in the language is returned in Korean.
  ['/api/support/faq/1113', 'locale', 'ko', 'ko', 'ja'],
  ['/api/support/faq/1220', 'locale', 'ko', 'en', 'ko'],
  ['/service-news/724', 'locale', 'ko', 'ko', 'ko'],
  ['/service-news/706', 'locale', 'ko', 'ko', 'ja'],
] as const)
  test(...clause('call.language.content', `${place} of ${path}`), async ({ api }) => {
    const found = []
    for (const locale of locales)
      found.push(partOf((await api.with({ 'accept-language': locale }).get(path)).body, place))
    expect(found).toEqual(texts)
  })

test(...clause('call.language.content', 'regions of gov'), async ({ api }) => {
  const gov = api.at(originOf('gov'))
  for (const [locale, names] of [
    ['en', ['Capital area', 'Capital area', 'South']],
    ['ja', ['首都圏', '首都圏', '南部']],
  ] as const) {
    const { content } = (await gov.with({ 'accept-language': locale }).get('/api/event-log/32')).body
    expect(content.locationList.map(({ regionName }: { regionName: string }) => regionName)).toEqual(names)
  }
})

test(...clause('call.language.content', 'a library item without an English text'), async ({ api }) => {
  for (const [locale, title, contentLocale] of [
    ['ko', '개발자 입문 교재', 'ko'],
    ['en', '개발자 입문 교재', 'ko'],
    ['ja', '開発者向け入門テキスト', 'ja'],
  ] as const) {
    const { body } = await api.with({ 'accept-language': locale }).get('/api/support/library/DWCTR')
    expect(body).toContainEqual(expect.objectContaining({ title, locale: contentLocale }))
  }
})
