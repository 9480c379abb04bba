import { messages } from './message.ts'

/** Texts of lists of articles, and of one article. */
export const list = messages({
  'list.search': { ko: '검색', en: 'Search', ja: '検索' },
  'list.clearSearch': { ko: '검색어 지우기', en: 'Clear search', ja: '検索条件をクリア' },
  'list.found_one': {
    ko: '“{{keyword}}” 검색 결과: 1건',
    en: '1 result for “{{keyword}}”',
    ja: '「{{keyword}}」の検索結果：1件',
  },
  'list.found_other': {
    ko: '“{{keyword}}” 검색 결과: {{count}}건',
    en: '{{count}} results for “{{keyword}}”',
    ja: '「{{keyword}}」の検索結果：{{count}}件',
  },
  'list.notFound': {
    ko: '“{{keyword}}” 검색 결과가 없습니다. 다른 검색어를 입력해 주세요.',
    en: 'No results for “{{keyword}}”. Try another search term.',
    ja: '「{{keyword}}」の検索結果はありません。別のキーワードをお試しください。',
  },

  'list.pastEnd': {
    ko: '이 페이지에는 항목이 없습니다. 첫 페이지부터 확인해 주세요.',
    en: 'This page has no items. Start from the first page.',
    ja: 'このページには項目がありません。最初のページからご覧ください。',
  },
  'list.first': { ko: '처음부터 보기', en: 'Start from the first page', ja: '最初のページへ' },

  'article.back': { ko: '목록으로', en: 'Back to the list', ja: '一覧へ戻る' },
  'article.previous': { ko: '이전 글', en: 'Previous item', ja: '前の記事' },
  'article.next': { ko: '다음 글', en: 'Next item', ja: '次の記事' },
  'article.neighbours': { ko: '이전 글과 다음 글', en: 'Previous and next items', ja: '前後の記事' },
  'article.print': { ko: '인쇄', en: 'Print', ja: '印刷' },
  'article.copyLink': { ko: '링크 복사', en: 'Copy link', ja: 'リンクをコピー' },
  'article.copied': { ko: '복사했습니다', en: 'Link copied', ja: 'コピーしました' },
  'article.copyFailed': {
    ko: '링크를 복사하지 못했습니다. 주소 표시줄의 주소를 복사해 주세요.',
    en: 'We couldn’t copy the link. Copy it from the address bar.',
    ja: 'リンクをコピーできませんでした。アドレスバーからコピーしてください。',
  },
  'article.onlyInKorean': {
    ko: '이 글은 한국어로만 제공됩니다.',
    en: 'This page is available in Korean only.',
    ja: 'このページは韓国語でのみ提供しています。',
  },
})
