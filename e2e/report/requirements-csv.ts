import type { ClauseReport } from './clause-report.ts'

const cell = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

/** The clauses with their results as CSV (RFC 4180), with a byte order mark, without which Excel garbles Korean. */
export const requirementsCsv = ({ clauses }: ClauseReport): string => {
  const head = ['clause', 'class', 'statements', 'text', 'state', 'sites', 'languages', 'proofs', 'reason']
  const rows = clauses.map((row) => {
    const places = Object.keys(row.places).map((place) => place.split('/'))
    const part = (index: 0 | 1) => [...new Set(places.map((names) => names[index] ?? ''))].join(' ')
    const reason = row.untestable ?? row.retired ?? row.because ?? ''
    return [
      row.id,
      row.class,
      row.statements?.join(' ') ?? '',
      row.text,
      row.result ?? row.state,
      part(0),
      part(1),
      row.proofs,
      reason,
    ]
  })
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`
}
