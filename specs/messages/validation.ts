import { messages } from './message.ts'

/**
 * What to send instead of a value that the contract does not allow. No page shows these texts, so they are not in the
 * table of interface texts. A schema of the contract can name one of them as its error.
 */
export const validationTexts = messages({
  'validation.required': {
    ko: '필수 항목입니다. 값을 보내 주세요.',
    en: 'This field is required. Send a value.',
    ja: '必須項目です。値を送信してください。',
  },
  'validation.empty': {
    ko: '비워 둘 수 없습니다. 값을 보내 주세요.',
    en: 'This field must not be empty. Send a value.',
    ja: '空にすることはできません。値を送信してください。',
  },
  'validation.unknownField': {
    ko: '알 수 없는 항목입니다. 이름을 확인하거나 항목을 빼 주세요.',
    en: 'This field is not known. Check its name, or leave it out.',
    ja: '不明な項目です。名前を確認するか、項目を削除してください。',
  },
  'validation.duplicate': {
    ko: '같은 값이 이미 있습니다. 하나만 남겨 주세요.',
    en: 'An earlier entry has the same value. Keep only one of them.',
    ja: '同じ値がすでにあります。1つだけ残してください。',
  },
  'validation.repeated': {
    ko: '이 파라미터는 한 번만 보낼 수 있습니다. 값을 하나만 보내 주세요.',
    en: 'This parameter can be sent only once. Send one value.',
    ja: 'このパラメーターは1回のみ送信できます。値を1つだけ送信してください。',
  },
  'validation.brackets': {
    ko: '대괄호 없이 보내 주세요: {{name}}=값',
    en: 'Send it without brackets: {{name}}=value.',
    ja: '角かっこを付けずに送信してください：{{name}}=値',
  },
  'validation.string': { ko: '텍스트를 보내 주세요.', en: 'Send text.', ja: 'テキストを送信してください。' },
  'validation.number': { ko: '숫자를 보내 주세요.', en: 'Send a number.', ja: '数値を送信してください。' },
  'validation.int': { ko: '정수를 보내 주세요.', en: 'Send a whole number.', ja: '整数を送信してください。' },
  'validation.boolean': {
    ko: 'true 또는 false를 보내 주세요.',
    en: 'Send true or false.',
    ja: 'trueまたはfalseを送信してください。',
  },
  'validation.array': { ko: 'JSON 배열을 보내 주세요.', en: 'Send a JSON array.', ja: 'JSON配列を送信してください。' },
  'validation.object': {
    ko: 'JSON 객체를 보내 주세요.',
    en: 'Send a JSON object.',
    ja: 'JSONオブジェクトを送信してください。',
  },
  'validation.valueMin': {
    ko: '{{min}} 이상의 값을 보내 주세요.',
    en: 'Send a value of {{min}} or more.',
    ja: '{{min}}以上の値を送信してください。',
  },
  'validation.valueMax': {
    ko: '{{max}} 이하의 값을 보내 주세요.',
    en: 'Send a value of {{max}} or less.',
    ja: '{{max}}以下の値を送信してください。',
  },
  'validation.lengthMin': {
    ko: '{{min}}자 이상으로 보내 주세요.',
    en: 'Send at least {{min}} characters.',
    ja: '{{min}}文字以上で送信してください。',
  },
  'validation.lengthMax': {
    ko: '{{max}}자 이하로 보내 주세요.',
    en: 'Send at most {{max}} characters.',
    ja: '{{max}}文字以内で送信してください。',
  },
  'validation.entriesMin': {
    ko: '항목을 {{min}}개 이상 보내 주세요.',
    en: 'Send {{min}} or more entries.',
    ja: '項目を{{min}}個以上送信してください。',
  },
  'validation.entriesMax': {
    ko: '항목을 {{max}}개까지 보내 주세요.',
    en: 'Send at most {{max}} entries.',
    ja: '項目は{{max}}個までにしてください。',
  },
  'validation.oneOf': {
    ko: '다음 중 하나를 보내 주세요: {{values}}',
    en: 'Send one of: {{values}}.',
    ja: '次のいずれかを送信してください：{{values}}',
  },
  'validation.unknownName': {
    ko: '알 수 없는 이름입니다: “{{name}}”. 다음 중 하나를 사용해 주세요: {{values}}',
    en: '“{{name}}” is not known. Use one of: {{values}}.',
    ja: '「{{name}}」は不明な名前です。次のいずれかを使用してください：{{values}}',
  },
  'validation.format': {
    ko: '값의 형식이 올바르지 않습니다. /__mock/openapi.json에서 형식을 확인해 주세요.',
    en: 'The value has the wrong format. See /__mock/openapi.json for its format.',
    ja: '値の形式が正しくありません。/__mock/openapi.jsonで形式をご確認ください。',
  },
  'validation.date': {
    ko: '날짜를 2026-11-22 형식으로 보내 주세요.',
    en: 'Send a date such as 2026-11-22.',
    ja: '日付を2026-11-22の形式で送信してください。',
  },
  'validation.month': {
    ko: '연월을 2026-11 형식으로 보내 주세요.',
    en: 'Send a month such as 2026-11.',
    ja: '年月を2026-11の形式で送信してください。',
  },
  'validation.dateTime': {
    ko: '시각을 2026-11-22 09:30:00 형식으로 보내 주세요.',
    en: 'Send a time such as 2026-11-22 09:30:00.',
    ja: '時刻を2026-11-22 09:30:00の形式で送信してください。',
  },
  'validation.instant': {
    ko: '시각을 2026-11-22T09:30:00+09:00 형식으로 보내 주세요.',
    en: 'Send a time with its offset, such as 2026-11-22T09:30:00+09:00.',
    ja: '時刻を2026-11-22T09:30:00+09:00の形式で送信してください。',
  },
  'validation.settableTime': {
    ko: '1년부터 9998년까지의 시각을 보내 주세요.',
    en: 'Send a time from the year 1 to 9998.',
    ja: '西暦1年から9998年までの日時を送信してください。',
  },
  'validation.time': {
    ko: '1년부터 9999년까지의 시각을 보내 주세요.',
    en: 'Send a time from the year 1 to 9999.',
    ja: '西暦1年から9999年までの日時を送信してください。',
  },
  'validation.depth': {
    ko: '배열과 객체는 100단계까지만 중첩할 수 있습니다.',
    en: 'Nest arrays and objects at most 100 deep.',
    ja: '配列とオブジェクトの入れ子は100階層までにしてください。',
  },
  'validation.recordKey': {
    ko: '레코드의 키는 1자 이상 {{length}}자 이하의 문자열이거나 {{max}} 이하의 숫자여야 합니다.',
    en: 'Use a key of 1 to {{length}} characters for the record, or a number up to {{max}}.',
    ja: 'レコードのキーは、1文字以上{{length}}文字以下の文字列か、{{max}}以下の数値にしてください。',
  },
  'validation.countryCode': {
    ko: '국가 번호를 숫자 4자리 이하로 보내 주세요.',
    en: 'Send a country calling code of at most 4 digits.',
    ja: '国番号を4桁以内の数字で送信してください。',
  },
  'validation.phone': {
    ko: '전화번호를 숫자 17자리 이하로 보내 주세요.',
    en: 'Send a phone number of at most 17 digits.',
    ja: '電話番号を17桁以内の数字で送信してください。',
  },
  'validation.worldId': {
    ko: '월드 이름은 영문자, 숫자, 하이픈(-), 밑줄(_) 64자 이하로 보내 주세요.',
    en: 'Name the world with 1 to 64 letters, digits, hyphens and underscores.',
    ja: 'ワールド名は英字、数字、ハイフン（-）、アンダースコア（_）の64文字以内で指定してください。',
  },
  'validation.extension': {
    ko: '확장자를 점 없이 영문자와 숫자 10자 이하로 보내 주세요.',
    en: 'Send an extension of 1 to 10 letters and digits, without a dot.',
    ja: '拡張子はドットなしの英数字10文字以内で送信してください。',
  },
  'validation.latency': {
    ko: '0~60000 사이의 밀리초, 또는 [최소, 최대] 두 값을 보내 주세요.',
    en: 'Send milliseconds from 0 to 60000, or a pair [minimum, maximum] of them.',
    ja: '0から60000までのミリ秒、または[最小, 最大]の2つの値を送信してください。',
  },
  'validation.latencyOrder': {
    ko: '최솟값이 최댓값보다 큽니다. 작은 값을 먼저 보내 주세요.',
    en: 'The minimum is greater than the maximum. Send the smaller value first.',
    ja: '最小値が最大値を超えています。小さい値を先に送信してください。',
  },
  'validation.latencyRange': {
    ko: '밀리초, 또는 100-300과 같은 범위를 보내 주세요.',
    en: 'Send milliseconds, or a range such as 100-300.',
    ja: 'ミリ秒、または100-300のような範囲を送信してください。',
  },
  'validation.path': {
    ko: '/로 시작하는 경로를 보내 주세요.',
    en: 'Send a path that starts with /.',
    ja: '/で始まるパスを送信してください。',
  },
  'validation.faultTarget': {
    ko: 'operationId, operations, method와 path 중 한 가지만 보내 주세요.',
    en: 'Send only one of operationId, operations, or method and path.',
    ja: 'operationId、operations、methodとpathのうち1つだけを送信してください。',
  },
  'validation.faultHost': {
    ko: '{{name}} 항목에는 네트워크 연결이 필요하므로 npm start로 실행한 목 서버에서만 쓸 수 있습니다. 이 항목을 빼고 다시 보내 주세요.',
    en: '{{name}} needs a network connection, which only a mock with a server has. Leave it out, or start the mock with npm start.',
    ja: '{{name}}にはネットワーク接続が必要なため、npm startで起動したモックでのみ使えます。この項目を外して再送信してください。',
  },
  'validation.connectionHeader': {
    ko: '연결을 관리하는 헤더는 바꿀 수 없습니다. 다른 헤더를 보내 주세요.',
    en: 'This header belongs to the connection and cannot be changed. Send another one.',
    ja: '接続を管理するヘッダーは変更できません。別のヘッダーを送信してください。',
  },
  'validation.headerName': {
    ko: '헤더 이름은 영문자, 숫자, 하이픈(-)으로 보내 주세요.',
    en: 'Name the header with letters, digits and hyphens.',
    ja: 'ヘッダー名は英字、数字、ハイフン（-）で指定してください。',
  },
  'validation.headerValue': {
    ko: '헤더 값을 줄 바꿈 없이 Latin-1 문자로 보내 주세요. 다른 문자는 퍼센트 인코딩해 주세요.',
    en: 'Send a value of Latin-1 characters without line breaks. Percent-encode others.',
    ja: 'ヘッダーの値は、改行なしのLatin-1の文字で送信してください。それ以外の文字はパーセントエンコードしてください。',
  },
  'validation.json': {
    ko: '올바른 JSON을 보내 주세요.',
    en: 'Send valid JSON.',
    ja: '正しいJSONを送信してください。',
  },
  'validation.origin': {
    ko: 'http://127.0.0.1:5100과 같은 오리진을 보내 주세요.',
    en: 'Send an origin such as http://127.0.0.1:5100.',
    ja: 'http://127.0.0.1:5100のようなオリジンを送信してください。',
  },
  'validation.backEnd': {
    ko: 'https://api.example/v1과 같이 사용자와 쿼리가 없는 주소를 보내 주세요.',
    en: 'Send an address without user and query, such as https://api.example/v1.',
    ja: 'https://api.example/v1のように、ユーザーとクエリのないアドレスを送信してください。',
  },
})
