import { messages } from './message.ts'

export const captcha = messages({
  'captcha.label': { ko: '자동 입력 방지', en: 'Confirm you’re not a robot', ja: 'ロボットではないことの確認' },
  'captcha.why': {
    ko: '짧은 시간에 많은 문의가 접수되어 자동 입력이 아닌지 확인하고 있습니다.',
    en: 'We’re receiving an unusually high number of inquiries, so we need to check that you’re not a robot.',
    ja: '短時間に多くのお問い合わせをいただいているため、自動送信ではないことを確認しています。',
  },
  'captcha.receipt.alt': {
    ko: '영수증 이미지. 보기 어려우면 음성으로 바꿔 주세요.',
    en: 'Image of a receipt. If you can’t read it, switch to audio.',
    ja: 'レシートの画像。見えにくい場合は音声に切り替えてください。',
  },
  'captcha.receipt.enlarge': {
    ko: '영수증 이미지 크게 보기',
    en: 'Enlarge the image of the receipt',
    ja: 'レシートの画像を拡大する',
  },
  'captcha.receipt.title': { ko: '영수증 이미지', en: 'Image of the receipt', ja: 'レシートの画像' },
  'captcha.old.alt': {
    ko: '숫자 이미지. 보기 어려우면 음성으로 바꿔 주세요.',
    en: 'Image of digits. If you can’t read it, switch to audio.',
    ja: '数字の画像。見えにくい場合は音声に切り替えてください。',
  },
  'captcha.old.question': {
    ko: '이미지에 보이는 숫자를 입력해 주세요.',
    en: 'Enter the digits you see in the image.',
    ja: '画像に表示されている数字を入力してください。',
  },
  'captcha.audio.question': {
    ko: '들리는 숫자를 차례대로 입력해 주세요.',
    en: 'Enter the digits you hear, in order.',
    ja: '聞こえた数字を順番に入力してください。',
  },
  'captcha.toAudio': { ko: '음성으로 듣기', en: 'Listen instead', ja: '音声に切り替える' },
  'captcha.toPicture': { ko: '이미지로 보기', en: 'Show an image instead', ja: '画像に切り替える' },
  'captcha.refresh': { ko: '새로 고침', en: 'Try another', ja: '別の問題にする' },
  'captcha.play': { ko: '음성 문제', en: 'Audio challenge', ja: '音声の問題' },
  'captcha.answer': { ko: '답', en: 'Answer', ja: '答え' },
  'captcha.failed': {
    ko: '문제를 불러오지 못했습니다. ‘새로 고침’을 눌러 주세요.',
    en: 'We couldn’t load the question. Select “Try another”.',
    ja: '問題を読み込めませんでした。「別の問題にする」を押してください。',
  },
  'form.inputCaptcha': {
    ko: '자동 입력 방지 문제의 답을 입력해 주세요.',
    en: 'Answer the question to confirm you’re not a robot.',
    ja: '確認用の問題の答えを入力してください。',
  },
  'form.invalidCaptcha': {
    ko: '답이 맞지 않습니다. 새 문제의 답을 입력해 주세요.',
    en: 'Incorrect answer. Answer the new question.',
    ja: '答えが正しくありません。新しい問題の答えを入力してください。',
  },
  'form.invalidAudioCaptcha': {
    ko: '들린 숫자와 일치하지 않습니다. 다시 듣고 입력해 주세요.',
    en: 'The digits don’t match. Listen again and re-enter them.',
    ja: '聞こえた数字と一致しません。もう一度聞いて入力してください。',
  },
})
