import { messages } from './message.ts'

/** Why the control plane refuses a request. Its clients are programs and the console; no page of the app shows these texts. */
export const controlTexts = messages({
  'control.otherOrigin': {
    ko: '{{origin}}의 페이지에서는 컨트롤 플레인을 호출할 수 없습니다. 이 목 서버의 콘솔을 사용해 주세요.',
    en: 'Pages of {{origin}} must not call the control plane. Use the console of this mock.',
    ja: '{{origin}}のページからコントロールプレーンを呼び出すことはできません。このモックのコンソールを使用してください。',
  },
  'control.otherSite': {
    ko: '다른 사이트의 페이지에서는 컨트롤 플레인을 호출할 수 없습니다. 이 목 서버의 콘솔을 사용해 주세요.',
    en: 'Pages of other sites must not call the control plane. Use the console of this mock.',
    ja: '別のサイトのページからコントロールプレーンを呼び出すことはできません。このモックのコンソールを使用してください。',
  },
  'control.missingToken': {
    ko: '컨트롤 플레인을 사용하려면 목 서버가 시작할 때 표시한 토큰이 필요합니다. “Authorization: Bearer …” 헤더로 보내 주세요.',
    en: 'The control plane requires the token that the mock printed at start-up. Send it as “Authorization: Bearer …”.',
    ja: 'コントロールプレーンの利用には、モックの起動時に表示されたトークンが必要です。「Authorization: Bearer …」ヘッダーで送信してください。',
  },
  'control.worldExists': {
    ko: '이름이 “{{id}}”인 월드가 이미 있습니다. 다른 이름을 사용하거나 그 월드를 먼저 삭제해 주세요.',
    en: 'A world named “{{id}}” already exists. Choose another id, or delete that world first.',
    ja: '「{{id}}」というワールドはすでにあります。別の名前を指定するか、先にそのワールドを削除してください。',
  },
  'control.tooManyWorlds': {
    ko: '월드가 이미 최대 개수인 {{max}}개입니다. 필요 없는 월드를 삭제해 주세요. 사용하지 않은 월드는 한 시간이 지나면 자동으로 없어집니다.',
    en: 'There are already {{max}} worlds, which is the maximum. Delete worlds that you do not need; unused worlds expire after an hour.',
    ja: 'ワールドの数がすでに上限の{{max}}個に達しています。不要なワールドを削除してください。使用していないワールドは1時間で自動的に削除されます。',
  },
  'control.forwardInPage': {
    ko: '페이지에서 실행되는 목 서버는 요청을 전달할 수 없습니다. “npm run mock” 또는 “npm start”로 시작해 주세요.',
    en: 'A mock that runs in a page cannot forward requests. Start it with “npm run mock” or “npm start”.',
    ja: 'ページ内で動作するモックはリクエストを転送できません。「npm run mock」または「npm start」で起動してください。',
  },
  'control.noInquiry': {
    ko: '이 월드에는 접수 번호가 {{inquiryId}}인 문의가 없습니다. 번호를 확인해 주세요.',
    en: 'This world has no inquiry {{inquiryId}}. Check its number.',
    ja: 'このワールドに受付番号{{inquiryId}}のお問い合わせはありません。番号をご確認ください。',
  },
  'control.noFile': {
    ko: '접수 번호가 {{inquiryId}}인 문의에 인덱스 {{index}}의 파일이 없습니다. 인덱스는 0부터 시작합니다.',
    en: 'Inquiry {{inquiryId}} of this world has no file {{index}}. The first file has the index 0.',
    ja: '受付番号{{inquiryId}}のお問い合わせに、インデックス{{index}}のファイルはありません。インデックスは0から始まります。',
  },
  'control.evictedFile': {
    ko: '새 파일을 저장하기 위해 “{{name}}” 파일의 내용을 지웠습니다. 필요하면 문의를 다시 보내 주세요.',
    en: 'The bytes of “{{name}}” were evicted to make room for newer files. If you need them, send the inquiry again.',
    ja: '新しいファイルを保存するため、「{{name}}」の内容は削除されました。必要な場合は、お問い合わせをもう一度送信してください。',
  },
  'control.noCaptcha': {
    ko: '이 월드에는 키가 “{{key}}”인 캡차가 없습니다. 키를 확인하거나 새 캡차를 요청해 주세요.',
    en: 'This world has no captcha “{{key}}”. Check its key, or request a new one.',
    ja: 'このワールドに「{{key}}」というキーのCAPTCHAはありません。キーを確認するか、新しいCAPTCHAをリクエストしてください。',
  },
  'control.noExchange': {
    ko: '이 월드의 저널에는 번호가 {{number}}인 요청이 없습니다. 번호를 확인해 주세요. 저널에는 최근 1,000건만 남습니다.',
    en: 'The journal of this world has no exchange {{number}}. Check the number; the newest 1,000 are kept.',
    ja: 'このワールドのジャーナルに、番号{{number}}のリクエストはありません。番号を確認してください。ジャーナルには最新の1,000件だけが残ります。',
  },
  'control.notJson': {
    ko: '저널에 이 응답이 온전한 JSON으로 남아 있지 않아 보관할 수 없습니다. 크기가 더 작은 응답을 선택해 주세요.',
    en: 'This answer cannot be kept, because the journal does not have it as complete JSON. Choose a smaller one.',
    ja: 'この応答は完全なJSONとしてジャーナルに残っていないため、保存できません。より小さい応答を選択してください。',
  },
  'control.noRecord': {
    ko: '{{id}}의 이 응답은 월드의 레코드가 될 수 없습니다. 장애(fault)나 단계(step)로 보관해 주세요.',
    en: 'This answer of {{id}} cannot become a record of the world. Keep it as a fault or a step.',
    ja: '{{id}}のこの応答はワールドのレコードにできません。フォールト（fault）またはステップ（step）として保存してください。',
  },
  'control.volumeTime': {
    ko: '레코드는 월드의 시각 이전 몇 년간의 날짜로 생성됩니다. now를 0020-01-01 이후로 설정해 주세요.',
    en: 'Records are generated for the years before the time of the clock. Set now to 0020-01-01 or later.',
    ja: 'レコードは、ワールドの時刻より前の数年間の日付で生成されます。nowを0020-01-01以降に設定してください。',
  },
  'control.missingModule': {
    ko: '목 서버의 일부가 없습니다. 빌드 결과의 {{file}} 파일을 mock.mjs와 같은 폴더에 넣어 주세요.',
    en: 'A part of the mock is missing. Put the file {{file}} of the build beside mock.mjs.',
    ja: 'モックの一部がありません。ビルドの{{file}}をmock.mjsと同じフォルダーに置いてください。',
  },
  'control.notSaved': {
    ko: '변경 사항을 저장할 수 없어 되돌렸습니다({{reason}}). {{file}}의 남은 공간과 권한을 확인해 주세요.',
    en: 'The change was undone, because it could not be saved: {{reason}}. Check the free space and the permissions of {{file}}.',
    ja: '変更を保存できなかったため、元に戻しました（{{reason}}）。{{file}}の空き容量と権限を確認してください。',
  },
})
