import { messages } from './message.ts'

export const captcha = messages({
  'captcha.label': { ko: '자동 입력 방지', en: 'Are you a person?', ja: '自動入力の防止' },
  'captcha.why': {
    ko: '짧은 시간에 많은 문의가 들어와 사람이 보내는지 확인합니다.',
    en: 'Many questions are arriving just now, so we check that a person is sending this one.',
    ja: '短時間に多くのお問い合わせをいただいているため、自動送信でないことを確認しています。',
  },
  'captcha.receipt.alt': {
    ko: '영수증 그림. 보기 어려우면 음성으로 바꿔 주세요.',
    en: 'A picture of a receipt. If you cannot see it, switch to sound.',
    ja: 'レシートの画像。見えにくい場合は音声に切り替えてください。',
  },
  'captcha.old.alt': {
    ko: '숫자 그림. 보기 어려우면 음성으로 바꿔 주세요.',
    en: 'A picture of digits. If you cannot see it, switch to sound.',
    ja: '数字の画像。見えにくい場合は音声に切り替えてください。',
  },
  'captcha.old.question': {
    ko: '그림에 보이는 숫자를 입력해 주세요.',
    en: 'Enter the digits you see in the picture.',
    ja: '画像に表示されている数字を入力してください。',
  },
  'captcha.audio.question': {
    ko: '들리는 숫자를 차례대로 입력해 주세요.',
    en: 'Enter the digits you hear, in order.',
    ja: '聞こえた数字を順番に入力してください。',
  },
  'captcha.answer': { ko: '정답', en: 'Your answer', ja: '答え' },
  'captcha.toAudio': { ko: '음성으로 듣기', en: 'Listen instead', ja: '音声で聞く' },
  'captcha.toPicture': { ko: '그림으로 보기', en: 'Show a picture instead', ja: '画像で見る' },
  'captcha.refresh': { ko: '새로 고침', en: 'Try another', ja: '別の問題にする' },
  'captcha.play': { ko: '음성 재생', en: 'Captcha sound', ja: '音声を再生' },
  'captcha.loading': { ko: '문제를 불러오는 중입니다.', en: 'Loading the question…', ja: '問題を読み込んでいます。' },
  'captcha.failed': {
    ko: '문제를 불러오지 못했습니다. 새로 고침을 눌러 주세요.',
    en: 'The question could not be loaded. Use “Try another”.',
    ja: '問題を読み込めませんでした。「別の問題にする」を押してください。',
  },
  'form.inputCaptcha': {
    ko: '자동 입력 방지 문제의 정답을 입력해 주세요.',
    en: 'Answer the question that shows you are a person.',
    ja: '自動入力の防止の答えを入力してください。',
  },
  'form.invalidCaptcha': {
    ko: '정답이 맞지 않습니다. 새 문제의 정답을 입력해 주세요.',
    en: 'That answer is not right. Answer the new question.',
    ja: '答えが正しくありません。新しい問題の答えを入力してください。',
  },
  'form.invalidAudioCaptcha': {
    ko: '들린 숫자와 맞지 않습니다. 다시 듣고 입력해 주세요.',
    en: 'Those are not the digits. Listen again and enter them.',
    ja: '聞こえた数字と一致しません。もう一度聞いて入力してください。',
  },
})
