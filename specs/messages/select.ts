import { messages } from './message.ts'

/** What a list that is searched says of itself; the English words are the product's own. */
export const select = messages({
  'select.nothingFound': {
    ko: '찾는 항목이 없습니다. 검색어를 바꿔 보세요.',
    en: 'No elements found. Consider changing the search query.',
    ja: '該当する項目がありません。検索キーワードを変えてみてください。',
  },
  'select.empty': { ko: '목록이 비어 있습니다.', en: 'List is empty.', ja: 'リストは空です。' },
})
