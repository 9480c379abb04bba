import { inLocale, type ByLocale, type Locale } from '#specs/model/locale.ts'
import { whenIdle } from '../when-idle.ts'

interface Font {
  readonly family: string
  readonly load: () => Promise<unknown>
  /** A letter that every font of the language has. */
  readonly sample: string
}

const korean: Font = {
  family: 'Noto Sans KR Variable',
  load: () => import('@fontsource-variable/noto-sans-kr/index.css?letters=ko'),
  sample: '한',
}

// English is written in the Korean font, with the Latin letters from their own file.
const fonts: ByLocale<Font> = {
  ko: korean,
  en: { ...korean, load: () => import('@fontsource-variable/noto-sans-kr/index.css?letters=en'), sample: 'a' },
  ja: {
    family: 'Noto Sans JP Variable',
    load: () => import('@fontsource-variable/noto-sans-jp/index.css?letters=ja'),
    sample: 'あ',
  },
}

/** Loads the rules of a font. The browser then loads the files that a text needs. */
export const loadFont = (locale: Locale): Promise<unknown> => inLocale(fonts, locale).load()

const drawn = (sign: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 })
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  pen.font = '20px system-ui, sans-serif'
  pen.fillText(sign, 2, 20)
  return pen.getImageData(0, 0, 24, 24).data.join()
}

/** The languages for which this machine has no font: it shows boxes instead of their letters. */
const missingLocales = () => {
  const box = drawn('\u{10ffff}')
  return (Object.keys(fonts) as Locale[]).filter((locale) => drawn(inLocale(fonts, locale).sample) === box)
}

/**
 * Loads our fonts when the browser is idle. The first page stays in the fonts of the machine, so that nothing moves while
 * somebody reads, but text that the machine cannot show is in ours at once (`src/ui/tokens/base.css`).
 */
export const loadFonts = (locale: Locale, shown: HTMLElement): void => {
  const load = async () => {
    const missing = missingLocales()
    document.documentElement.dataset['withoutLetters'] = missing.join(' ')
    const { family } = inLocale(fonts, locale)
    // The Korean and the English rules are for the same font.
    const others = missing.filter((each) => inLocale(fonts, each).family !== family)
    await Promise.all([locale, ...others].map(loadFont))
    // The files that the next page needs too.
    await document.fonts.load(`1rem "${family}"`, shown.textContent)
  }
  whenIdle(() => void load().catch(() => undefined))
}

/** Uses our font for a language from now on. Call it when the page changes anyway. */
export const showOwnFonts = (locale: Locale): void => {
  document.documentElement.removeAttribute('data-fonts')
  void loadFont(locale).catch(() => undefined)
}
