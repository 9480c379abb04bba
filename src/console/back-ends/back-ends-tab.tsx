import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Forward } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Combobox } from '../../ui/select/combobox.tsx'
import { isOperationId, operationOptions } from '../operations.ts'
import { Panel } from '../panel.tsx'
import { differencesQuery, useChange, worldQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { required } from '../format.ts'
import { Table } from '../table.tsx'
import { defaults, useConsoleParams } from '../use-console-params.ts'

/** The mock keeps who is signed in, else every page would lead to the login. */
const allOperations = 'all operations except session and accounts'

/** The operations that a back end answers in the selected world, and where it differs from the mock. */
export const BackEndsTab = () => {
  const { world: id, hrefTo } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const { data } = useQuery(differencesQuery(id, world?.recorded ?? 0))
  const { mutate: change, error, isPending } = useChange(id)
  const [operation, setOperation] = useState('')
  const [to, setTo] = useState('')
  const forward = world?.forward ?? []
  const save = (rows: Forward, onSuccess = () => {}) => change({ forward: rows }, { onSuccess })
  return (
    <>
      <Panel
        title="Forwarded operations"
        text="A back end answers these operations. The mock compares each response with its own. The first match applies."
      >
        {forward.length === 0 ? (
          <EmptyState text="The mock answers every operation." />
        ) : (
          <Table label="Back ends" heads={['Operation', 'Address', 'Change']}>
            {forward.map((row, index) => (
              <tr key={`${index} ${row.operationId} ${row.to}`}>
                <th scope="row" className="text-left font-medium">
                  {row.operationId ?? allOperations}
                </th>
                <td className="min-w-40 [overflow-wrap:anywhere]">{row.to}</td>
                <td>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Remove the back end of ${row.operationId ?? 'all operations'}`}
                    onClick={() => save(forward.toSpliced(index, 1))}
                  >
                    Remove
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        )}
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const row = { ...(isOperationId(operation) && { operationId: operation }), to: to.trim() }
            // What was chosen while saving stays.
            save([...forward, row], () => setOperation((now) => (now === operation ? '' : now)))
          }}
        >
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Field
              id="forward-operation"
              label="Operation to forward"
              hint={`When empty, ${allOperations}. Forward these by themselves if the back end signs users in.`}
            >
              <Combobox
                options={operationOptions}
                value={operation}
                onChange={setOperation}
                placeholder="Find by name or path"
                noMatch="No matching operation."
                found={(count) => `${count} operations found`}
              />
            </Field>
            <Field id="forward-to" label="Address of the back end" hint="Such as https://api.example/v1" {...required}>
              <TextField value={to} onChange={setTo} inputMode="url" autoComplete="off" spellCheck={false} />
            </Field>
          </div>
          <RequestError error={error} />
          <Button type="submit" size="sm" isBusy={isPending} className="self-start">
            Add back end
          </Button>
        </form>
      </Panel>
      {data && data.forwarded > 0 && (
        <Panel
          title="Differences"
          text={`Forwarded requests: ${data.forwarded}. Of ids, times, keys and pictures only the form is compared.`}
        >
          {data.differences.length === 0 ? (
            <EmptyState text="No differences." />
          ) : (
            <Table label="Differences" heads={['Operation', 'Field', 'Mock', 'Back end', 'Requirements']}>
              {data.differences.toReversed().map(({ number, operationId, field, kind, mock, backEnd, clauses }) => (
                <tr key={`${number} ${field} ${kind}`} className="align-top">
                  <th scope="row" className="text-left font-medium">
                    <Link
                      to={hrefTo({ ...defaults, world: id, tab: 'journal', exchange: String(number) })}
                      className="link"
                    >
                      {operationId}
                    </Link>
                  </th>
                  <td>{`${field || 'response'}: ${kind}`}</td>
                  <td className="[overflow-wrap:anywhere]">{mock ?? 'nothing'}</td>
                  <td className="[overflow-wrap:anywhere]">{backEnd ?? 'nothing'}</td>
                  <td>{clauses.join(', ')}</td>
                </tr>
              ))}
            </Table>
          )}
        </Panel>
      )}
    </>
  )
}
