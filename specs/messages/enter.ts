import { messages } from './message.ts'

/** The page that asks before a link of another site opens a world. No page of the app shows these texts. */
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
  'enter.open': { ko: '월드 열기', en: 'Open the world', ja: 'ワールドを開く' },
})
