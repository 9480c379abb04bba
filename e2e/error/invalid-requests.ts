// The sentences as literals, so that none is altered, exchanged or left to the schema library.

const alarm = { name: 'a', emailAddress: 'a@b.co', cntryNo: '82', cellphoneNo: '1012345678' }

type Texts = { readonly ko: string; readonly en: string; readonly ja: string }

const wholeNumber: Texts = { ko: '정수를 보내 주세요.', en: 'Send a whole number.', ja: '整数を送信してください。' }

/** Requests with an invalid value, the field of the error, and what it says in each language. */
export const invalidRequests: readonly (readonly [
  method: string,
  path: string,
  body: unknown,
  field: string,
  texts: Texts,
])[] = [
  [
    'GET',
    '/api/support/inquiry/code',
    undefined,
    'inquiryType',
    {
      ko: '필수 항목입니다. 값을 보내 주세요.',
      en: 'This field is required. Send a value.',
      ja: '必須項目です。値を送信してください。',
    },
  ],
  ['GET', '/api/support/notice?size=many', undefined, 'size', wholeNumber],
  ['GET', '/api/support/notice?size=1.5', undefined, 'size', wholeNumber],
  [
    'GET',
    '/api/support/notice?size=0',
    undefined,
    'size',
    { ko: '1 이상의 값을 보내 주세요.', en: 'Send a value of 1 or more.', ja: '1以上の値を送信してください。' },
  ],
  [
    'GET',
    '/api/support/notice?size=101',
    undefined,
    'size',
    { ko: '100 이하의 값을 보내 주세요.', en: 'Send a value of 100 or less.', ja: '100以下の値を送信してください。' },
  ],
  ['GET', '/api/support/notice/nine', undefined, 'noticeId', wholeNumber],
  [
    'GET',
    '/api/security/captcha/verify?captchaKey=a&captchaValue=b&captchaCategory=VIDEO',
    undefined,
    'captchaCategory',
    {
      ko: '다음 중 하나를 보내 주세요: RECEIPT, AUDIO, CAPTCHA',
      en: 'Send one of: RECEIPT, AUDIO, CAPTCHA.',
      ja: '次のいずれかを送信してください：RECEIPT, AUDIO, CAPTCHA',
    },
  ],
  [
    'GET',
    '/api/mypage/usage?month=2026-13',
    undefined,
    'month',
    {
      ko: '연월을 2026-11 형식으로 보내 주세요.',
      en: 'Send a month such as 2026-11.',
      ja: '年月を2026-11の形式で送信してください。',
    },
  ],
  [
    'GET',
    '/api/mypage/inquiry?startYmd=20261101',
    undefined,
    'startYmd',
    {
      ko: '날짜를 2026-11-22 형식으로 보내 주세요.',
      en: 'Send a date such as 2026-11-22.',
      ja: '日付を2026-11-22の形式で送信してください。',
    },
  ],
  [
    'GET',
    `/api/mypage/inquiry?searchKeyword=${'x'.repeat(101)}`,
    undefined,
    'searchKeyword',
    {
      ko: '100자 이하로 보내 주세요.',
      en: 'Send at most 100 characters.',
      ja: '100文字以内で送信してください。',
    },
  ],
  [
    'POST',
    '/api/support/inquiry/51245/call',
    { score: '5' },
    'score',
    { ko: '숫자를 보내 주세요.', en: 'Send a number.', ja: '数値を送信してください。' },
  ],
  [
    'POST',
    '/api/support/inquiry/51245/call',
    { score: 3, comment: 7 },
    'comment',
    { ko: '텍스트를 보내 주세요.', en: 'Send text.', ja: 'テキストを送信してください。' },
  ],
  [
    'POST',
    '/api/support/inquiry/51245/call',
    [],
    'body',
    { ko: 'JSON 객체를 보내 주세요.', en: 'Send a JSON object.', ja: 'JSONオブジェクトを送信してください。' },
  ],
  [
    'PUT',
    '/api/mypage/alarm',
    { recipientList: 'all', switchList: [] },
    'recipientList',
    { ko: 'JSON 배열을 보내 주세요.', en: 'Send a JSON array.', ja: 'JSON配列を送信してください。' },
  ],
  [
    'PUT',
    '/api/mypage/alarm',
    { recipientList: Array.from({ length: 21 }, () => alarm), switchList: [] },
    'recipientList',
    {
      ko: '항목을 20개까지 보내 주세요.',
      en: 'Send at most 20 entries.',
      ja: '項目は20個までにしてください。',
    },
  ],
  [
    'PUT',
    '/api/mypage/alarm',
    { recipientList: [{ ...alarm, name: '' }], switchList: [] },
    'recipientList.0.name',
    {
      ko: '비워 둘 수 없습니다. 값을 보내 주세요.',
      en: 'This field must not be empty. Send a value.',
      ja: '空にすることはできません。値を送信してください。',
    },
  ],
  [
    'PUT',
    '/api/mypage/alarm',
    { recipientList: [{ ...alarm, cntryNo: '+82' }], switchList: [] },
    'recipientList.0.cntryNo',
    {
      ko: '국가 번호를 숫자 4자리 이하로 보내 주세요.',
      en: 'Send a country calling code of at most 4 digits.',
      ja: '国番号を4桁以内の数字で送信してください。',
    },
  ],
  [
    'PUT',
    '/api/mypage/alarm',
    { recipientList: [{ ...alarm, cellphoneNo: '010-1234' }], switchList: [] },
    'recipientList.0.cellphoneNo',
    {
      ko: '전화번호를 숫자 17자리 이하로 보내 주세요.',
      en: 'Send a phone number of at most 17 digits.',
      ja: '電話番号を17桁以内の数字で送信してください。',
    },
  ],
  [
    'POST',
    '/__mock/worlds',
    { id: 'a b' },
    'id',
    {
      ko: '월드 이름은 영문자, 숫자, 하이픈(-), 밑줄(_) 64자 이하로 보내 주세요.',
      en: 'Name the world with 1 to 64 letters, digits, hyphens and underscores.',
      ja: 'ワールド名は英字、数字、ハイフン（-）、アンダースコア（_）の64文字以内で指定してください。',
    },
  ],
  [
    'POST',
    '/__mock/worlds',
    { now: 'yesterday' },
    'now',
    {
      ko: '시각을 2026-11-22T09:30:00+09:00 형식으로 보내 주세요.',
      en: 'Send a time with its offset, such as 2026-11-22T09:30:00+09:00.',
      ja: '時刻を2026-11-22T09:30:00+09:00の形式で送信してください。',
    },
  ],
  [
    'POST',
    '/__mock/worlds',
    { frozen: 'yes' },
    'frozen',
    {
      ko: 'true 또는 false를 보내 주세요.',
      en: 'Send true or false.',
      ja: 'trueまたはfalseを送信してください。',
    },
  ],
  [
    'POST',
    '/__mock/worlds',
    { allowFileExt: ['.pdf'] },
    'allowFileExt.0',
    {
      ko: '확장자를 점 없이 영문자와 숫자 10자 이하로 보내 주세요.',
      en: 'Send an extension of 1 to 10 letters and digits, without a dot.',
      ja: '拡張子はドットなしの英数字10文字以内で送信してください。',
    },
  ],
  [
    'POST',
    '/__mock/worlds',
    { latencyMs: 'slow' },
    'latencyMs',
    {
      ko: '0~60000 사이의 밀리초, 또는 [최소, 최대] 두 값을 보내 주세요.',
      en: 'Send milliseconds from 0 to 60000, or a pair [minimum, maximum] of them.',
      ja: '0から60000までのミリ秒、または[最小, 最大]の2つの値を送信してください。',
    },
  ],
  [
    'POST',
    '/__mock/worlds',
    { latencyMs: [300, 100] },
    'latencyMs',
    {
      ko: '최솟값이 최댓값보다 큽니다. 작은 값을 먼저 보내 주세요.',
      en: 'The minimum is greater than the maximum. Send the smaller value first.',
      ja: '最小値が最大値を超えています。小さい値を先に送信してください。',
    },
  ],
  [
    'POST',
    '/__mock/worlds',
    { colour: 'red' },
    'colour',
    {
      ko: '알 수 없는 항목입니다. 이름을 확인하거나 항목을 빼 주세요.',
      en: 'This field is not known. Check its name, or leave it out.',
      ja: '不明な項目です。名前を確認するか、項目を削除してください。',
    },
  ],
  [
    'PUT',
    '/__mock/worlds/default/faults',
    [{ path: 'api/support/faq' }],
    '0.path',
    {
      ko: '/로 시작하는 경로를 보내 주세요.',
      en: 'Send a path that starts with /.',
      ja: '/で始まるパスを送信してください。',
    },
  ],
  [
    'PUT',
    '/__mock/worlds/default/faults',
    [{ operationId: 'faqs', path: '/api/support/faq' }],
    '0.operationId',
    {
      ko: 'operationId, operations, method와 path 중 한 가지만 보내 주세요.',
      en: 'Send only one of operationId, operations, or method and path.',
      ja: 'operationId、operations、methodとpathのうち1つだけを送信してください。',
    },
  ],
  [
    'PUT',
    '/__mock/worlds/default/faults',
    [{ headers: { 'Content-Length': '1' } }],
    '0.headers.Content-Length',
    {
      ko: '연결을 관리하는 헤더는 바꿀 수 없습니다. 다른 헤더를 보내 주세요.',
      en: 'This header belongs to the connection and cannot be changed. Send another one.',
      ja: '接続を管理するヘッダーは変更できません。別のヘッダーを送信してください。',
    },
  ],
  [
    'GET',
    '/__mock/enter?latencyMs=fast',
    undefined,
    'latencyMs',
    {
      ko: '밀리초, 또는 100-300과 같은 범위를 보내 주세요.',
      en: 'Send milliseconds, or a range such as 100-300.',
      ja: 'ミリ秒、または100-300のような範囲を送信してください。',
    },
  ],
  [
    'GET',
    '/__mock/postman.json?origin=here',
    undefined,
    'origin',
    {
      ko: 'http://127.0.0.1:5100과 같은 오리진을 보내 주세요.',
      en: 'Send an origin such as http://127.0.0.1:5100.',
      ja: 'http://127.0.0.1:5100のようなオリジンを送信してください。',
    },
  ],
]
