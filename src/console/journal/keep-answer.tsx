import type { Kept, KeptAs } from '#specs/contract/control-record.ts'
import { callControl } from '../../api/control.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useControlMutation } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { useConsoleParams } from '../use-console-params.ts'

const choices = [
  ['record', 'As a record'],
  ['fault', 'As a fault'],
  ['step', 'As the next step'],
] as const satisfies readonly (readonly [KeptAs, string])[]

const words = ({ fault, records = [] }: Kept) => {
  if (fault)
    return fault.times ? 'Kept: given once, after earlier steps.' : 'Kept: the operation always gives this answer.'
  return `Kept: ${records.length} ${records.length === 1 ? 'record' : 'records'} in this world.`
}

/** Keeps the answer of a back end in the world, so that the mock gives it later. */
export const KeepAnswer = ({ number }: { readonly number: number }) => {
  const { world: id } = useConsoleParams()
  const { mutate, data, error, isPending } = useControlMutation<KeptAs, Kept>((as) =>
    callControl('keepAnswer', { params: { id, number }, body: { as } }),
  )
  return (
    <div role="group" aria-label="Keep this answer" className="flex flex-wrap items-center gap-2">
      <span className="text-sm">Keep this answer</span>
      {choices.map(([as, word]) => (
        <Button key={as} size="sm" variant="secondary" isBusy={isPending} onClick={() => mutate(as)}>
          {word}
        </Button>
      ))}
      <span role="status" className="text-sm font-medium text-good">
        {data && !isPending && words(data)}
      </span>
      <RequestError error={error} />
    </div>
  )
}
