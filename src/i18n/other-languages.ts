import { isLocale } from '#specs/model/locale.ts'
import { loadWholeFont } from './fonts.ts'
import { showsBoxes } from './web-fonts.ts'

/** Languages whose letters the machine does not have. Text in them uses our font also while the page does not. */
const withoutLetters = new Set<string>()

/** Loads the font of another language when text that is marked with that language is shown. Runs until the page ends. */
export const loadFontsOfOtherLanguages = (root: HTMLElement): void => {
  const load = () => {
    const own = document.documentElement.lang
    for (const { lang } of root.querySelectorAll<HTMLElement>('[lang]'))
      if (lang !== own && isLocale(lang)) {
        void loadWholeFont(lang).catch(() => undefined)
        if (withoutLetters.has(lang) || !showsBoxes(lang)) continue
        withoutLetters.add(lang)
        document.documentElement.dataset['withoutLetters'] = [...withoutLetters].join(' ')
      }
  }
  load()
  new MutationObserver(load).observe(root, { childList: true, subtree: true })
}
