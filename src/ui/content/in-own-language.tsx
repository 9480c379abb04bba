const scripts = [
  { lang: 'ja', letters: /[\u3005\u3040-\u30ff]/ },
  { lang: 'ko', letters: /[\uac00-\ud7a3]/ },
]

/** The language that the script of a text reveals; undefined for Latin text. */
export const languageOf = (text: string): string | undefined => scripts.find(({ letters }) => letters.test(text))?.lang

/**
 * A name in any language, with `lang` set if its script reveals it, so that screen readers pronounce it correctly. Its
 * text direction does not affect the text around it.
 */
export const InOwnLanguage = ({ text }: { text: string }) => <bdi lang={languageOf(text)}>{text}</bdi>

interface SentenceWithNameProps {
  /** The sentence with a name. */
  readonly write: (name: string) => string
  readonly name: string
}

/** Stands for the name in the sentence. Texts do not contain this character. */
const place = '\uE000'

/** A sentence of the page with a name in any language in the middle of it. */
export const SentenceWithName = ({ write, name }: SentenceWithNameProps) => {
  const [before, after] = write(place).split(place)
  return (
    <>
      <span>{before}</span>
      <InOwnLanguage text={name} />
      <span>{after}</span>
    </>
  )
}
