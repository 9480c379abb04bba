import type { Resource } from 'i18next'
import type { ComponentType } from 'react'

/** A path that no screen has: the frame of `404.html` on a static host, which serves it for the pages of records. */
export const anyPath = '/-'

// The scripts of a built page run before the app: those of its texts and of its screen leave here what they have, so
// that the app can take the page over at once, without waiting for an import.

/** How many of them have run. */
let arrived = 0
/** A screen that arrives after the start may come before its texts, for which `load-screen.tsx` waits. */
let isStarted = false
const screens = new Map<string, ComponentType>()
const texts: { [locale: string]: { [namespace: string]: Record<string, string> } } = {}

export const addStartScreen = (file: string, Screen: ComponentType): void => {
  arrived += 1
  if (!isStarted) screens.set(file, Screen)
}

export const addStartTexts = (locale: string, namespace: string, added: Record<string, string>): void => {
  arrived += 1
  texts[locale] = { ...texts[locale], [namespace]: added }
}

/** Whether all scripts of a page have run. */
export const isPageComplete = (scripts: number): boolean => arrived >= scripts

/** The component of a screen that came with the page. */
export const startScreen = (file: string | undefined): ComponentType | undefined => screens.get(file ?? '')

/** The texts that came with the page, by language and namespace. What arrives from now on is not part of the page. */
export const startTexts = (): Resource => {
  isStarted = true
  return texts
}
