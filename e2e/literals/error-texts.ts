import type { Locale } from './sites.ts'

/**
 * The error messages of the fields as literals, so that a changed or exchanged text of the product fails its tests. The
 * page shows them, and the server returns them.
 */
export const errorTexts = {
  'form.noPrimary': { ko: '분류를 선택해 주세요.', en: 'Choose a category.', ja: '分類を選択してください。' },
  'form.noDetail': {
    ko: '상세 분류를 선택해 주세요.',
    en: 'Choose a subcategory.',
    ja: '詳細分類を選択してください。',
  },
  'form.noDetails': {
    ko: '이 분류로는 문의를 보낼 수 없습니다. 다른 분류를 선택해 주세요.',
    en: 'You can’t send an inquiry in this category. Choose another category.',
    ja: 'この分類ではお問い合わせを送信できません。別の分類を選択してください。',
  },
  'form.noTitle': { ko: '제목을 입력해 주세요.', en: 'Enter a subject.', ja: '件名を入力してください。' },
  'form.noContent': {
    ko: '내용을 입력해 주세요.',
    en: 'Enter your message.',
    ja: 'お問い合わせ内容を入力してください。',
  },
  'form.contentLimit': {
    ko: '내용은 5,000자까지 입력할 수 있습니다.',
    en: 'Your message must be 5,000 characters or fewer.',
    ja: 'お問い合わせ内容は5,000文字以内で入力してください。',
  },
  'form.emailCheck': {
    ko: '올바른 이메일 주소를 50자까지 입력해 주세요. 예: name@example.com',
    en: 'Enter a valid email address of up to 50 characters, for example name@example.com.',
    ja: '正しいメールアドレスを50文字以内で入力してください。例：name@example.com',
  },
  'form.emailAddress.known': {
    ko: '로그인한 계정의 이메일이며, 여기에서는 바꿀 수 없습니다.',
    en: 'This is your account email. You can’t change it here.',
    ja: 'ログイン中のアカウントのメールアドレスです。ここでは変更できません。',
  },
  'form.noEmail': {
    ko: '이메일 주소를 입력해 주세요.',
    en: 'Enter your email address.',
    ja: 'メールアドレスを入力してください。',
  },
  'form.phoneOtherCountry': {
    ko: '다른 국가의 전화번호입니다. 국가 번호를 바꾸거나 전화번호를 고쳐 주세요.',
    en: 'This is a phone number of another country. Change the country code or correct the number.',
    ja: '別の国の電話番号です。国番号を変更するか、電話番号を修正してください。',
  },
  'form.noPhone': {
    ko: '휴대전화 번호를 입력해 주세요.',
    en: 'Enter your mobile number.',
    ja: '携帯電話番号を入力してください。',
  },
  'form.phoneCheck': {
    ko: '선택한 국가의 올바른 전화번호를 입력해 주세요.',
    en: 'Enter a phone number that is valid for the selected country.',
    ja: '選択した国で有効な電話番号を入力してください。',
  },
  'form.scaleError': {
    ko: '규모는 숫자로 10자리까지 입력해 주세요.',
    en: 'Enter a number of up to 10 digits.',
    ja: '規模は10桁までの数字で入力してください。',
  },
  'form.noWorksAccount': {
    ko: 'Work Suite 계정을 입력해 주세요.',
    en: 'Enter your Work Suite account.',
    ja: 'Work Suiteアカウントを入力してください。',
  },
  'form.noEmergency': {
    ko: '지원 유형을 선택해 주세요.',
    en: 'Choose a support type.',
    ja: 'サポートの種類を選択してください。',
  },
  'form.noCorpName': {
    ko: '회사명을 입력해 주세요.',
    en: 'Enter your company name.',
    ja: '会社名を入力してください。',
  },
  'form.corpNameLimit': {
    ko: '회사명은 50자까지 입력할 수 있습니다.',
    en: 'Company name must be 50 characters or fewer.',
    ja: '会社名は50文字以内で入力してください。',
  },
  'form.noPartnerSharing': {
    ko: '파트너와의 공유 여부를 선택해 주세요.',
    en: 'Choose whether to share this with your partner.',
    ja: 'パートナーと共有するかどうかを選択してください。',
  },
  'form.noPartnerAgree': {
    ko: '공유 동의 여부를 선택해 주세요.',
    en: 'Choose whether you consent to sharing.',
    ja: '共有に同意するかどうかを選択してください。',
  },
  'form.noCheck': {
    ko: '필수 항목에 동의해 주세요.',
    en: 'Agree to the required terms.',
    ja: '必須項目に同意してください。',
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
  'error.unknownCode': {
    ko: '여기에서 선택할 수 없는 값입니다. 다른 값을 선택해 주세요.',
    en: 'This value is not available here. Choose another one.',
    ja: 'ここでは選択できない値です。別の値を選択してください。',
  },
} as const satisfies { readonly [key: string]: { readonly [L in Locale]: string } }

export type ErrorKey = keyof typeof errorTexts
