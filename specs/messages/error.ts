import { messages } from './message.ts'

/** The messages of refusals by code, and the messages of pages for failed requests. */
export const error = messages({
  'error.BAD_REQUEST': {
    ko: '입력한 내용에 올바르지 않은 항목이 있습니다. 다시 확인해 주세요.',
    en: 'Some of the information is not valid. Check your entries and try again.',
    ja: '入力内容に正しくない項目があります。ご確認のうえ、もう一度お試しください。',
  },
  'error.INVALID_CAPTCHA': {
    ko: '자동 입력 방지 문제의 답이 맞지 않습니다. 새 문제의 답을 입력해 주세요.',
    en: 'The answer is incorrect. Answer the new question.',
    ja: '確認用の問題の答えが正しくありません。新しい問題の答えを入力してください。',
  },
  'error.UNAUTHORIZED': {
    ko: '계속하려면 로그인해 주세요.',
    en: 'Sign in to continue.',
    ja: '続けるにはログインしてください。',
  },
  'error.FORBIDDEN': {
    ko: '이 페이지에 접근할 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
    en: 'You don’t have permission to access this page. Ask your account administrator for access.',
    ja: 'このページにアクセスする権限がありません。アカウントの管理者に権限の付与をご依頼ください。',
  },
  'error.otherOrigin': {
    ko: '{{origin}}의 페이지에서는 이 요청을 보낼 수 없습니다. 이 출처를 허용하려면 목 서버를 --cors {{origin}} 옵션으로 시작해 주세요.',
    en: 'Pages from {{origin}} are not allowed to send this request. To allow this origin, start the mock with --cors {{origin}}.',
    ja: '{{origin}}のページからこのリクエストは送信できません。このオリジンを許可するには、モックを --cors {{origin}} で起動してください。',
  },
  'error.NOT_FOUND': {
    ko: '요청하신 내용을 찾을 수 없습니다. 주소를 다시 확인해 주세요.',
    en: 'We couldn’t find what you’re looking for. Check the address and try again.',
    ja: 'お探しの情報が見つかりませんでした。アドレスをご確認ください。',
  },
  'error.UNKNOWN_WORLD': {
    ko: '이름이 “{{world}}”인 월드가 없습니다. 월드를 만들거나 이 이름이 든 쿠키를 지워 주세요.',
    en: 'There is no world named “{{world}}”. Create it, or remove the cookie with this name.',
    ja: '「{{world}}」というワールドはありません。作成するか、この名前のクッキーを削除してください。',
  },
  'error.METHOD_NOT_ALLOWED': {
    ko: '이 주소에서는 지원하지 않는 메서드입니다. 사용할 수 있는 메서드: {{allow}}',
    en: 'This endpoint doesn’t support this method. Allowed methods: {{allow}}',
    ja: 'このアドレスでは使用できないメソッドです。使用できるメソッド：{{allow}}',
  },
  'error.CONFLICT': {
    ko: '이미 처리되었거나 기간이 지나 요청을 처리할 수 없습니다. 도움이 필요하시면 새 문의를 보내 주세요.',
    en: 'This action is no longer available because it is already complete or its deadline has passed. If you need help, send a new inquiry.',
    ja: 'すでに完了しているか、期限を過ぎているため、この操作はもう行えません。お困りの場合は、新しいお問い合わせをお送りください。',
  },
  'error.TOO_MANY_FILES': {
    ko: '파일은 {{max}}개까지 첨부할 수 있습니다. 파일 수를 줄여 다시 시도해 주세요.',
    en: 'You can attach up to {{max}} files. Remove some files and try again.',
    ja: '添付できるファイルは{{max}}個までです。数を減らして、もう一度お試しください。',
  },
  'error.FILE_EXT_DISALLOWED': {
    ko: '첨부할 수 없는 형식의 파일이 있습니다. 해당 파일을 빼고 다시 시도해 주세요.',
    en: 'One of the files has a type that is not allowed. Remove it and try again.',
    ja: '添付できない形式のファイルがあります。そのファイルを外して、もう一度お試しください。',
  },
  'error.FILE_NAME_INVALID': {
    ko: '파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다. 이름을 바꿔 다시 첨부해 주세요.',
    en: 'A file name is too long or contains characters that are not allowed. Rename the file and attach it again.',
    ja: 'ファイル名に使用できない文字が含まれているか、名前が長すぎます。名前を変更して、もう一度添付してください。',
  },
  'error.TOO_MANY_REQUESTS': {
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'There have been too many requests. Try again in a moment.',
    ja: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  },
  'error.TOO_MANY_WORLDS': {
    ko: '월드를 더 만들 수 없습니다. 사용하지 않는 월드를 삭제한 뒤 다시 시도해 주세요.',
    en: 'No more worlds can be created. Delete a world that you no longer need and try again.',
    ja: 'これ以上ワールドを作成できません。不要なワールドを削除してから、もう一度お試しください。',
  },
  'error.PAYLOAD_TOO_LARGE': {
    ko: '전송할 수 있는 크기를 넘었습니다. 파일은 {{max}}개까지, 파일마다 {{megabytes}}MB 이하로 줄여 다시 시도해 주세요.',
    en: 'The upload is too large. Attach up to {{max}} files of up to {{megabytes}} MB each and try again.',
    ja: '送信できるサイズを超えています。ファイルは{{max}}個まで、1個につき{{megabytes}}MB以下にして、もう一度お試しください。',
  },
  'error.bodyTooLong': {
    ko: '보내려는 내용이 너무 깁니다. 내용을 줄여 다시 시도해 주세요.',
    en: 'The request body is too long. Shorten it and try again.',
    ja: '送信する内容が長すぎます。短くして、もう一度お試しください。',
  },
  'error.UNSUPPORTED_MEDIA_TYPE': {
    ko: '지원하지 않는 형식입니다. {{media}} 형식으로 보내 주세요.',
    en: 'This content type is not supported. Send {{media}}.',
    ja: 'この形式には対応していません。{{media}}形式で送信してください。',
  },
  'error.RANGE_NOT_SATISFIABLE': {
    ko: '요청한 범위가 파일 크기를 벗어났습니다. 파일 크기 안의 범위를 지정해 주세요.',
    en: 'The requested range is outside the file. Request a range within the file size.',
    ja: '指定された範囲がファイルのサイズを超えています。ファイルサイズ内の範囲を指定してください。',
  },
  'error.IDEMPOTENCY_KEY_REUSED': {
    ko: '이 Idempotency-Key로 이미 다른 내용을 보냈습니다. 새 키로 다시 보내 주세요.',
    en: 'This Idempotency-Key was already used for something else. Send the request again with a new key.',
    ja: 'このIdempotency-Keyは、すでに別の内容の送信に使用されています。新しいキーでもう一度送信してください。',
  },
  'error.INTERNAL_ERROR': {
    ko: '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong on the server. Try again in a moment.',
    ja: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
  },
  'error.NOT_IMPLEMENTED': {
    ko: '아직 준비되지 않은 기능입니다. 필요하시면 문의를 보내 주세요.',
    en: 'This feature is not available yet. Send us an inquiry if you need it.',
    ja: 'この機能はまだご利用いただけません。必要な場合は、お問い合わせください。',
  },
  'error.BAD_GATEWAY': {
    ko: '백엔드가 올바르게 응답하지 않았습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The back end didn’t respond correctly. Try again in a moment.',
    ja: 'バックエンドから正しい応答がありませんでした。しばらくしてからもう一度お試しください。',
  },
  'error.backEnd': {
    ko: '백엔드 {{to}}에서 응답을 받지 못했습니다({{reason}}). 백엔드가 실행 중인지 확인하거나 월드의 forward 설정을 지워 주세요.',
    en: 'The back end {{to}} didn’t respond ({{reason}}). Check that it is running, or remove the setting forward of the world.',
    ja: 'バックエンド{{to}}から応答がありませんでした（{{reason}}）。バックエンドが動作しているか確認するか、ワールドのforward設定を削除してください。',
  },
  'error.SERVICE_UNAVAILABLE': {
    ko: '요청이 많아 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The server is busy. Try again in a moment.',
    ja: '現在アクセスが集中しています。しばらくしてからもう一度お試しください。',
  },
  'error.worldReplaced': {
    ko: '요청을 처리하는 동안 월드가 초기화되었습니다. 다시 보내 주세요.',
    en: 'The world was reset while your request was being processed. Send the request again.',
    ja: 'リクエストの処理中にワールドがリセットされました。もう一度送信してください。',
  },
  'error.malformedJson': {
    ko: '본문이 올바른 JSON이 아닙니다. 형식을 확인해 주세요.',
    en: 'The body is not valid JSON. Check its syntax.',
    ja: '本文が正しいJSONではありません。形式を確認してください。',
  },
  'error.fieldTwice': {
    ko: '같은 항목이 두 번 이상 들어 있습니다. 한 번만 보내 주세요.',
    en: 'This field was sent more than once. Send it once.',
    ja: '同じ項目が複数回送信されました。1回だけ送信してください。',
  },
  'error.fieldTooLong': {
    ko: '값이 너무 깁니다. 더 짧게 입력해 주세요.',
    en: 'This value is too long. Shorten it.',
    ja: '値が長すぎます。短くしてください。',
  },
  'error.notAFile': {
    ko: '파일로 보내야 하는 항목입니다. 파일 이름을 붙여 파일로 보내 주세요.',
    en: 'This part must be a file. Send it as a file, with a file name.',
    ja: 'この項目はファイルでなければなりません。ファイル名を付け、ファイルとして送信してください。',
  },
  'error.notText': {
    ko: '파일은 {{field}} 항목으로만 보낼 수 있습니다. 파일마다 {{field}} 파트를 하나씩 보내 주세요.',
    en: 'Files are accepted as {{field}} only. Send each file as a part named {{field}}.',
    ja: 'ファイルは{{field}}としてのみ送信できます。ファイルごとに{{field}}という名前のパートを送信してください。',
  },
  'error.fileTwice': {
    ko: '이름이 같은 파일이 있습니다: {{names}}. 이름을 바꿔 다시 보내 주세요.',
    en: 'Two files have the same name: {{names}}. Rename one of them and try again.',
    ja: '同じ名前のファイルがあります：{{names}}。名前を変更して、もう一度送信してください。',
  },
  'error.unknownOperation': {
    ko: '없는 operationId입니다. /__mock/openapi.json에 있는 operationId를 사용해 주세요.',
    en: 'There is no such operationId. Use one from /__mock/openapi.json.',
    ja: 'このoperationIdはありません。/__mock/openapi.jsonにあるoperationIdを使用してください。',
  },
  'error.unknownCode': {
    ko: '여기에서 선택할 수 없는 값입니다. 다른 값을 선택해 주세요.',
    en: 'This value is not available here. Choose another one.',
    ja: 'ここでは選択できない値です。別の値を選択してください。',
  },

  'error.title': { ko: '문제가 생겼습니다', en: 'Something went wrong', ja: '問題が発生しました' },
  'error.crashed': {
    ko: '페이지를 표시하지 못했습니다. 다시 시도하거나 홈으로 이동해 주세요.',
    en: 'We couldn’t display this page. Try again, or go to the home page.',
    ja: 'ページを表示できませんでした。もう一度お試しいただくか、ホームへ移動してください。',
  },
  'error.start': {
    ko: '페이지를 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
    en: 'We couldn’t load this page. Check your internet connection and try again.',
    ja: 'ページを読み込めませんでした。インターネット接続を確認して、もう一度お試しください。',
  },
  'error.noScript': {
    ko: '이 페이지를 이용하려면 브라우저 설정에서 JavaScript를 켜 주세요.',
    en: 'To use this page, turn on JavaScript in your browser settings.',
    ja: 'このページを利用するには、ブラウザーの設定でJavaScriptを有効にしてください。',
  },
  'error.loadFailed': {
    ko: '내용을 불러오지 못했습니다. 다시 시도해 주세요.',
    en: 'We couldn’t load this content. Try again.',
    ja: '内容を読み込めませんでした。もう一度お試しください。',
  },
  'error.unknownOutcome': {
    ko: '서버의 응답을 받지 못했습니다. 이미 처리되었을 수 있습니다. 다시 보내도 두 번 처리되지 않습니다.',
    en: 'The server didn’t respond, so it may have arrived already. You can send it again: it won’t be processed twice.',
    ja: 'サーバーから応答がありませんでした。すでに届いている可能性があります。もう一度送信しても、二重に処理されることはありません。',
  },
  'sending.unknown': {
    ko: '처리되었는지 확인할 수 없습니다',
    en: 'We can’t tell whether it went through',
    ja: '処理が完了したか確認できません',
  },
  'sending.slow': {
    ko: '평소보다 오래 걸리고 있습니다.',
    en: 'This is taking longer than usual.',
    ja: '通常より時間がかかっています。',
  },
  'leave.title': { ko: '이 페이지를 나갈까요?', en: 'Leave this page?', ja: 'このページを離れますか？' },
  'leave.text': {
    ko: '저장하거나 보내지 않은 내용이 있습니다. 나가면 사라질 수 있습니다.',
    en: 'You have entries that were not saved or sent. They may be lost if you leave.',
    ja: '保存または送信していない内容があります。離れると失われる可能性があります。',
  },
  'leave.leave': { ko: '나가기', en: 'Leave', ja: '離れる' },
  'leave.stay': { ko: '계속 작성하기', en: 'Stay', ja: '入力を続ける' },
  'sending.cancel': { ko: '보내기 취소', en: 'Cancel', ja: '送信を中止' },
  'error.unreachable': {
    ko: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
    en: 'We can’t reach the server. Check your internet connection and try again.',
    ja: 'サーバーに接続できません。インターネット接続を確認して、もう一度お試しください。',
  },
  'error.worldGone': {
    ko: '이 페이지가 사용하던 월드가 없어졌습니다. 페이지를 새로 고치면 기본 월드에서 계속할 수 있습니다.',
    en: 'The world that this page uses no longer exists. Reload the page to continue in the default world.',
    ja: 'このページで使用していたワールドは存在しません。再読み込みすると、標準のワールドで続けられます。',
  },
  'error.retry': { ko: '다시 시도', en: 'Try again', ja: 'もう一度試す' },
  'error.reload': { ko: '새로 고침', en: 'Reload', ja: '再読み込み' },
  'error.popup.title': { ko: '팝업이 차단되었습니다', en: 'Pop-up blocked', ja: 'ポップアップがブロックされました' },
  'error.popup': {
    ko: '브라우저에서 새 창이 차단되었습니다. 아래 버튼을 눌러 창을 열어 주세요.',
    en: 'Your browser blocked the pop-up window. Use the button below to open it.',
    ja: 'ブラウザーがポップアップをブロックしました。下のボタンを押してウィンドウを開いてください。',
  },
  'error.popup.open': { ko: '창 열기', en: 'Open the window', ja: 'ウィンドウを開く' },
  'errorMessages.BAD_REQUEST': {
    ko: '올바르지 않은 주소입니다. 이메일에 있는 링크를 다시 확인해 주세요.',
    en: 'This link is not valid. Check the link in your email.',
    ja: 'リンクが正しくありません。メールに記載されたリンクをご確認ください。',
  },
})
