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

/** Our fonts of these languages, for text that this machine cannot show; such text is in them at once (`base.css`). */
export const loadMissingLetters = (locale: Locale): void => {
  whenIdle(() => {
    const missing = missingLocales()
    document.documentElement.dataset['withoutLetters'] = missing.join(' ')
    const { family } = inLocale(fonts, locale)
    // The Korean and the English rules are for the same font, of which a page needs one.
    for (const each of missing)
      void loadFont(inLocale(fonts, each).family === family ? locale : each).catch(() => undefined)
  })
}

/** The languages whose font has loaded, with the letters of the page that was shown then. */
const ready = new Set<Locale>()
const loading = new Set<Locale>()

/**
 * Loads our font for a language, with the letters that the page shows. The first page stays in the font of the machine:
 * nothing moves while somebody reads, and most visitors do without these files in their first seconds.
 */
export const prepareFont = async (locale: Locale): Promise<void> => {
  // Each movement over a link asks for it.
  if (ready.has(locale) || loading.has(locale)) return
  loading.add(locale)
  try {
    await loadFont(locale)
    await document.fonts.load(`1rem "${inLocale(fonts, locale).family}"`, document.body.textContent)
    ready.add(locale)
  } catch {
    // The page stays in the font of the machine. The next link tries again.
  } finally {
    loading.delete(locale)
  }
}

/** Uses our font for a language from now on, if it has loaded. Call it when the page changes anyway. */
export const showOwnFonts = (locale: Locale): void => {
  if (ready.has(locale)) document.documentElement.removeAttribute('data-fonts')
  else void prepareFont(locale)
}
