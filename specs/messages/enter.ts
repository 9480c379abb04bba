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
  'enter.open': { ko: '월드 열기', en: 'Open the world', ja: 'ワールドを開く' },
})
