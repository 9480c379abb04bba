import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { CopyButton } from '../code-block.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { captchasQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { callControl } from '../../api/control.ts'
import { Table } from '../table.tsx'
import { readable, required } from '../format.ts'

/** Answers of the captchas that were issued in the selected world. */
export const CaptchasTab = () => {
  const { world: id } = useConsoleParams()
  const { data: captchas = [], error } = useQuery(captchasQuery(id))
  return (
    <>
      <Panel title="Active captchas" text="Each is valid for three minutes of the world's clock. Newest first.">
        <RequestError error={error} />
        {captchas.length === 0 ? (
          <EmptyState text="No active captchas. They appear here as soon as a page requests one." />
        ) : (
          <Table label="Active captchas" heads={['Answer', 'Kind', 'State', 'Expires (UTC+9)', 'Key']}>
            {captchas.map(({ key, type, value, verified, expiresAt }) => (
              <tr key={key}>
                <td>
                  <span className="flex items-center gap-1">
                    <b className="text-base">{value}</b>
                    <CopyButton text={value} label={`Copy the answer ${value}`} />
                  </span>
                </td>
                <td>{type}</td>
                <td>
                  <Badge tone={verified ? 'good' : 'neutral'}>{verified ? 'verified' : 'open'}</Badge>
                </td>
                <td className="whitespace-nowrap">{readable(expiresAt)}</td>
                <td className="font-mono text-xs">{key}</td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      <Panel title="Look up by key" text="Includes expired captchas that are still in memory.">
        <LookUp id={id} />
      </Panel>
    </>
  )
}

const LookUp = ({ id }: { id: string }) => {
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['captcha', id, key],
    queryFn: ({ signal }) => callControl('captchaAnswer', { params: { id, key }, signal }),
    enabled: key !== '',
  })
  return (
    <>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === key) void refetch()
          setKey(typed.trim())
        }}
      >
        <Field id="captcha-key" label="Key" {...required} className="w-full md:w-96">
          <TextField value={typed} onChange={setTyped} required autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" variant="secondary">
          Look up
        </Button>
      </form>
      {key !== '' && <RequestError error={error} />}
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        {data && !error && (
          <>
            <b className="text-lg">{data.value}</b>
            <span className="text-sm text-ink-soft">{`${data.type}, expires ${readable(data.expiresAt)} UTC+9`}</span>
            {data.verified && <Badge tone="good">verified</Badge>}
          </>
        )}
      </p>
    </>
  )
}
