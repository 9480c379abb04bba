import type { Page } from '@playwright/test'

/**
 * Does to a page what the translation of a browser does: every text, also those that appear or change later, is replaced
 * by a text within two `font` elements. The words stay the same.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, title, textarea') !== null
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.parentElement || isOurs(text)) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild!.append(text.cloneNode())
        text.parentElement.replaceChild(outer, text)
      }
    }
    translate(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
