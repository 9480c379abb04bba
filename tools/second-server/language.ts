import { broken } from './variants.ts'

export type Lang = 'ko' | 'en' | 'ja'
const LANGS: Lang[] = ['ko', 'en', 'ja']

/** Accept-Language as in RFC 9110, 12.5.4: quality, then order; the first subtag counts. */
export function negotiate(header = ''): Lang {
  const wanted = header
    .split(',')
    .map((item, order) => {
      const [range, ...rest] = item.trim().split(/\s*;\s*/)
      const quality = rest.map((one) => /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.exec(one)?.[1])[0]
      return { tag: range.toLowerCase().split('-')[0], q: rest.length === 0 ? 1 : Number(quality ?? -1), order }
    })
    .filter((one) => one.q >= 0)
  const named = (lang: string) => wanted.filter((one) => one.tag === lang)
  const ranked = LANGS.flatMap((lang) => {
    const own = named(lang)
    const star = named('*')
    const best = (own.length ? own : star).toSorted((a, b) => b.q - a.q || a.order - b.order)[0]
    return best && best.q > 0 ? [{ lang, ...best }] : []
  })
  return ranked.toSorted((a, b) => b.q - a.q || a.order - b.order)[0]?.lang ?? 'ko'
}

type Text = Record<Lang, string>
const text = (ko: string, en: string, ja: string): Text => ({ ko, en, ja })
const MESSAGES: Record<string, Text> = {
  BAD_REQUEST: text('보내 주신 값 가운데 고칠 것이 있습니다.', 'Some of what you sent needs to be corrected.', '送信された値に修正が必要なものがあります。'),
  INVALID_CAPTCHA: text(
    '보안 문자 답이 다릅니다. 새로 받아 다시 답해 주세요.',
    'The security answer does not match. Get a new one and try again.',
    'セキュリティの答えが違います。新しいもので再度お答えください。',
  ),
  TOO_MANY_FILES: text('첨부는 다섯 개까지입니다.', 'Attach no more than five files.', '添付は5個までです。'),
  FILE_EXT_DISALLOWED: text('이 종류의 파일은 받지 않습니다.', 'Files of this kind are not accepted.', 'この種類のファイルは受け付けていません。'),
  FILE_NAME_INVALID: text('파일 이름을 바꿔 주세요.', 'Rename the file, please.', 'ファイル名を変えてください。'),
  PAYLOAD_TOO_LARGE: text(
    '보낸 내용이 너무 큽니다. 줄여서 보내 주세요.',
    'What you sent is too large. Send less.',
    '送信内容が大きすぎます。小さくして送ってください。',
  ),
  UNAUTHORIZED: text('먼저 로그인해 주세요.', 'Sign in first, please.', '先にログインしてください。'),
  FORBIDDEN: text('이 요청은 허용되지 않습니다.', 'This request is not permitted.', 'この操作は許可されていません。'),
  NOT_FOUND: text('찾는 것이 여기에 없습니다.', 'There is nothing here by that name.', 'お探しのものはここにありません。'),
  METHOD_NOT_ALLOWED: text('이 주소는 그 메서드를 받지 않습니다.', 'This address does not take that method.', 'このアドレスはそのメソッドを受け付けません。'),
  CONFLICT: text('이제는 할 수 없는 요청입니다.', 'It is too late for this request.', 'この操作はもうできません。'),
  UNSUPPORTED_MEDIA_TYPE: text('이 형식의 본문은 받지 않습니다.', 'A body of this type is not accepted.', 'この形式の本文は受け付けていません。'),
  RANGE_NOT_SATISFIABLE: text('파일에 그 범위가 없습니다.', 'The file has no such range.', 'ファイルにその範囲はありません。'),
  IDEMPOTENCY_KEY_REUSED: text(
    '같은 Idempotency-Key로 다른 내용을 보냈습니다.',
    'That Idempotency-Key stands for other content.',
    'そのIdempotency-Keyは別の内容に使われています。',
  ),
  REQUEST_TIMEOUT: text(
    '요청이 다 오지 않았습니다. 다시 보내 주세요.',
    'The request did not arrive in full. Send it again.',
    'リクエストが最後まで届きませんでした。再送してください。',
  ),
  SERVICE_UNAVAILABLE: text('지금은 바쁩니다. 조금 뒤에 보내 주세요.', 'The server is busy. Try a little later.', '混み合っています。少し後でお試しください。'),
  INTERNAL_ERROR: text(
    '서버 오류입니다. 조금 뒤에 보내 주세요.',
    'Something failed on our side. Try a little later.',
    'サーバーのエラーです。少し後でお試しください。',
  ),
}
/** What to send instead, of a field. `{0}` and `{1}` are values. */
const HINTS: Record<string, Text> = {
  required: text('값을 입력해 주세요.', 'Enter a value here.', '値を入力してください。'),
  once: text('한 번만 보내 주세요.', 'Send this only once.', '一度だけ送ってください。'),
  brackets: text('이름 뒤의 괄호를 빼 주세요.', 'Leave out the brackets after the name.', '名前の後の括弧を外してください。'),
  integer: text(
    '{0}부터 {1}까지의 정수를 숫자로만 보내 주세요.',
    'Send a whole number from {0} to {1}, in digits only.',
    '{0}から{1}までの整数を数字だけで送ってください。',
  ),
  choice: text('다음 가운데 하나를 보내 주세요: {0}', 'Send one of these: {0}', '次のいずれかを送ってください：{0}'),
  longer: text('{0}자를 넘지 않게 줄여 주세요.', 'Shorten it to {0} characters.', '{0}文字以内に短くしてください。'),
  date: text('2026-11-20처럼 있는 날짜를 보내 주세요.', 'Send a real date such as 2026-11-20.', '2026-11-20のような実在の日付を送ってください。'),
  month: text('2026-10처럼 연도와 월을 보내 주세요.', 'Send a year and a month, such as 2026-10.', '2026-10のように年と月を送ってください。'),
  email: text(
    'name@example.com처럼 이메일 주소를 보내 주세요.',
    'Send an email address such as name@example.com.',
    'name@example.comのようなメールアドレスを送ってください。',
  ),
  ownEmail: text(
    '계정의 이메일 주소를 그대로 보내 주세요.',
    'Send the email address of your account as it is.',
    'アカウントのメールアドレスをそのまま送ってください。',
  ),
  phone: text(
    '고른 국가의 올바른 전화번호를 보내 주세요.',
    'Send a phone number that is valid in the selected country.',
    '選択した国の正しい電話番号を送ってください。',
  ),
  calling: text('82처럼 국가 번호를 숫자로 보내 주세요.', 'Send a calling code in digits, such as 82.', '82のように国番号を数字で送ってください。'),
  scale: text('1자리에서 10자리까지의 숫자를 보내 주세요.', 'Send 1 to 10 digits.', '1桁から10桁までの数字を送ってください。'),
  category: text('이 유형의 세부 분류를 골라 주세요.', 'Choose a detailed category of this type.', 'この種類の詳細カテゴリーを選んでください。'),
  array: text('목록을 보내 주세요. 많아야 {0}개입니다.', 'Send a list of at most {0} items.', '最大{0}件のリストを送ってください。'),
  string: text('글자를 보내 주세요.', 'Send a text.', '文字列を送ってください。'),
  boolean: text('true나 false를 보내 주세요.', 'Send true or false.', 'trueかfalseを送ってください。'),
  object: text('JSON 객체를 보내 주세요.', 'Send a JSON object.', 'JSONオブジェクトを送ってください。'),
  json: text('올바른 JSON을 UTF-8로 보내 주세요.', 'Send well-formed JSON in UTF-8.', '正しいJSONをUTF-8で送ってください。'),
  decode: text('{0}(으)로 올바르게 인코딩해 주세요.', 'Encode it correctly in {0}.', '{0}で正しくエンコードしてください。'),
  charset: text(
    '{0}은(는) 모르는 문자 집합입니다. UTF-8로 보내 주세요.',
    'The charset {0} is unknown. Send UTF-8.',
    '{0}は不明な文字コードです。UTF-8で送ってください。',
  ),
  twice: text('같은 항목은 한 번만 넣어 주세요.', 'List each item only once.', '同じ項目は一度だけ入れてください。'),
  recipient: text('받을 사람을 먼저 넣거나 끄세요.', 'Add somebody who can receive it, or switch it off.', '受信できる人を追加するか、オフにしてください。'),
  currentPassword: text('지금 쓰는 비밀번호를 보내 주세요.', 'Send your current password.', '現在のパスワードを送ってください。'),
  newPassword: text(
    '영문자, 숫자, 기호를 모두 넣어 8~16자로 정해 주세요.',
    'Choose 8 to 16 characters with letters, digits and symbols.',
    '英字・数字・記号をすべて含む8～16文字にしてください。',
  ),
  recentPassword: text(
    '최근 세 번 쓰지 않은 비밀번호를 정해 주세요.',
    'Choose a password that differs from your last 3.',
    '直近3回と異なるパスワードにしてください。',
  ),
  fileOnly: text('파일은 attachFile에 넣어 주세요.', 'Put files into attachFile.', 'ファイルはattachFileに入れてください。'),
  fileNameless: text('파일에 이름을 붙여 주세요.', 'Add a name to the file.', 'ファイルに名前を付けてください。'),
  sameFile: text('이름이 같은 파일은 하나만 보내 주세요.', 'Send only one file of that name.', '同名のファイルは1つだけ送ってください。'),
  texts: text('텍스트 항목은 64개까지 보내 주세요.', 'Send at most 64 texts.', 'テキスト項目は64個までにしてください。'),
  idempotency: text(
    '큰따옴표 안에 1~255자의 ASCII 문자를 보내 주세요.',
    'Send 1 to 255 ASCII characters in double quotes.',
    '二重引用符の中に1～255文字のASCII文字を送ってください。',
  ),
  form: text('폼이 형식에 맞지 않습니다: {0}', 'The form breaks its format: {0}', 'フォームが形式に合っていません：{0}'),
  url: text('주소의 퍼센트 인코딩을 고쳐 주세요.', 'Correct the percent-encoding of the address.', 'アドレスのパーセントエンコーディングを直してください。'),
  captcha: text('새로 받은 보안 문자의 답을 보내 주세요.', 'Send the answer to a new captcha.', '新しいキャプチャの答えを送ってください。'),
}
export const say = (lang: Lang, key: string, ...values: (string | number)[]) =>
  (HINTS[key] ?? MESSAGES[key])[broken('messages-korean') ? 'ko' : lang].replace(/\{(\d)\}/g, (_, n) => String(values[Number(n)]))

/** The text in the language, and which language that is. */
type Rec = Record<string, any>
export const localeOf = (lang: Lang, value: Rec) => (value[lang] === undefined ? 'ko' : lang)
export const pick = (lang: Lang, value: Rec | string): string => {
  if (typeof value === 'string') return value
  return value[lang === 'ja' && broken('japanese-is-english') ? 'en' : lang] ?? value.ko
}
