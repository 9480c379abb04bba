// The languages of the document, and what the server says in them: the document leaves the words to it.

const languages = ['ko', 'en', 'ja'] as const
export type Language = (typeof languages)[number]
export type Texts = { readonly ko: string } & { readonly [L in Language]?: string }

/** The language with the highest weight that the server has; Korean if there is none. */
export const languageOf = (header = ''): Language => {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { language: tag.split('-')[0] as Language, weight: weight ? Number(weight.slice(2)) : 1 }
  })
  const known = wanted.filter(({ language, weight }) => weight > 0 && languages.includes(language))
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? 'ko'
}

export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.ko

/** The language in which `textIn` returns a text. */
export const localeOf = (texts: Texts, language: Language): Language =>
  texts[language] === undefined ? 'ko' : language

/** Lines of a key and a text in each language. */
const textsOf = <Key extends string>(lines: Readonly<Record<Key, string>>): Readonly<Record<Key, Required<Texts>>> => {
  const rows = Object.entries<string>(lines).map(([key, line]) => {
    const [ko, en, ja] = line.split(' | ')
    return [key, { ko, en, ja }]
  })
  return Object.fromEntries(rows) as Readonly<Record<Key, Required<Texts>>>
}

const words = textsOf({
  required: '값을 입력해 주세요. | Fill this in. | 入力してください。',
  tooLong: '더 짧게 입력해 주세요. | Use fewer characters. | もっと短く入力してください。',
  choice: '목록에 있는 값을 보내 주세요. | Send one of the listed values. | 一覧の値を送信してください。',
  form: '형식에 맞게 입력해 주세요. | Use the documented format. | 正しい形式で入力してください。',
  number: '범위 안의 정수를 보내 주세요. | Send a whole number in the range. | 範囲内の整数を送信してください。',
  once: '한 번만 보내 주세요. | Send this once. | 1回だけ送信してください。',
  email: '올바른 이메일 주소를 입력해 주세요. | Enter a valid address. | 正しいアドレスを入力してください。',
  ownEmail: '계정의 주소를 보내 주세요. | Send the address of the account. | アカウントのアドレスを送信してください。',
  phone: '올바른 전화번호를 입력해 주세요. | Enter a valid phone number. | 正しい電話番号を入力してください。',
  recipient: '받는 사람이 없습니다. | Nobody receives this. | 受信者がいません。',
  file: '이 파일은 첨부할 수 없습니다. | This file cannot be attached. | このファイルは添付できません。',
  password: '비밀번호를 확인해 주세요. | Check this password. | パスワードを確認してください。',
  encoding: '올바른 문자로 보내 주세요. | Send well-formed text. | 正しい文字で送信してください。',
})

export const statuses = {
  ...{ BAD_REQUEST: 400, INVALID_CAPTCHA: 400, TOO_MANY_FILES: 400, FILE_EXT_DISALLOWED: 400, FILE_NAME_INVALID: 400 },
  ...{ UNAUTHORIZED: 401, FORBIDDEN: 403, NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405, CONFLICT: 409 },
  ...{ PAYLOAD_TOO_LARGE: 413, UNSUPPORTED_MEDIA_TYPE: 415, UNKNOWN_STATE: 422, IDEMPOTENCY_KEY_REUSED: 422 },
  INTERNAL_ERROR: 500,
}
export type Code = keyof typeof statuses

export const messages = textsOf<Code>({
  BAD_REQUEST: '입력한 내용을 확인해 주세요. | Check what you sent. | 入力内容をご確認ください。',
  INVALID_CAPTCHA: '답이 맞지 않습니다. | The answer is wrong. | 答えが正しくありません。',
  TOO_MANY_FILES: '파일이 너무 많습니다. | There are too many files. | ファイルが多すぎます。',
  FILE_EXT_DISALLOWED: '허용하지 않는 형식입니다. | This file type is not allowed. | 使用できない形式です。',
  FILE_NAME_INVALID: '파일 이름을 바꿔 주세요. | Rename the file. | ファイル名を変更してください。',
  UNAUTHORIZED: '로그인해 주세요. | Sign in first. | ログインしてください。',
  FORBIDDEN: '권한이 없습니다. | You have no access. | 権限がありません。',
  NOT_FOUND: '찾을 수 없습니다. | There is no such thing. | 見つかりません。',
  METHOD_NOT_ALLOWED: '지원하지 않는 메서드입니다. | Use another method. | 別のメソッドを使ってください。',
  CONFLICT: '더는 처리할 수 없습니다. | This is no longer possible. | もう処理できません。',
  PAYLOAD_TOO_LARGE: '너무 큽니다. | This is too large. | 大きすぎます。',
  UNSUPPORTED_MEDIA_TYPE: '지원하지 않는 형식입니다. | Send another type. | 別の形式で送信してください。',
  UNKNOWN_STATE: '모르는 상태입니다. | There is no such state. | その状態はありません。',
  IDEMPOTENCY_KEY_REUSED: '이미 쓴 키입니다. | This key is used. | 使用済みのキーです。',
  INTERNAL_ERROR: '서버에 문제가 생겼습니다. | The server failed. | サーバーで問題が発生しました。',
})

/** Labels and choices of the form that my page shows. */
export const labels: Readonly<Record<string, Texts>> = textsOf({
  isEmergency: '지원 유형 | Support type | サポート種別',
  scale: '규모 | Scale | 規模',
  naverWorksAccount: '워크 스위트 계정 | Work Suite account | Work Suiteアカウント',
  emerg: '긴급 지원 | Emergency | 緊急サポート',
  comm: '일반 지원 | Standard | 一般サポート',
})

export interface Fault {
  readonly field: string
  readonly code: Code
  readonly text: Texts
}

export const fault = (field: string, word: keyof typeof words, code: Code = 'BAD_REQUEST'): Fault => ({
  ...{ field, code, text: words[word] },
})

/** An error response. */
export class Problem extends Error {
  readonly code: Code
  readonly more: {
    readonly faults?: readonly Fault[]
    readonly text?: Texts
    readonly headers?: Record<string, string>
  }

  constructor(code: Code, more: Problem['more'] = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

/** One wrong field gives the response its code and message; several give BAD_REQUEST. */
export const refuse = (faults: readonly Fault[]): void => {
  const [first, ...others] = faults
  if (first && others.length > 0) throw new Problem('BAD_REQUEST', { faults: faults.slice(0, 20) })
  if (first) throw new Problem(first.code, { faults, text: first.text })
}
