import { messages } from './message.ts'

/** Texts of the service news. */
export const news = messages({
  'news.title': { ko: '서비스 소식', en: 'Service news', ja: 'サービスニュース' },
  'news.lead': {
    ko: '새로 나온 상품과 달라진 기능을 소개합니다.',
    en: 'New products and the latest changes to existing ones.',
    ja: '新しいサービスと機能の変更をご紹介します。',
  },
  'news.types': { ko: '서비스 소식 유형', en: 'Types of service news', ja: 'サービスニュースの種類' },
  'news.all': { ko: '전체 소식', en: 'All news', ja: 'すべて' },
  'news.RELS': { ko: '신규', en: 'New', ja: '新規' },
  'news.NEWSP': { ko: '업데이트', en: 'Updates', ja: 'アップデート' },
  'news.RELS.tag': { ko: '신규 출시', en: 'New product', ja: '新規リリース' },
  'news.NEWSP.tag': { ko: '기능 업데이트', en: 'Update', ja: '機能アップデート' },
  'news.none': {
    ko: '등록된 서비스 소식이 없습니다.',
    en: 'There is no service news yet.',
    ja: 'サービスニュースはまだありません。',
  },
  'news.showAll': { ko: '서비스 소식 전체 보기', en: 'View all service news', ja: 'サービスニュース一覧を見る' },
  'news.missing': {
    ko: '삭제되었거나 주소가 바뀐 소식일 수 있습니다. 목록에서 찾아보세요.',
    en: 'The news item may have been removed, or its address may have changed. Look for it in the list.',
    ja: 'ニュースが削除されたか、アドレスが変わった可能性があります。一覧からお探しください。',
  },
  'news.product.label': { ko: '상품', en: 'Products', ja: 'サービス' },
  'news.product.placeholder': {
    ko: '전체 상품 ({{max}}개까지 선택)',
    en: 'All products (choose up to {{max}})',
    ja: 'すべてのサービス（{{max}}件まで選択可）',
  },
  'news.product.none': {
    ko: '선택한 상품의 소식이 없습니다.',
    en: 'There is no news about the selected products.',
    ja: '選択したサービスのニュースはありません。',
  },
  'news.product.noneHere': {
    ko: '이 페이지에는 선택한 상품의 소식이 없습니다.',
    en: 'There is no news about the selected products on this page.',
    ja: 'このページには選択したサービスのニュースはありません。',
  },
  'news.product.here': {
    ko: '이 페이지의 소식 {{all}}건 중 {{count}}건',
    en: '{{count}} of the {{all}} items on this page',
    ja: 'このページの{{all}}件中{{count}}件',
  },
  'news.product.mixed': {
    ko: '지금은 전체 소식을 상품별로 모아 볼 수 없어, 이 페이지의 소식 중 선택한 상품의 소식만 보여 드립니다. 다른 페이지에 더 있을 수 있습니다.',
    en: "The whole list can't be filtered by product at the moment, so only the matching news on this page is shown. There may be more on other pages.",
    ja: '現在、一覧全体をサービスで絞り込むことができないため、このページのニュースのうち、選択したサービスのものだけを表示しています。他のページにもある場合があります。',
  },
  'news.products': { ko: '관련 상품', en: 'Related products', ja: '関連サービス' },
})
