import type { Page } from '@playwright/test'
import { clauseStep, expect } from '../support/test.ts'

/** How far the page can be scrolled horizontally, in px. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Texts and controls that are not completely visible: cut off by `overflow: hidden`, outside the page, or covered at
 * their centre by another element. Content for screen readers only is ignored, and rows that scroll sideways may be
 * longer than the page. While a dialog is open, only the dialog counts, and an open list may cover what is below it.
 */
export const invisibleContent = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const findings: string[] = []
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    /** Whether an ancestor hides the element visually, as for content for screen readers only. */
    const isVisuallyHidden = (element: Element | null): boolean => {
      if (!element) return false
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 && height <= 1 && /hidden|clip/.test(getComputedStyle(element).overflow)) return true
      return element.ariaHidden === 'true' && element.matches('input') ? true : isVisuallyHidden(element.parentElement)
    }
    /** Whether the element is in a row that scrolls sideways. */
    const isInScrollingRow = (element: Element | null): boolean =>
      element !== null &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
        isInScrollingRow(element.parentElement))
    /** Scrolls to the top, where no bar is fixed over the page; controls are scrolled into view. */
    const scrollToTop = async () => {
      window.scrollTo(0, 0)
      for (let frame = 0; frame < 30 && document.querySelector('[data-fixed]'); frame += 1)
        await new Promise(requestAnimationFrame)
    }
    await scrollToTop()
    const root = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
    const isListOpen = document.querySelector('[role=listbox]') !== null
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isControl = element.matches('a, button, input, textarea, select, summary')
      if (!hasText && !isControl) continue
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      // A closed disclosure keeps the boxes of what it hides.
      const isHidden = style.visibility === 'hidden' || !element.checkVisibility()
      if (box.width === 0 || box.height === 0 || isHidden || isVisuallyHidden(element)) continue
      // An ellipsis is intended, after a line or after several, and fields scroll.
      const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (style.overflow === 'hidden' && !hasEllipsis && !element.matches('input, textarea'))
        if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
          findings.push(`cut off: ${describe(element)}`)
      const isOutside = box.right > document.documentElement.clientWidth + 1 || box.left < -1
      if (isOutside && !isInScrollingRow(element.parentElement)) findings.push(`outside the page: ${describe(element)}`)
      if (!isControl || isListOpen || style.transform !== 'none') continue
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const label = element.closest('label')
      const covering = () => {
        // The first line of a link that wraps: the middle of all its lines may be beside its text.
        const [scrolled] = element.getClientRects()
        // It has gone since the page was scrolled.
        if (!scrolled) return undefined
        const top = document.elementFromPoint(scrolled.x + scrolled.width / 2, scrolled.y + scrolled.height / 2)
        const isOwn = !top || element.contains(top) || top.contains(element) || label?.contains(top)
        return isOwn ? undefined : top
      }
      // The arrow of a row hides in the frames after the row has been scrolled to its end.
      for (let frame = 0; frame < 30 && covering() && isInScrollingRow(element.parentElement); frame += 1)
        await new Promise(requestAnimationFrame)
      const top = covering()
      if (top) findings.push(`covered: ${describe(element)} by ${describe(top)}`)
    }
    await scrollToTop()
    return findings
  })

/** Proves that the page fits a small phone, without loading it again. `onPhone` proves more of it at that width. */
export const narrowSteps = async (page: Page, what: string, onPhone?: () => Promise<unknown>) => {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await clauseStep('shell.access.narrow', what, async () => {
    // An open list finds its new place after the frame in which the window changes.
    await expect.poll(() => horizontalOverflow(page)).toBe(0)
    await expect.poll(() => invisibleContent(page)).toEqual([])
  })
  if (onPhone) await clauseStep('shell.access.target-size', `${what} at 320 px`, onPhone)
  await page.setViewportSize(before)
}

/** Targets that are less than 24 px wide or high, without those within a sentence (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary, [role="option"]')]
      .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
      .filter((target) => target.ariaHidden !== 'true')
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ target, box }) => `${target.textContent} ${box.width} x ${box.height}`),
  )

/** Visible texts with Hangul or kana that are not marked as Korean or Japanese (WCAG 3.1.2). */
export const unmarkedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scripts = [
      { lang: 'ja', letters: /[\u3040-\u30ff]/ },
      { lang: 'ko', letters: /[\uac00-\ud7a3]/ },
    ]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const findings: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const script = scripts.find(({ letters }) => letters.test(text))
      const element = node.parentElement!
      if (script && element.checkVisibility() && element.closest('[lang]')?.getAttribute('lang') !== script.lang)
        findings.push(`${script.lang}: ${text.trim().slice(0, 60)}`)
    }
    return findings
  })

/**
 * Cards, tables, lists, panels, bars and forms that do not reach both edges of the frame. Those beside each other and those
 * of one list reach them together. Controls, icons and text count as running text, and so does a menu beside the content.
 */
export const edgesMissed = (page: Page, [left, width]: readonly [number, number]): Promise<string[]> =>
  page.evaluate(
    ({ start, end }) => {
      const isClear = (color: string) => /transparent|, 0\)$/.test(color)
      const isBox = (element: HTMLElement, style: CSSStyleDeclaration) => {
        if (element.matches('table, form:not([role=search])')) return true
        if (element.matches('span, input, textarea, select') || style.display.startsWith('inline')) return false
        // Cards are higher than buttons, and the tabs of a bar have square corners.
        const isButton = element.offsetHeight < 64 && style.borderTopRightRadius !== '0px'
        if (style.position === 'fixed' || (isButton && element.matches('a, button, label, summary'))) return false
        const of = (side: string, part: string) => style.getPropertyValue(`border-${side}-${part}`)
        const isDrawn = (side: string) => of(side, 'width') !== '0px' && !isClear(of(side, 'color'))
        return !isClear(style.backgroundColor) || ['top', 'right', 'bottom'].some(isDrawn)
      }
      const boxesIn = (element: HTMLElement): HTMLElement[] => {
        const box = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const isRow = element.matches('ul') && element.scrollWidth > element.clientWidth
        if (isRow || style.visibility === 'hidden' || (style.display !== 'contents' && box.width < 2)) return []
        const isBand = box.x <= 0 && box.right >= document.documentElement.clientWidth
        if (!isBand && box.height > 1 && isBox(element, style)) return [element]
        return [...element.children].flatMap((child) => boxesIn(child as HTMLElement))
      }
      const groups: (Record<'left' | 'right' | 'top' | 'bottom', number> & { list: Element | null; text: string })[] =
        []
      for (const element of boxesIn(document.querySelector('#root')!)) {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const list = element.closest('ul, ol')
        const isOf = (one: (typeof groups)[number]) => list && one.list === list
        const group = groups.find((one) => isOf(one) || (top < one.bottom - 1 && one.top < bottom - 1))
        if (!group) groups.push({ list, left, right, top, bottom, text: element.textContent.trim().slice(0, 40) })
        else {
          const [from, to] = [Math.min(group.left, left), Math.max(group.right, right)]
          Object.assign(group, { left: from, right: to, bottom: Math.max(group.bottom, bottom) })
        }
      }
      // On my page, it begins beside the menu.
      const content = document.querySelector('h1')!.getBoundingClientRect().left
      const isAt = (edge: number, ...places: number[]) => places.some((place) => Math.abs(edge - place) < 1)
      return groups
        .filter((group) => !isAt(group.left, start, content) || !isAt(group.right, end))
        .map((group) => `${group.left} to ${group.right}: ${group.text}`)
    },
    { start: left, end: left + width },
  )
