import { inLocale, languages, locales, type ByLocale, type Locale } from '#specs/model/locale.ts'
import { whenIdle } from '../when-idle.ts'
import { whenUsed } from '../when-used.ts'

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

/** Languages with letters of their own of which nobody knows yet whether this machine has them. Latin letters it has. */
const unknown = new Set(locales.filter((locale) => languages[locale].letters !== null))

/** The languages for which this machine has no font: it shows boxes instead of their letters. */
const missing = new Set<Locale>()

/** Looks whether this machine has the letters of some languages, and loads our fonts of those that it does not have. */
const decide = (looked: readonly Locale[], shown: Locale) => {
  const box = looked.length > 0 ? drawn('\u{10ffff}') : ''
  const found = looked.filter((locale) => drawn(inLocale(fonts, locale).sample) === box)
  for (const each of looked) unknown.delete(each)
  for (const each of found) missing.add(each)
  // Also if there are none: suites wait for it.
  document.documentElement.dataset['withoutLetters'] = [...missing].join(' ')
  const { family } = inLocale(fonts, shown)
  // The Korean and the English rules are for the same font, of which a page needs one.
  for (const each of found) void loadFont(inLocale(fonts, each).family === family ? shown : each).catch(() => undefined)
}

/** What the page shows, with what is in its fields. */
const shownText = () => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [document.body.textContent, ...Array.from(fields, ({ value }) => value)].join(' ')
}

/**
 * Our fonts of the languages whose letters this machine does not have, so that such text is in them at once
 * (`base.css`). To look takes up to 20 ms, so only the language of the page and those whose letters are on it
 * are looked for; the others once it is used, because anything can be typed.
 */
export const loadMissingLetters = (locale: Locale): void => {
  const look = (isWanted: (each: Locale) => boolean) => {
    decide([...unknown].filter(isWanted), locale)
    if (unknown.size === 0) observer.disconnect()
  }
  let isDue = false
  const lookSoon = () => {
    if (isDue) return
    isDue = true
    whenIdle(() => {
      isDue = false
      const text = shownText()
      look((each) => each === locale || languages[each].letters!.test(text))
    })
  }
  const observer = new MutationObserver(lookSoon)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  lookSoon()
  whenUsed(() => whenIdle(() => look(() => true)))
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
    await document.fonts.load(`1rem "${inLocale(fonts, locale).family}"`, shownText())
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
