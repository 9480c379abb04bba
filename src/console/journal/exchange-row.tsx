import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { Exchange, Forwarded } from '#specs/contract/control-record.ts'
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'
import { MessageView } from '../message-view.tsx'
import { useConsoleParams, useTarget } from '../use-console-params.ts'
import { useMask } from '../shown-values.tsx'
import { readable } from '../format.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CopyButton } from '../code-block.tsx'
import { RequestError } from '../request-error.tsx'
import { RowButton } from '../row-button.tsx'
import { mockAddress } from '../../api/control.ts'
import { ExchangeFaults } from './exchange-faults.tsx'
import { KeepAnswer } from './keep-answer.tsx'
import { addressOf } from './filter.ts'
import { curlOfExchange, isComplete, isForm, partsOf, resend } from './resend.ts'

const tone = (status: number): BadgeTone => {
  if (status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : status >= 300 ? 'info' : 'good'
}

/** How the response of a back end differs from that of the mock, and the latter. */
const ForwardedResponse = ({ to, mock, differences, notCompared }: Forwarded) => (
  <>
    <p className="text-sm text-ink-soft">{`Answered by ${to}. The mock would have returned ${mock.status}.`}</p>
    {differences.length + notCompared.length > 0 && (
      <ul aria-label="Differences" className="rounded-md border border-warn-line bg-warn-soft px-3 py-2 text-sm">
        {differences.map(({ field, kind, mock: ours, backEnd, clauses }) => (
          <li key={`${field} ${kind}`}>
            <span>{`${field || 'response'}: ${kind}, ${ours ?? 'nothing'} of the mock, ${backEnd ?? 'nothing'} of the back end. `}</span>
            <code className="text-xs">{clauses.join(', ')}</code>
          </li>
        ))}
        {notCompared.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>{`Not compared: ${reason}`}</li>
        ))}
      </ul>
    )}
    <MessageView title="Response of the mock" headers={[]} body={mock.response} />
  </>
)

/** Id of the details, of which there are those of one exchange. */
const detailId = 'exchange-detail'

/** Row that shows the details of its exchange beside the list. One that a link names is scrolled into view. */
export const ExchangeRow = ({ exchange, isNarrow }: { exchange: Exchange; isNarrow: boolean }) => {
  const { exchange: open, change } = useConsoleParams()
  const isOpen = open === String(exchange.number)
  const [isLinked] = useState(isOpen)
  const mask = useMask()
  const { method, path, query, status, ms, at, fault, violations, forwarded, ignoredParameters = [] } = exchange
  return (
    <li {...useTarget<HTMLLIElement>(isLinked)} className="border-line not-first:border-t">
      <RowButton
        isOpen={isOpen}
        controls={detailId}
        onClick={() => change({ exchange: isOpen ? '' : String(exchange.number) })}
        className={`px-3 py-2 ${method === 'GET' ? '' : 'font-bold!'}`}
      >
        <span className="font-mono text-xs md:w-14">{method}</span>
        <span
          className={`min-w-0 flex-1 font-mono text-xs break-all ${isNarrow ? 'order-last basis-full pl-7' : 'basis-60 max-md:order-last max-md:basis-full max-md:pl-7'}`}
        >
          <span>{path}</span>
          {query && <span className="text-ink-faint">{mask(addressOf(exchange).slice(path.length))}</span>}
        </span>
        <span className={`flex flex-wrap items-center gap-1.5 ${isNarrow ? 'ml-auto' : 'max-md:ml-auto'}`}>
          {exchange.operationId === null && <Badge>unmatched</Badge>}
          {ignoredParameters.length > 0 && <Badge tone="warn">unknown parameter</Badge>}
          {violations.length > 0 && <Badge tone="bad">violation</Badge>}
          {fault !== null && <Badge tone="brand">fault</Badge>}
          {forwarded && <Badge tone="info">forwarded</Badge>}
          {forwarded && forwarded.differences.length > 0 && <Badge tone="bad">difference</Badge>}
          <Badge tone={tone(status)}>{status === 0 ? 'dropped' : status}</Badge>
        </span>
        <span className="text-right text-xs font-normal text-ink-soft md:w-16">{`${ms.toFixed(1)} ms`}</span>
        <span className="text-xs font-normal whitespace-nowrap text-ink-soft">
          <span className="max-md:sr-only">{readable(at).slice(5, 11)}</span>
          <span>{readable(at).slice(11)}</span>
        </span>
      </RowButton>
    </li>
  )
}

