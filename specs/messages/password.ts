import { messages } from './message.ts'

/** What is wrong with a change of password. */
export const password = messages({
  'password.current': {
    ko: '현재 비밀번호가 맞지 않습니다.',
    en: 'The current password is not right.',
    ja: '現在のパスワードが正しくありません。',
  },
  'password.rule': {
    ko: '비밀번호는 영문, 숫자, 기호를 모두 섞어 8–16자로 입력해 주세요.',
    en: 'A password has 8 to 16 characters, with letters, digits and symbols.',
    ja: 'パスワードは英字・数字・記号をすべて含む8~16文字で入力してください。',
  },
  'password.recent': {
    ko: '최근에 쓴 비밀번호 세 개는 다시 쓸 수 없습니다.',
    en: 'None of the last three passwords can be used again.',
    ja: '直近の3つのパスワードは再利用できません。',
  },
})
