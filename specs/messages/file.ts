import { messages } from './message.ts'

/** Texts about files to download. */
export const file = messages({
  'file.download': { ko: '내려받기', en: 'Download', ja: 'ダウンロード' },
  'file.downloadNamed': { ko: '{{name}} 내려받기', en: 'Download {{name}}', ja: '{{name}}をダウンロード' },
  'file.signInFirst': {
    ko: '로그인하면 파일을 내려받을 수 있습니다.',
    en: 'Sign in to download files.',
    ja: 'ファイルのダウンロードにはログインが必要です。',
  },
  'file.loading': {
    ko: '파일을 내려받고 있습니다: {{name}}',
    en: 'Downloading {{name}}…',
    ja: 'ダウンロードしています：{{name}}',
  },
  'file.done': {
    ko: '파일을 내려받았습니다: {{name}}',
    en: 'Downloaded {{name}}.',
    ja: 'ダウンロードしました：{{name}}',
  },
  'file.failed': {
    ko: '파일을 내려받지 못했습니다: {{name}}',
    en: 'We couldn’t download {{name}}.',
    ja: 'ダウンロードできませんでした：{{name}}',
  },
  'file.unnamed': { ko: '요청하신 파일', en: 'the file', ja: 'ご指定のファイル' },
})
