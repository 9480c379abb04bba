import { messages } from './message.ts'

/** Texts of my page, which are loaded with its screens. */
export const myPage = messages({
  'myPage.lead': {
    ko: '이용 현황과 결제, 문의를 한곳에서 확인하세요.',
    en: 'See your usage, billing and inquiries in one place.',
    ja: '利用状況、お支払い、お問い合わせをまとめて確認できます。',
  },
  'myPage.missing.title': { ko: '표시되지 않는 메뉴', en: 'Why some menus are missing', ja: '表示されないメニュー' },
  'myPage.noAccess.title': {
    ko: '접근 권한이 없습니다',
    en: 'You can’t open this page',
    ja: 'アクセス権限がありません',
  },
  'myPage.noAccess.next': {
    ko: '{{menu}} 페이지로 가기',
    en: 'Go to {{menu}}',
    ja: '{{menu}}へ移動',
  },
  'myPage.reason.role': {
    ko: '이 계정에는 {{menu}} 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
    en: 'Your account doesn’t have permission for “{{menu}}”. Ask your account administrator for access.',
    ja: 'このアカウントには「{{menu}}」の権限がありません。アカウントの管理者に権限を依頼してください。',
  },
  'myPage.reason.site': {
    ko: '{{menu}} 메뉴는 하늘 클라우드 금융에서만 제공합니다.',
    en: '{{menu}} is available on Haneul Cloud Fin only.',
    ja: '「{{menu}}」はハヌルクラウド 金融機関向けでのみ提供しています。',
  },
  'myPage.reason.country': {
    ko: '{{menu}} 메뉴는 한국 계정에만 제공합니다.',
    en: '{{menu}} are issued to accounts in Korea only.',
    ja: '「{{menu}}」は韓国のアカウントにのみ提供しています。',
  },
  'myPage.reason.subAccount': {
    ko: '{{menu}} 메뉴는 메인 계정에서 이용해 주세요.',
    en: '{{menu}} is available to main accounts only.',
    ja: '「{{menu}}」はメインアカウントでご利用ください。',
  },
  'myPage.reason.hidden': {
    ko: '역할로 접속한 서브 계정에는 {{menu}} 메뉴가 표시되지 않습니다.',
    en: '“{{menu}}” is hidden for sub accounts that signed in with a role.',
    ja: 'ロールでログインしたサブアカウントには「{{menu}}」が表示されません。',
  },

  'myPage.won': { ko: '{{amount}}원', en: '₩{{amount}}', ja: '{{amount}}ウォン' },
  'myPage.minus': { ko: '-{{amount}}원', en: '-₩{{amount}}', ja: '-{{amount}}ウォン' },
  'myPage.month': { ko: '조회 월', en: 'Month', ja: '対象月' },
  'myPage.month.earlier': { ko: '이전 달', en: 'Previous month', ja: '前の月' },
  'myPage.month.later': { ko: '다음 달', en: 'Next month', ja: '次の月' },
  'myPage.amount.use': { ko: '이용 금액', en: 'Charges', ja: '利用金額' },
  'myPage.amount.discount': { ko: '할인 금액', en: 'Discounts', ja: '割引金額' },
  'myPage.amount.demand': { ko: '공급가액', en: 'Subtotal', ja: '小計（税抜）' },
  'myPage.amount.vat': { ko: '부가세', en: 'VAT', ja: '付加価値税' },
  'myPage.amount.total': { ko: '청구 금액', en: 'Amount due', ja: '請求金額' },
  'myPage.sum': { ko: '합계', en: 'Total', ja: '合計' },
})
