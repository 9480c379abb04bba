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
  'library.column.type': { ko: '형식', en: 'Format', ja: '形式' },
  'library.column.title': { ko: '자료', en: 'Document', ja: '資料' },
  'library.column.size': { ko: '크기', en: 'Size', ja: 'サイズ' },
  'library.column.changed': { ko: '최종 수정일', en: 'Last changed', ja: '最終更新日' },
  'library.language.ko': { ko: '한국어', en: 'Korean', ja: '韓国語' },
  'library.language.en': { ko: '영어', en: 'English', ja: '英語' },
  'library.language.ja': { ko: '일본어', en: 'Japanese', ja: '日本語' },
  'library.none': { ko: '등록된 자료가 없습니다.', en: 'There are no files yet.', ja: '資料はまだありません。' },
})
