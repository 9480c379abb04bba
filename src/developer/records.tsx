import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Fault } from '#specs/contract/control-fault.ts'
import type { World } from '#specs/contract/control-world.ts'
import type { OperationId } from '#specs/contract/index.ts'
import { callControl } from '../api/control.ts'
import { faultEffect, faultPresets, faultPurposes, faultTarget, saves, sends, withoutFault } from '../api/faults.ts'
import { buttonClass, DeveloperSelect } from './controls.tsx'
import { thisWorld, worldQuery } from './world.ts'

const shownMax = 5
/** How many of the last exchanges are searched for refusals. */
const searched = 100

const refusalsQuery = (recorded: number) =>
  queryOptions({
    queryKey: ['developer', 'refusals', recorded],
    queryFn: async () => {
      const query = { after: Math.max(0, recorded - searched) }
      const last = await callControl('journal', { ...thisWorld(), query })
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
      <h3 className="text-xs">{refusals.length === 0 ? 'no refusals yet' : 'recent refusals'}</h3>
      <ul className="flex flex-col gap-1">
        {refusals.map(({ number, method, path, status, code, refusedBy, fault }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            <b>{status === 0 ? 'dropped' : status}</b>
            <span>{` ${method} ${path} ${code ?? ''} `}</span>
            <span className="text-foot-ink">
              {[fault !== null && 'by a fault', ...refusedBy.map(({ clause }) => clause)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const add = '(add)'
const lists: OperationId[] = ['notices', 'faqs', 'latestNews', 'cachedNews', 'myInquiries']

/** Of those that the console offers too, what suits all requests of a page. */
const ofAllRequests = Object.entries(faultPresets).filter(
  ([, { body, times }]) => body === undefined && times === undefined,
)

/** Those with operations are not used up by the session, captchas and other requests of a page. */
const presets: { readonly [name: string]: Fault } = {
  ...faultPurposes,
  'Each send fails once': { operations: sends, status: 500, times: 1 },
  'Each save fails once': { operations: saves, status: 500, times: 1 },
  'Each list fails once': { operations: lists, status: 500, times: 1 },
  ...Object.fromEntries(ofAllRequests),
}

const textOf = (fault: Fault) =>
  [
    faultTarget(fault),
    faultEffect(fault),
    fault.times === 1 ? 'once' : fault.times !== undefined && `${fault.times} times`,
    fault.times !== undefined && fault.operations && 'each',
  ]
    .filter(Boolean)
    .join(', ')

/** The faults of this world: adds one of a few, and removes any. */
export const DeveloperFaults = ({ world }: { readonly world: World }) => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    // Changes the current faults: some of those that are displayed may be used up, and others may have come.
    mutationFn: async (change: (faults: readonly Fault[]) => readonly Fault[]) => {
      const { faults } = await client.fetchQuery({ ...worldQuery, staleTime: 0 })
      await callControl('replaceFaults', { ...thisWorld(), body: [...change(faults)] })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: worldQuery.queryKey }),
  })
  const { faults } = world
  return (
    <section aria-label="Faults" className="flex flex-col gap-1">
      <DeveloperSelect
        label="faults"
        hint="The next requests of this world fail as chosen."
        options={[add, ...Object.keys(presets)]}
        value={add}
        onChange={(name) => mutate((now) => [...now, presets[name] ?? []].flat())}
      />
      <ul className="flex flex-col gap-1">
        {faults.map((fault) => (
          <li key={fault.id} className="flex items-center justify-between gap-2">
            <span>{textOf(fault)}</span>
            <button
              type="button"
              aria-label={`remove: ${textOf(fault)}`}
              className={`${buttonClass} shrink-0`}
              onClick={() => mutate((now) => withoutFault(now, fault))}
            >
              {'remove'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
