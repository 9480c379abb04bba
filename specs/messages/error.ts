import { messages } from './message.ts'

/** What a refusal says, by its code, and what a page says when a call fails. */
export const error = messages({
  'error.BAD_REQUEST': {
    ko: '요청한 내용을 확인해 주세요.',
    en: 'The request is not right. Check what was entered.',
    ja: 'リクエストの内容をご確認ください。',
  },
  'error.INVALID_CAPTCHA': {
    ko: '자동 입력 방지 정답이 맞지 않습니다.',
    en: 'The captcha answer is not right.',
    ja: '自動入力防止の答えが正しくありません。',
  },
  'error.UNAUTHORIZED': { ko: '로그인이 필요합니다.', en: 'Sign in first.', ja: 'ログインが必要です。' },
  'error.FORBIDDEN': {
    ko: '볼 수 있는 권한이 없습니다.',
    en: 'You do not have permission to see this.',
    ja: '表示する権限がありません。',
  },
  'error.NOT_FOUND': { ko: '찾을 수 없습니다.', en: 'Not found.', ja: '見つかりませんでした。' },
  'error.UNKNOWN_WORLD': {
    ko: '"{{world}}"라는 월드가 없습니다. 새로 만들거나 mock-world 쿠키를 지워 주세요.',
    en: 'There is no world named "{{world}}". Create it, or remove the mock-world cookie.',
    ja: '「{{world}}」というワールドはありません。作成するか、mock-worldクッキーを削除してください。',
  },
  'error.METHOD_NOT_ALLOWED': {
    ko: '이 주소에서는 {{allow}}만 쓸 수 있습니다.',
    en: 'This address takes {{allow}} only.',
    ja: 'このアドレスで使えるのは{{allow}}だけです。',
  },
  'error.CONFLICT': {
    ko: '더 이상 할 수 없는 요청입니다.',
    en: 'This can no longer be done.',
    ja: 'この操作はすでに行えません。',
  },
  'error.TOO_MANY_FILES': {
    ko: '파일은 5개까지 보낼 수 있습니다.',
    en: 'No more than 5 files can be sent.',
    ja: '送信できるファイルは5個までです。',
  },
  'error.FILE_EXT_DISALLOWED': {
    ko: '첨부할 수 없는 형식의 파일입니다.',
    en: 'A file is of a type that cannot be attached.',
    ja: '添付できない形式のファイルです。',
  },
  'error.FILE_NAME_INVALID': {
    ko: '파일 이름에 쓸 수 없는 문자가 있습니다.',
    en: 'A file name has characters that cannot be used.',
    ja: 'ファイル名に使用できない文字が含まれています。',
  },
  'error.TOO_MANY_WORLDS': {
    ko: '더 이상 월드를 만들 수 없습니다.',
    en: 'No more worlds can be made.',
    ja: 'これ以上ワールドを作成できません。',
  },
  'error.PAYLOAD_TOO_LARGE': {
    ko: '보낸 내용이 너무 큽니다.',
    en: 'What was sent is too large.',
    ja: '送信された内容が大きすぎます。',
  },
  'error.UNSUPPORTED_MEDIA_TYPE': {
    ko: '이 주소는 {{media}} 형식만 받습니다.',
    en: 'This address takes {{media}} only.',
    ja: 'このアドレスが受け付ける形式は{{media}}だけです。',
  },
  'error.RANGE_NOT_SATISFIABLE': {
    ko: '요청한 범위가 파일보다 큽니다.',
    en: 'The range that was asked for lies beyond the file.',
    ja: '指定された範囲がファイルの大きさを超えています。',
  },
  'error.INTERNAL_ERROR': {
    ko: '서버에 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Something went wrong on the server. Try again in a moment.',
    ja: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
  },
  'error.NOT_IMPLEMENTED': {
    ko: '아직 준비되지 않은 기능입니다.',
    en: 'This call is not ready yet.',
    ja: 'この機能はまだご利用いただけません。',
  },
  'error.malformedJson': {
    ko: '본문이 올바른 JSON이 아닙니다.',
    en: 'The body is not valid JSON.',
    ja: '本文が正しいJSONではありません。',
  },
  'error.malformedMultipart': {
    ko: '본문이 올바른 multipart/form-data가 아닙니다.',
    en: 'The body is not valid multipart/form-data.',
    ja: '本文が正しいmultipart/form-dataではありません。',
  },
  'error.tooManyParts': {
    ko: '보낸 항목이 너무 많습니다.',
    en: 'There are too many parts in the body.',
    ja: '送信された項目が多すぎます。',
  },
  'error.fieldTwice': {
    ko: '같은 항목이 두 번 들어 있습니다.',
    en: 'This field was sent more than once.',
    ja: '同じ項目が2回送信されました。',
  },
  'error.fieldTooLong': {
    ko: '값이 너무 깁니다.',
    en: 'This value is too long.',
    ja: '値が長すぎます。',
  },
  'error.notAFile': {
    ko: '파일로 보내야 하는 항목입니다.',
    en: 'Send this part as a file, with a file name.',
    ja: 'この項目はファイルとして送信してください。',
  },
  'error.notText': {
    ko: '파일은 attachFile로만 보낼 수 있습니다.',
    en: 'Files are taken as attachFile only.',
    ja: 'ファイルはattachFileとしてのみ送信できます。',
  },
  'error.fileTwice': {
    ko: '같은 이름의 파일이 이미 있습니다: {{names}}',
    en: 'Two files have the same name: {{names}}',
    ja: '同じ名前のファイルがあります：{{names}}',
  },
  'error.unknownCode': {
    ko: '이 유형에서 고를 수 없는 값입니다.',
    en: 'This value cannot be chosen here.',
    ja: 'ここでは選択できない値です。',
  },

  'error.title': { ko: '문제가 생겼습니다', en: 'Something went wrong', ja: '問題が発生しました' },
  'error.crashed': {
    ko: '화면을 표시하지 못했습니다. 다시 시도하거나 홈으로 이동해 주세요.',
    en: 'This page could not be shown. Try again, or go to the home page.',
    ja: 'ページを表示できませんでした。もう一度お試しいただくか、ホームへ移動してください。',
  },
  'error.loadFailed': {
    ko: '내용을 불러오지 못했습니다.',
    en: 'This could not be loaded.',
    ja: '内容を読み込めませんでした。',
  },
  'error.unreachable': {
    ko: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요. 입력한 내용은 그대로 있습니다.',
    en: 'The server cannot be reached. Check your connection and try again. Nothing you entered is lost.',
    ja: 'サーバーに接続できません。インターネット接続を確認して、もう一度お試しください。入力した内容は残っています。',
  },
  'error.worldGone': {
    ko: '이 화면이 쓰던 월드가 사라졌습니다. 새로 고침하면 기본 월드에서 이어집니다.',
    en: 'The world this page belonged to is gone. Reload to go on in the default world.',
    ja: 'このページが使っていたワールドはなくなりました。再読み込みすると標準のワールドで続けられます。',
  },
  'error.retry': { ko: '다시 시도', en: 'Try again', ja: 'もう一度試す' },
  'error.reload': { ko: '새로 고침', en: 'Reload', ja: '再読み込み' },
  'error.popup.title': {
    ko: '팝업이 차단되었습니다',
    en: 'The window was blocked',
    ja: 'ポップアップがブロックされました',
  },
  'error.popup': {
    ko: '브라우저가 새 창을 열지 못하게 했습니다. 아래 버튼을 누르면 창이 열립니다.',
    en: 'Your browser kept a new window from opening. Use the button below to open it.',
    ja: 'ブラウザーが新しいウィンドウを開くのを妨げました。下のボタンを押すと開きます。',
  },
  'error.popup.open': { ko: '창 열기', en: 'Open the window', ja: 'ウィンドウを開く' },
  'errorMessages.BAD_REQUEST': {
    ko: '잘못된 접근입니다.',
    en: 'This address is not valid.',
    ja: '無効なアクセスです。',
  },
})
