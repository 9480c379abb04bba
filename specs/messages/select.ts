import { messages } from './message.ts'

/** Texts of the multiselect. The English ones are those of the product specification, word for word. */
export const select = messages({
  'select.nothingFound': {
    ko: '검색 결과가 없습니다. 다른 검색어를 입력해 주세요.',
    en: 'No elements found. Consider changing the search query.',
    ja: '該当する項目がありません。別のキーワードで検索してください。',
  },
  'select.found': {
    ko: '선택할 수 있는 항목 {{count}}개',
    en: 'Options: {{count}}',
    ja: '選択できる項目：{{count}}件',
  },
  'select.full': {
    ko: '{{limit}}개까지 선택할 수 있습니다. 다른 항목을 선택하려면 먼저 선택한 항목을 해제해 주세요.',
    en: 'Maximum of {{limit}} options selected. First remove a selected option to select another.',
    ja: '選択できるのは{{limit}}件までです。別の項目を選択するには、先に選択済みの項目を解除してください。',
  },
  'select.remove': { ko: '{{name}} 선택 해제', en: 'Remove {{name}}', ja: '{{name}}の選択を解除' },
  'select.empty': { ko: '목록이 비어 있습니다.', en: 'List is empty.', ja: 'リストは空です。' },
})
