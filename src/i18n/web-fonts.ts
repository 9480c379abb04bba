import { inLocale, type ByLocale, type Locale } from '#specs/model/locale.ts'
import { loadFont } from './fonts.ts'

const families: ByLocale<string> = {
  ko: 'Noto Sans KR Variable',
  en: 'Noto Sans KR Variable',
  ja: 'Noto Sans JP Variable',
}
/** A letter that a font of the language must have. */
const samples: ByLocale<string> = { ko: '한', en: 'a', ja: 'あ' }

const pause = (ms: number) => new Promise<false>((resolve) => void setTimeout(() => resolve(false), ms))

const drawn = (sign: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 })
  const pen = canvas.getContext('2d')!
  pen.font = '20px system-ui, sans-serif'
  pen.fillText(sign, 2, 20)
  return pen.getImageData(0, 0, 24, 24).data.join()
}
const boxes = new Map<Locale, boolean>()

/** Whether the machine has no font for a language and shows boxes instead of letters. Decided once for each language. */
export const showsBoxes = (locale: Locale): boolean => {
  const isKnown = boxes.get(locale)
  if (isKnown !== undefined) return isKnown
  const isShown = drawn(inLocale(samples, locale)) === drawn('\u{10ffff}')
  boxes.set(locale, isShown)
  return isShown
}

/** Whether the browser has taken a font file of this page from its cache, which it does on later visits. */
const areFontsCached = () =>
  performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.endsWith('.woff2') && (entry as PerformanceResourceTiming).transferSize === 0)

/**
 * The static page is written in the machine's own fonts (`data-fonts="system"`), so that it does not shift when ours
 * arrive. Resolves to true if ours may be used from the first render on: on later visits, when they come from the cache,
 * and on a machine that has no letters for the language.
 */
export const webFontsReady = async (locale: Locale, text: string): Promise<boolean> => {
  if (document.documentElement.dataset['fonts'] === undefined) return true
  const load = async () => {
    await loadFont(locale)
    await Promise.all(
      ['400', '700'].map((weight) => document.fonts.load(`${weight} 1rem "${inLocale(families, locale)}"`, text)),
    )
    return true
  }
  const isReady = load().catch(() => false)
  // Text that nobody can read may shift.
  if (showsBoxes(locale)) return Promise.race([isReady, pause(3000)])
  return (await Promise.race([isReady, pause(200)])) && areFontsCached()
}

/** Lets the page use our fonts. Call it when the page changes anyway. */
export const allowWebFonts = (): void => document.documentElement.removeAttribute('data-fonts')
