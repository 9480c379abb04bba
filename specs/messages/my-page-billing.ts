import { messages } from './message.ts'

/** Bills and payments on my page, and the usage of solutions. */
export const myPageBilling = messages({
  'billing.lead': {
    ko: '월별 청구서와 결제 수단, 결제 내역을 확인하세요.',
    en: 'See your monthly bill, payment methods and payment history.',
    ja: '月ごとの請求書、お支払い方法、お支払い履歴を確認できます。',
  },
  'billing.none': {
    ko: '청구서가 없습니다. 청구서는 이용한 달의 다음 달 3일에 발행됩니다.',
    en: 'There are no invoices yet. An invoice is issued on the 3rd of the month after the month of use.',
    ja: '請求書はありません。請求書は利用した月の翌月3日に発行します。',
  },
  'billing.bill': { ko: '{{month}} 청구서', en: 'Invoice for {{month}}', ja: '{{month}}の請求書' },
  'billing.billYmd': { ko: '청구일', en: 'Invoice date', ja: '請求日' },
  'billing.paymentMethod': { ko: '결제 수단', en: 'Payment method', ja: 'お支払い方法' },
  'billing.paymentStatus': { ko: '결제 상태', en: 'Payment status', ja: 'お支払い状況' },
  'billing.paidYmd': { ko: '결제일', en: 'Paid on', ja: 'お支払い日' },
  'billing.notPaid': { ko: '결제 전', en: 'Not paid yet', ja: '未払い' },
  'billing.usage': { ko: '이용 내역 보기', en: 'View usage', ja: '利用明細を見る' },
  'billing.print': { ko: '청구서 인쇄', en: 'Print invoice', ja: '請求書を印刷' },
  'billing.method.CARD': { ko: '카드', en: 'Card', ja: 'カード' },
  'billing.method.TRANSFER': { ko: '계좌 이체', en: 'Bank transfer', ja: '銀行振込' },
  'billing.status.PAID': { ko: '결제 완료', en: 'Paid', ja: 'お支払い済み' },
  'billing.status.SCHEDULED': { ko: '결제 예정', en: 'Scheduled', ja: 'お支払い予定' },
  'billing.status.OVERDUE': { ko: '미납', en: 'Overdue', ja: 'お支払い期限超過' },
  'billing.methods': { ko: '등록된 결제 수단', en: 'Saved payment methods', ja: '登録済みのお支払い方法' },
  'billing.methods.none': {
    ko: '등록된 결제 수단이 없습니다.',
    en: 'No saved payment methods.',
    ja: '登録済みのお支払い方法はありません。',
  },
  'billing.methods.number': { ko: '끝자리 {{digits}}', en: 'ending in {{digits}}', ja: '末尾{{digits}}' },
  'billing.methods.expiry': { ko: '{{month}}까지', en: 'expires {{month}}', ja: '有効期限 {{month}}' },
  'billing.methods.default': { ko: '기본 결제 수단', en: 'Default', ja: '既定' },
  'billing.history': { ko: '결제 내역', en: 'Payment history', ja: 'お支払い履歴' },

  'solution.lead': {
    ko: '이용 중인 파트너 솔루션과 이용 기간을 확인하세요.',
    en: 'See your partner solutions and their subscription periods.',
    ja: '利用中のパートナーソリューションと利用期間を確認できます。',
  },
  'solution.none': {
    ko: '이용 중인 솔루션이 없습니다. 도입을 원하시면 문의해 주세요.',
    en: 'You don’t use any solutions. Contact us if you are interested in one.',
    ja: '利用中のソリューションはありません。導入をご希望の場合はお問い合わせください。',
  },
  'solution.ask': { ko: '솔루션 문의하기', en: 'Ask about solutions', ja: 'ソリューションについて問い合わせる' },
  'solution.menu': { ko: '솔루션 선택', en: 'Choose a solution', ja: 'ソリューションの選択' },
  'solution.number': { ko: '이용 번호', en: 'Subscription number', ja: '契約番号' },
  'solution.name': { ko: '솔루션명', en: 'Solution', ja: 'ソリューション名' },
  'solution.start': { ko: '시작일', en: 'Start date', ja: '開始日' },
  'solution.end': { ko: '종료일', en: 'End date', ja: '終了日' },
  'solution.renews': { ko: '자동 갱신', en: 'Renews automatically', ja: '自動更新' },
  'solution.status.SCHEDULED': { ko: '이용 예정', en: 'Starts later', ja: '利用開始前' },
  'solution.status.IN_USE': { ko: '이용 중', en: 'In use', ja: '利用中' },
  'solution.status.EXPIRED': { ko: '이용 종료', en: 'Ended', ja: '利用終了' },
})
