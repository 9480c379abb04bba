import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Exchange } from '#specs/contract/control-record.ts'
import type { Fault, World } from '#specs/contract/control-world.ts'
import { DeveloperSelect } from './developer-select.tsx'
import { control, worldQuery } from './developer-world.ts'

const shownMax = 5
/** How many of the last exchanges are searched for refusals. */
const searched = 100

const refusalsQuery = (recorded: number) =>
  queryOptions({
    queryKey: ['developer', 'refusals', recorded],
    queryFn: async () => {
      const last = (await control(`journal?after=${Math.max(0, recorded - searched)}`)) as readonly Exchange[]
      return last
        .filter(({ status }) => status === 0 || status >= 400)
        .toReversed()
        .slice(0, shownMax)
    },
    placeholderData: (previous) => previous,
    retry: false,
  })

/** The newest refusals of this world, with what refused them. */
export const DeveloperRefusals = ({ world }: { readonly world: World }) => {
  const { data: refusals = [] } = useQuery(refusalsQuery(world.recorded))
  return (
    <section aria-label="Recent refusals" className="flex flex-col gap-1">
      <h2 className="text-xs font-semibold">{'recent refusals'}</h2>
      {refusals.length === 0 && <p className="text-foot-ink">{'none'}</p>}
      <ul className="flex flex-col gap-1">
        {refusals.map(({ number, method, path, status, code, refusedBy }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            <b>{status === 0 ? 'dropped' : status}</b>
            <span>{` ${method} ${path} ${code ?? ''} `}</span>
            <span className="text-foot-ink">{refusedBy.map(({ clause }) => clause).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const add = '(add)'
const presets: { readonly [name: string]: Fault } = {
  'every request fails (500)': { status: 500 },
  'next request fails (500)': { status: 500, times: 1 },
  'under maintenance (503)': { status: 503, code: 'SERVICE_UNAVAILABLE' },
  offline: { abort: true },
  'slow (2 s)': { delayMs: 2000 },
  'malformed JSON': { malformed: true },
}

const worded = ({ operationId, method, path, status, abort, malformed, delayMs, body, times }: Fault) =>
  [
    operationId ?? ([method, path].filter(Boolean).join(' ') || 'every request'),
    abort && 'dropped',
    malformed && 'malformed',
    status,
    body !== undefined && 'other body',
    delayMs !== undefined && `after ${delayMs} ms`,
    times !== undefined && `${times} times`,
  ]
    .filter(Boolean)
    .join(', ')

/** The faults of this world: adds one of a few, and removes any. */
export const DeveloperFaults = ({ world }: { readonly world: World }) => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (faults: readonly Fault[]) => control('faults', { method: 'PUT', body: JSON.stringify(faults) }),
    onSuccess: () => client.invalidateQueries({ queryKey: worldQuery.queryKey }),
  })
  const { faults } = world
  return (
    <section aria-label="Faults" className="flex flex-col gap-1">
      <DeveloperSelect
        label="faults"
        options={[add, ...Object.keys(presets)]}
        value={add}
        onChange={(name) => presets[name] && mutate([...faults, presets[name]])}
      />
      <ul className="flex flex-col gap-1">
        {faults.map((fault, index) => (
          // Two faults may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-center justify-between gap-2">
            <span>{worded(fault)}</span>
            <button
              type="button"
              aria-label={`remove: ${worded(fault)}`}
              className="min-h-7 rounded-sm border border-edge px-2 hover:bg-ink-soft"
              onClick={() => mutate(faults.filter((_, i) => i !== index))}
            >
              {'remove'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
