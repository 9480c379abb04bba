import type { Page } from '@playwright/test'

/** How far the page can be scrolled sideways, in px. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Texts and controls that cannot be seen whole: cut off by a box that hides what overflows it, standing out of the
 * page, or covered by something else at their middle. What is only there for those who listen is left out.
 */
export const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    /** Inside a box of a pixel that hides the rest: there for those who listen alone. */
    const isForEars = (element: Element | null): boolean => {
      if (!element) return false
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 && height <= 1 && /hidden|clip/.test(getComputedStyle(element).overflow)) return true
      return element.ariaHidden === 'true' && element.matches('input') ? true : isForEars(element.parentElement)
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isControl = element.matches('a, button, input, textarea, select, summary')
      if (!hasText && !isControl) continue
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || style.visibility === 'hidden' || isForEars(element)) continue
      // An ellipsis is a choice; a field and a list scroll.
      if (style.overflow === 'hidden' && style.textOverflow !== 'ellipsis' && !element.matches('input, textarea'))
        if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
          found.push(`cut off: ${named(element)}`)
      if (box.right > document.documentElement.clientWidth + 1 || box.left < -1)
        found.push(`beside the page: ${named(element)}`)
      if (!isControl || style.transform !== 'none') continue
      element.scrollIntoView({ block: 'center' })
      const now = element.getBoundingClientRect()
      const top = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2)
      const label = element.closest('label')
      if (top && top !== element && !element.contains(top) && !top.contains(element) && !label?.contains(top))
        found.push(`covered: ${named(element)} by ${named(top)}`)
    }
    return found
  })
