const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/**
 * Replaces tags, scripts and styles by spaces. Uses `indexOf`, because an expression for tags starts a new search at each
 * `<` of a text without `>`.
 */
const withoutTags = (html: string): string => {
  const texts: string[] = []
  const unclosed = new Set<string>()
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    if (close < 0) return [...texts, html.slice(at)].join(' ')
    texts.push(html.slice(at, open))
    at = close + 1
    const name = /^<(script|style)\b/i.exec(html.slice(open, open + 8))?.[1]?.toLowerCase()
    if (name === undefined || unclosed.has(name)) continue
    const end = new RegExp(`</${name}\\s*>`, 'gi')
    end.lastIndex = at
    // Looked for once only if there is none.
    if (end.test(html)) at = end.lastIndex
    else unclosed.add(name)
  }
}

/** The text of an article without markup. For searching only; it is not sanitized for display. */
export const plainText = (html: string): string =>
  withoutTags(html).replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
