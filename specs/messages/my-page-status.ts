import { messages } from './message.ts'

/** Usage and tax invoices on my page. */
export const myPageStatus = messages({
  'status.lead': {
    ko: '월별 이용 금액과 할인, 세금계산서를 확인하세요.',
    en: 'See your charges, discounts and tax invoices for each month.',
    ja: '月ごとの利用金額、割引、税金計算書（韓国の電子税金計算書）を確認できます。',
  },
  'status.views': { ko: '이용 현황 구분', en: 'Account status sections', ja: '利用状況の種類' },
  'status.usage': { ko: '이용 내역', en: 'Usage', ja: '利用明細' },
  'status.taxBill': { ko: '세금계산서', en: 'Tax invoices', ja: '税金計算書' },
  'status.usage.none': {
    ko: '이용 내역이 없습니다. 상품을 이용하면 다음 날부터 여기에서 확인할 수 있습니다.',
    en: 'There is no usage yet. It appears here from the day after you use a product.',
    ja: '利用明細はありません。サービスを利用すると、翌日からここで確認できます。',
  },
  'status.usage.services': { ko: '상품별 이용 내역', en: 'Usage by product', ja: 'サービス別の利用明細' },
  'status.usage.service': { ko: '상품', en: 'Product', ja: 'サービス' },
  'status.usage.region': { ko: '리전', en: 'Region', ja: 'リージョン' },
  'status.usage.amount': { ko: '이용량', en: 'Quantity', ja: '利用量' },
  'status.usage.unit': { ko: '단위', en: 'Unit', ja: '単位' },
  'status.usage.discounts': { ko: '할인 내역', en: 'Discounts by type', ja: '割引の内訳' },
  'status.usage.discountType': { ko: '할인 종류', en: 'Type of discount', ja: '割引の種類' },
  'status.usage.noDiscounts': {
    ko: '이 달에는 적용된 할인이 없습니다.',
    en: 'No discounts were applied this month.',
    ja: 'この月に適用された割引はありません。',
  },
  'status.usage.csv': { ko: 'CSV 내려받기', en: 'Download CSV', ja: 'CSVをダウンロード' },
  'status.usage.fileName': { ko: '이용내역', en: 'usage', ja: '利用明細データ' },
  'status.discount.promise': { ko: '약정 할인', en: 'Commitment discount', ja: 'コミットメント割引' },
  'status.discount.promotion': { ko: '프로모션 할인', en: 'Promotion discount', ja: 'プロモーション割引' },
  'status.discount.product': { ko: '상품 할인', en: 'Product discount', ja: 'サービス割引' },
  'status.discount.credit': { ko: '크레딧 사용', en: 'Credits used', ja: 'クレジット利用' },
  'status.discount.member': { ko: '회원 할인', en: 'Member discount', ja: '会員割引' },
  'status.discount.other': { ko: '기타 할인', en: 'Other discounts', ja: 'その他の割引' },

  'status.taxBill.none': {
    ko: '발행된 세금계산서가 없습니다. 계좌 이체로 결제하면 다음 달 3일에 발행됩니다.',
    en: 'No tax invoices have been issued. If you pay by bank transfer, we issue one on the 3rd of the next month.',
    ja: '発行された税金計算書はありません。銀行振込でお支払いの場合、翌月3日に発行します。',
  },
  'status.taxBill.title': {
    ko: '전자세금계산서',
    en: 'Electronic tax invoice',
    ja: '電子税金計算書',
  },
  'status.taxBill.list': { ko: '발행 내역', en: 'Issued invoices', ja: '発行履歴' },
  'status.taxBill.month': { ko: '이용 월', en: 'Month of use', ja: '利用月' },
  'status.taxBill.issued': { ko: '발행일', en: 'Issued on', ja: '発行日' },
  'status.taxBill.approvalNo': { ko: '승인 번호', en: 'Approval number', ja: '承認番号' },
  'training.issuer': {
    ko: '하늘 클라우드 주식회사',
    en: 'Haneul Cloud Co., Ltd.',
    ja: 'ハヌルクラウド株式会社',
  },
  'status.taxBill.item': { ko: '품목', en: 'Item', ja: '品目' },
  'status.taxBill.itemName': {
    ko: '클라우드 서비스 이용료({{month}})',
    en: 'Cloud services ({{month}})',
    ja: 'クラウドサービス利用料（{{month}}）',
  },
  'status.taxBill.supply': { ko: '공급가액', en: 'Supply amount', ja: '供給価額' },
  'status.taxBill.ISSUED': { ko: '발행', en: 'Issued', ja: '発行済み' },
  'status.taxBill.AMENDED': { ko: '수정 발행', en: 'Amended', ja: '修正発行' },
  'status.taxBill.print': { ko: '세금계산서 인쇄', en: 'Print tax invoice', ja: '税金計算書を印刷' },
})
