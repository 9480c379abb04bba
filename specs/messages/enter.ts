import { messages } from './message.ts'

/** Links that open a world, and the page that asks before one of another site does. No page of the app shows these texts. */
export const enterTexts = messages({
  'enter.title': {
    ko: '이 월드를 열까요?',
    en: 'Open this world?',
    ja: 'このワールドを開きますか？',
  },
  'enter.text': {
    ko: '다른 사이트의 링크를 통해 들어오셨습니다. 월드를 열면 이 브라우저가 사용하는 월드가 바뀌고, 아래 설정이 월드에 적용됩니다. 모르는 링크라면 이 페이지를 닫아 주세요.',
    en: 'A link on another site brought you here. If you open the world, this browser uses it from now on, and it gets the settings below. If you do not know the link, close this page.',
    ja: '別のサイトのリンクからアクセスされました。ワールドを開くと、このブラウザーで使用するワールドが切り替わり、以下の設定が適用されます。心当たりのないリンクの場合は、このページを閉じてください。',
  },
  'enter.unencoded': {
    ko: '이 링크에는 {{names}} 매개변수가 없습니다. to의 경로에 포함되는 값이라면 경로를 퍼센트 인코딩해 주세요. to={{path}}',
    en: 'This link has no parameter {{names}}. If it belongs to the path, percent-encode the path: to={{path}}',
    ja: 'このリンクに{{names}}というパラメーターはありません。パスに含まれる値の場合は、パスをパーセントエンコードしてください。to={{path}}',
  },
  'enter.notAPage': {
    ko: '이 주소는 페이지로만 열 수 있습니다. 주소 표시줄에 입력하는 등의 방법으로 열어 주세요.',
    en: 'This URL must be opened as a page, for example from the address bar.',
    ja: 'このURLはページとしてのみ開くことができます。アドレスバーなどから開いてください。',
  },
  'enter.early': {
    ko: '이 주소는 월드를 바꾸므로 미리 불러올 수 없습니다. 페이지로 열어 주세요.',
    en: 'This URL changes a world, so it must not be loaded early. Open it as a page.',
    ja: 'このURLはワールドを変更するため、先読みできません。ページとして開いてください。',
  },
  'enter.noScenario': {
    ko: '이름이 “{{name}}”인 시나리오가 없습니다. GET /__mock/scenarios에서 목록을 확인해 주세요.',
    en: 'There is no scenario “{{name}}”. GET /__mock/scenarios lists them.',
    ja: '「{{name}}」というシナリオはありません。GET /__mock/scenariosで一覧をご確認ください。',
  },
  'enter.open': { ko: '월드 열기', en: 'Open the world', ja: 'ワールドを開く' },
})
