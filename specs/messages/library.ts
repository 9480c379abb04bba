import { messages } from './message.ts'

/** Texts of the library. */
export const library = messages({
  'library.title': { ko: '자료실', en: 'Library', ja: '資料ダウンロード' },
  'library.lead': {
    ko: '안내서와 신청서, 보안 자료를 내려받을 수 있습니다. 로그인이 필요합니다.',
    en: 'Guides, forms and security documents to download. You need to sign in.',
    ja: 'ガイド、申請書、セキュリティ資料をダウンロードできます。ログインが必要です。',
  },
  'library.search': { ko: '자료 검색', en: 'Search the library', ja: '資料を検索' },
  'library.none': { ko: '등록된 자료가 없습니다.', en: 'There are no files yet.', ja: '資料はまだありません。' },
})
