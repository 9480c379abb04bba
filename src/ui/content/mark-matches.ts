import { matchesIn } from '#specs/rules/search-matches.ts'

/** The texts of an element, joined by spaces: a search too takes a tag for a space. */
const textsBelow = (root: Node) => {
  const texts: { readonly node: Text; readonly start: number }[] = []
  let whole = ''
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    texts.push({ node, start: whole.length })
    whole += `${node.data} `
  }
  return { texts, whole }
}

/** Puts `<mark>` around each occurrence of a keyword in the texts of sanitised HTML; tags and attributes stay as they are. */
export const markMatches = (html: string, keyword: string): string => {
  if (keyword.trim() === '') return html
  const template = document.createElement('template')
  template.innerHTML = html
  const { texts, whole } = textsBelow(template.content)
  const matches = matchesIn(whole, keyword)
  // Texts and matches are both in order, so no match is looked at for each text.
  let next = 0
  for (const { node, start } of texts) {
    const end = start + node.data.length
    const within: [from: number, to: number][] = []
    for (let i = next; i < matches.length && matches[i]![0] < end; i += 1) {
      const [from, to] = matches[i]!
      if (to <= start) next = i + 1
      else within.push([Math.max(from, start) - start, Math.min(to, end) - start])
    }
    // From the end, so that the places before it stay valid.
    for (const [from, to] of within.toReversed()) {
      // Not with a range: the browser updates all ranges on each change of the document.
      node.splitText(to)
      const match = node.splitText(from)
      const mark = document.createElement('mark')
      match.replaceWith(mark)
      mark.append(match)
    }
  }
  return template.innerHTML
}
