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
  'news.products': { ko: '관련 상품', en: 'Related products', ja: '関連サービス' },
})
