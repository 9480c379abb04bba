import { useQuery } from '@tanstack/react-query'
import type { Exchange } from '#specs/contract/control-record.ts'

/** The clauses are loaded when the first refusal is opened. */
const clausesQuery = {
  queryKey: ['clauses'],
  queryFn: async (): Promise<{ readonly [id: string]: { readonly text: string } }> =>
    (await import('#specs/clauses/index.ts')).catalogue,
  staleTime: Infinity,
}

/** Why a request was refused: each field with the clause behind it. */
export const RefusedBy = ({ reasons }: { readonly reasons: Exchange['refusedBy'] }) => {
  const { data: clauses } = useQuery(clausesQuery)
  return (
    <ul aria-label="Refused by" className="rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm">
      {reasons.map(({ field, clause }) => (
        <li key={`${field} ${clause}`}>
          <span>
            <span>{field === 'call' ? 'Refused by ' : `${field} refused by `}</span>
            <code className="text-xs">{clause}</code>
          </span>
          {clauses?.[clause] && <span className="block text-ink-soft">{clauses[clause].text}</span>}
        </li>
      ))}
    </ul>
  )
}
