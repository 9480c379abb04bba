import { clausesOf, expect, test } from '../support/test.ts'
import type { WorldSettings } from '../mock-client/control-plane.ts'
import { locales } from '../literals/sites.ts'
import { worded } from '../literals/worded.ts'

// The messages of the codes as literals, so that a changed or exchanged text fails. Those of forms are in
// e2e/inquiry/sending/submit.api.spec.ts.

const main = { persona: 'main' } as const

interface Row {
  readonly code: string
  readonly proves:
    | 'error.status.bad-request'
    | 'error.status.unauthorized'
    | 'error.status.forbidden'
    | 'error.status.not-found'
    | 'error.status.method-not-allowed'
    | 'error.status.conflict'
    | 'error.status.unsupported-media-type'
    | 'call.file.range-beyond'
  readonly settings?: WorldSettings
  readonly request: readonly [method: string, path: string]
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly texts: { readonly ko: string; readonly en: string; readonly ja: string }
}

const json = { 'content-type': 'application/json' }

const rows: readonly Row[] = [
  {
    code: 'BAD_REQUEST',
    proves: 'error.status.bad-request',
    // Several errors: a single one would replace the message.
    request: ['POST', '/api/support/inquiry/51245/call'],
    headers: json,
    body: '{"score":0,"comment":1}',
    texts: {
      ko: '입력한 내용에 올바르지 않은 항목이 있습니다. 다시 확인해 주세요.',
      en: 'Some of the information is not valid. Check your entries and try again.',
      ja: '入力内容に正しくない項目があります。ご確認のうえ、もう一度お試しください。',
    },
  },
  {
    code: 'UNAUTHORIZED',
    proves: 'error.status.unauthorized',
    request: ['GET', '/api/mypage/inquiry'],
    texts: {
      ko: '계속하려면 로그인해 주세요.',
      en: 'Sign in to continue.',
      ja: '続けるにはログインしてください。',
    },
  },
  {
    code: 'FORBIDDEN',
    proves: 'error.status.forbidden',
    settings: { persona: 'main-limited' },
    request: ['GET', '/api/mypage/usage'],
    texts: {
      ko: '이 페이지에 접근할 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      en: 'You don’t have permission to access this page. Ask your account administrator for access.',
      ja: 'このページにアクセスする権限がありません。アカウントの管理者に権限の付与をご依頼ください。',
    },
  },
  {
    code: 'NOT_FOUND',
    proves: 'error.status.not-found',
    settings: main,
    request: ['GET', '/api/mypage/inquiry/999999'],
    texts: {
      ko: '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.',
      en: 'We couldn’t find what you’re looking for. Check the address and try again.',
      ja: 'お探しの情報が見つかりませんでした。アドレスをご確認ください。',
    },
  },
  {
    code: 'METHOD_NOT_ALLOWED',
    proves: 'error.status.method-not-allowed',
    request: ['DELETE', '/api/support/inquiry'],
    texts: {
      ko: '이 주소에서는 지원하지 않는 메서드입니다. 사용할 수 있는 메서드: POST, OPTIONS',
      en: 'This endpoint doesn’t support this method. Allowed methods: POST, OPTIONS',
      ja: 'このアドレスでは使用できないメソッドです。使用できるメソッド：POST, OPTIONS',
    },
  },
  {
    code: 'CONFLICT',
    proves: 'error.status.conflict',
    settings: { now: '2029-01-01T00:00:00Z' },
    request: ['POST', '/api/support/inquiry/51245/call'],
    headers: json,
    body: '{"score":5}',
    texts: {
      ko: '이미 처리되었거나 기간이 지나 요청을 처리할 수 없습니다. 도움이 필요하시면 새 문의를 보내 주세요.',
      en: 'This action is no longer available because it is already complete or its deadline has passed. If you need help, send a new inquiry.',
      ja: 'すでに完了しているか、期限を過ぎているため、この操作はもう行えません。お困りの場合は、新しいお問い合わせをお送りください。',
    },
  },
  {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    proves: 'error.status.unsupported-media-type',
    request: ['POST', '/api-member/member/session'],
    headers: { 'content-type': 'text/plain' },
    body: '{}',
    texts: {
      ko: '지원하지 않는 형식입니다. application/json 형식으로 보내 주세요.',
      en: 'This content type is not supported. Send application/json.',
      ja: 'この形式には対応していません。application/json形式で送信してください。',
    },
  },
  {
    code: 'RANGE_NOT_SATISFIABLE',
    proves: 'call.file.range-beyond',
    settings: main,
    request: ['GET', '/api/support/file/3001'],
    headers: { range: 'bytes=999999999-' },
    texts: {
      ko: '요청한 범위가 파일 크기를 벗어났습니다. 파일 크기 안의 범위를 지정해 주세요.',
      en: 'The requested range is outside the file. Request a range within the file size.',
      ja: '指定された範囲がファイルのサイズを超えています。ファイルサイズ内の範囲を指定してください。',
    },
  },
]

for (const { code, proves, settings, request, headers, body, texts } of rows)
  test(...clausesOf([proves, 'error.body.language'], 'its message in three languages'), async ({ api, world }) => {
    if (settings) await world.patch(settings)
    for (const locale of locales)
      await test.step(locale, async () => {
        const response = await api
          .with({ 'accept-language': locale })
          .send(...request, { ...(headers && { headers }), ...(body !== undefined && { body }) })
        expect.soft(response.body).toMatchObject({ code, message: worded(texts[locale]) })
      })
  })
