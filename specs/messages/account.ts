import { messages } from './message.ts'

/** Texts of the account settings and of the password page. */
export const account = messages({
  'manage.lead': {
    ko: '계정 정보와 서브 계정을 확인하고 비밀번호를 바꿀 수 있습니다.',
    en: 'See your account details and sub accounts, and change your password.',
    ja: 'アカウント情報とサブアカウントの確認、パスワードの変更ができます。',
  },
  'manage.account': { ko: '계정 정보', en: 'Account details', ja: 'アカウント情報' },
  'manage.email.change': {
    ko: '콘솔의 계정 설정에서 새 주소를 인증하면 바뀝니다.',
    en: 'To change it, verify a new address in the account settings of the console.',
    ja: 'コンソールのアカウント設定で新しいアドレスを認証すると変更されます。',
  },
  'manage.joined': { ko: '가입일', en: 'Member since', ja: '登録日' },
  'manage.country': { ko: '국가', en: 'Country', ja: '国' },
  'manage.noPhone': { ko: '등록하지 않음', en: 'Not registered', ja: '未登録' },
  'manage.lastSignIn': { ko: '마지막 로그인', en: 'Last sign-in', ja: '最終ログイン' },
  'manage.marketing': { ko: '마케팅 정보 수신', en: 'Marketing messages', ja: 'マーケティング情報の受信' },
  'manage.marketing.Y': { ko: '동의함', en: 'Subscribed', ja: '同意済み' },
  'manage.marketing.N': { ko: '동의하지 않음', en: 'Not subscribed', ja: '未同意' },
  'manage.passwordChanged': { ko: '비밀번호 변경일', en: 'Password changed', ja: 'パスワード変更日' },
  'manage.partner': { ko: '담당 파트너', en: 'Your partner', ja: '担当パートナー' },
  'manage.partner.name': { ko: '파트너 이름', en: 'Partner name', ja: 'パートナー名' },
  'manage.partner.since': { ko: '담당 시작일', en: 'Partner since', ja: '担当開始日' },
  'manage.subAccounts': { ko: '서브 계정', en: 'Sub accounts', ja: 'サブアカウント' },
  'manage.subAccounts.none': {
    ko: '등록된 서브 계정이 없습니다.',
    en: 'There are no sub accounts.',
    ja: '登録されたサブアカウントはありません。',
  },
  'manage.loginId': { ko: '로그인 ID', en: 'User ID', ja: 'ログインID' },
  'manage.permissions': { ko: '권한', en: 'Permissions', ja: '権限' },
  'manage.permissions.none': { ko: '기본 권한', en: 'Basic', ja: '基本権限' },
  'manage.neverSignedIn': { ko: '로그인 기록 없음', en: 'Never', ja: 'ログイン履歴なし' },
  'manage.status.ACTIVE': { ko: '사용 중', en: 'Active', ja: '有効' },
  'manage.status.SUSPENDED': { ko: '이용 정지', en: 'Suspended', ja: '停止中' },

  'password.lead': {
    ko: '현재 비밀번호를 확인한 뒤 새 비밀번호로 바꿉니다.',
    en: 'Confirm your current password, then choose a new one.',
    ja: '現在のパスワードを確認し、新しいパスワードに変更します。',
  },
  'password.email': { ko: '로그인 이메일', en: 'Sign-in email', ja: 'ログイン用メールアドレス' },
  'password.currentPassword.label': { ko: '현재 비밀번호', en: 'Current password', ja: '現在のパスワード' },
  'password.newPassword.label': { ko: '새 비밀번호', en: 'New password', ja: '新しいパスワード' },
  'password.repeated.label': {
    ko: '새 비밀번호 확인',
    en: 'Repeat new password',
    ja: '新しいパスワード（確認）',
  },
  'password.show': { ko: '비밀번호 표시', en: 'Show passwords', ja: 'パスワードを表示' },
  'password.noCurrent': {
    ko: '현재 비밀번호를 입력해 주세요.',
    en: 'Enter your current password.',
    ja: '現在のパスワードを入力してください。',
  },
  'password.mismatch': {
    ko: '새 비밀번호와 다릅니다. 같은 비밀번호를 입력해 주세요.',
    en: 'The two new passwords differ. Enter the same password again.',
    ja: '新しいパスワードと一致しません。同じパスワードを入力してください。',
  },
  'password.save': { ko: '비밀번호 변경', en: 'Save new password', ja: 'パスワードを変更する' },
  'password.saving': { ko: '변경하는 중…', en: 'Saving…', ja: '変更しています…' },
  'password.saved': {
    ko: '비밀번호를 바꿨습니다',
    en: 'Your password has been changed',
    ja: 'パスワードを変更しました',
  },
  'password.saved.text': {
    ko: '다음 로그인부터 새 비밀번호를 사용해 주세요.',
    en: 'Use the new password the next time you sign in.',
    ja: '次回のログインから新しいパスワードをご利用ください。',
  },
  'password.failed': {
    ko: '비밀번호를 바꾸지 못했습니다',
    en: 'Your password was not changed',
    ja: 'パスワードを変更できませんでした',
  },
  'password.expired': {
    ko: '비밀번호는 아직 바뀌지 않았습니다. 다시 로그인한 뒤 비밀번호를 다시 입력해 주세요.',
    en: 'Your password has not been changed. Sign in again, then enter the passwords once more.',
    ja: 'パスワードはまだ変更されていません。もう一度ログインし、パスワードを入力し直してください。',
  },
})
