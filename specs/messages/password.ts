import { messages } from './message.ts'

/** Errors of a password change. */
export const password = messages({
  'password.current': {
    ko: '현재 비밀번호가 맞지 않습니다. 다시 입력해 주세요.',
    en: 'Your current password is incorrect. Enter it again.',
    ja: '現在のパスワードが正しくありません。もう一度入力してください。',
  },
  'password.rule': {
    ko: '비밀번호는 영문, 숫자, 특수문자를 모두 포함해 {{min}}~{{max}}자로 입력해 주세요.',
    en: 'Use {{min}} to {{max}} characters with at least one letter, one number and one symbol.',
    ja: 'パスワードは英字・数字・記号をすべて含む{{min}}～{{max}}文字で入力してください。',
  },
  'password.recent': {
    ko: '최근에 사용한 비밀번호 {{max}}개는 다시 사용할 수 없습니다. 다른 비밀번호를 입력해 주세요.',
    en: 'You can’t reuse any of your last {{max}} passwords. Choose a different one.',
    ja: '直近の{{max}}つのパスワードは再利用できません。別のパスワードを入力してください。',
  },
})
