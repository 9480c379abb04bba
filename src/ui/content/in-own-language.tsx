const scripts = [
  { lang: 'ja', letters: /[\u3040-\u30ff]/ },
  { lang: 'ko', letters: /[\uac00-\ud7a3]/ },
]

/** A name in any language, with `lang` set if its script reveals it, so that screen readers pronounce it correctly. */
export const InOwnLanguage = ({ text }: { text: string }) => (
  <span lang={scripts.find(({ letters }) => letters.test(text))?.lang}>{text}</span>
)
