import RotateCw from 'lucide-react/icons/rotate-cw'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Exchange } from '#specs/contract/control-record.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Refused } from '../refused.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { curlOfExchange, isComplete, resend } from './resend.ts'
import { mockAddress } from '../mock-address.ts'

/** Sends the request of an exchange again, or copies it. */
export const ExchangeActions = ({ exchange }: { readonly exchange: Exchange }) => {
  const { world } = useConsoleParams()
  const client = useQueryClient()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => resend(exchange, world),
    onSettled: () => client.invalidateQueries({ queryKey: ['journal', world] }),
  })
  const isWhole = isComplete(exchange)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {isWhole && (
          <>
            <Button size="sm" variant="secondary" isBusy={isPending} onClick={() => mutate()}>
              <RotateCw aria-hidden size={16} />
              <span>Replay</span>
            </Button>
            <CopyButton word="Copy as curl" text={curlOfExchange(exchange, { origin: mockAddress(), world })} />
          </>
        )}
        <span role="status" className="text-sm font-medium text-good">
          {isSuccess && !isPending && 'Sent again. The new exchange is at the top.'}
        </span>
      </div>
      {!isWhole && (
        <p className="text-sm text-ink-soft">
          The journal has only a part of the request body, so it cannot be sent again.
        </p>
      )}
      <Refused error={error} />
    </>
  )
}