/** Request and response of the exchange that is chosen in the list; above it on phones. */
export const ExchangeDetail = ({ exchange }: { exchange: Exchange }) => {
  const { hrefTo, change } = useConsoleParams()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if ((place.current?.getBoundingClientRect().top ?? 0) < 0) place.current?.scrollIntoView()
  }, [])
  const {
    operationId,
    code,
    fault,
    faultId,
    request,
    response,
    violations,
    requestHeaders,
    responseHeaders,
    refusedBy,
    forwarded,
  } = exchange
  const { ignoredParameters = [] } = exchange
  return (
    <section
      ref={place}
      id={detailId}
      aria-label="Exchange"
      className="flex min-w-0 scroll-mt-4 flex-col gap-3 rounded-md border border-line bg-surface p-3 max-lg:order-first lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:overflow-y-auto"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-mono text-sm break-all">{`${exchange.method} ${exchange.path}`}</h3>
        <Button size="sm" variant="quiet" onClick={() => change({ exchange: '' })}>
          Close
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        <span>
          {operationId ? (
            <Link to={hrefTo({ tab: 'contract', operation: operationId })} className="link">
              {`Contract of ${operationId}`}
            </Link>
          ) : (
            'Not an operation of the contract.'
          )}
        </span>
        {code && <span>{`code ${code}`}</span>}
        {fault && (
          <Link to={hrefTo({ tab: 'faults', fault: String(faultId ?? '') })} className="link">
            {`fault: ${fault}`}
          </Link>
        )}
        {ignoredParameters.length > 0 && <span>{`ignored parameters: ${ignoredParameters.join(', ')}`}</span>}
      </p>
      {violations.length > 0 && (
        <ul aria-label="Violations" className="rounded-md border border-bad-line bg-bad-soft px-3 py-2 text-sm">
          {violations.map((violation) => (
            <li key={violation}>{violation}</li>
          ))}
        </ul>
      )}
      {refusedBy.length > 0 && <RefusedBy reasons={refusedBy} />}
      {forwarded && <ForwardedResponse {...forwarded} />}
      <ExchangeActions exchange={exchange} />
      {forwarded && <KeepAnswer number={exchange.number} />}
      <ExchangeFaults exchange={exchange} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <MessageView title="Request" headers={requestHeaders} body={request} />
        <MessageView title="Response" headers={responseHeaders} body={response} />
      </div>
    </section>
  )
}

/** The clauses are loaded when the first refusal is opened. */
const clausesQuery = {
  queryKey: ['clauses'],
  queryFn: async (): Promise<{ readonly [id: string]: { readonly text: string } }> =>
    (await import('#specs/clauses/index.ts')).catalogue,
  staleTime: Infinity,
}

/** Why a request was refused: each field with the clause behind it. */
const RefusedBy = ({ reasons }: { readonly reasons: Exchange['refusedBy'] }) => {
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

/** Sends the request of an exchange again, or copies it. */
const ExchangeActions = ({ exchange }: { readonly exchange: Exchange }) => {
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
      {isWhole && isForm(exchange) && partsOf(exchange).files.length > 0 && (
        <p className="text-sm text-ink-soft">
          Both leave out the files, because the journal does not keep their bytes.
        </p>
      )}
      {!isWhole && (
        <p className="text-sm text-ink-soft">
          The journal has only a part of the request body, so it cannot be sent again.
        </p>
      )}
      <RequestError error={error} />
    </>
  )
}
