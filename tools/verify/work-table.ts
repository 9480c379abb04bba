import { contractDocument } from '#e2e/mock-client/contract-document.ts'
import { escaped } from '#e2e/report/escaped.ts'
import { remainingWork, statedOperations, type RemainingWork } from '#specs/requirements/remaining-work.ts'

interface Texts {
  readonly [id: string]: { readonly text: string }
}

const workRow = ({ id, origin, done, wrong, skipped }: RemainingWork, texts: Texts) => {
  const next = wrong[0] ?? skipped[0]
  const link = next === undefined ? '' : `<a href="#${escaped(next)}">${escaped(texts[next]?.text ?? next)}</a>`
  const counts = `<td>${done.length + wrong.length + skipped.length}</td><td>${done.length}</td>`
  return `<tr><th scope="row">${escaped(id)}</th><td class="text">${escaped(origin)}</td>${counts}<td class="text">${link}</td></tr>`
}

/** What a back end has done of each operation and what comes next, as HTML. */
export const workTable = (states: ReadonlyMap<string, string>, texts: Texts): string => {
  const rows = remainingWork(statedOperations(contractDocument.paths), states)
  const heads = ['operation', 'origin', 'clauses', 'done', 'next'].map((head) => `<th scope="col">${head}</th>`)
  return `<details open id="operations"><summary>What is left, by operation</summary>
<div class="wide" tabindex="0" role="region" aria-label="Operations"><table class="totals">
<thead><tr>${heads.join('')}</tr></thead>
<tbody>${rows.map((row) => workRow(row, texts)).join('')}</tbody></table></div></details>`
}
