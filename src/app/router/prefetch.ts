import { prepareFont } from '../../i18n/fonts.ts'
import { currentLocale } from '../../i18n/language.ts'
import { prefetchScreen } from './load-screen.tsx'

/** Whether the visitor asked the browser to save data; Safari and Firefox do not know. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The path of a link to another page of this site. */
const pathOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === location.origin && !link.target && link.pathname !== location.pathname
    ? link.pathname
    : undefined
}

/** Loads the code and the font of a page as soon as the visitor points at a link to it or focuses one, until the document ends. */
export const prefetchOnIntent = (): void => {
  const prefetch = ({ target }: Event) => {
    const path = pathOf(target)
    if (path === undefined || !navigator.onLine || savesData()) return
    prefetchScreen(path)
    void prepareFont(currentLocale())
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    addEventListener(type, prefetch, { passive: true })
}
