const scripts = [
  { lang: 'ja', letters: /[\u3040-\u30ff]/ },
  { lang: 'ko', letters: /[\uac00-\ud7a3]/ },
]

/** A name in whatever language it is, marked so where its letters tell it: a screen reader then reads it right. */
export const InOwnLanguage = ({ text }: { text: string }) => (
  <span lang={scripts.find(({ letters }) => letters.test(text))?.lang}>{text}</span>
)
