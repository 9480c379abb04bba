import { messages } from './message.ts'

/** Why text of a request cannot be decoded. No page shows these texts. */
export const encodingTexts = messages({
  'encoding.undecodable': {
    ko: '올바른 {{charset}} 텍스트가 아닙니다. {{charset}}(으)로 인코딩해 주세요.',
    en: 'This text is not valid {{charset}}. Encode it in {{charset}}.',
    ja: '正しい{{charset}}のテキストではありません。{{charset}}でエンコードしてください。',
  },
  'encoding.unknownCharset': {
    ko: '{{charset}}은(는) 알 수 없는 문자 인코딩입니다. UTF-8로 보내 주세요.',
    en: 'The charset {{charset}} is not known. Send UTF-8.',
    ja: '文字コード{{charset}}には対応していません。UTF-8で送信してください。',
  },
})
