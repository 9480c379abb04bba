import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { World } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { worldsQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { Table } from '../table.tsx'
import { readable } from '../format.ts'
import { DeleteWorlds } from './delete-worlds.tsx'

const shownAtFirst = 10

const idle = (ms: number) =>
  ms < 60_000 ? `${Math.round(ms / 1000)} s` : ms < 3_600_000 ? `${Math.round(ms / 60_000)} min` : 'over an hour'

/** Worlds, `default` first, then the most recently used. */
export const WorldList = () => {
  const { world: chosen, hrefTo } = useConsoleParams()
  const { data: worlds, error } = useQuery(worldsQuery)
  const [isWhole, setIsWhole] = useState(false)
  const [typed, setTyped] = useState('')
  if (!worlds) return error ? <RequestError error={error} /> : <Skeleton className="h-24 w-full" />
  const first = (world: World) => (world.id === 'default' ? -2 : world.id === chosen ? -1 : 0)
  const sorted = worlds.toSorted((a, b) => first(a) - first(b) || a.idleMs - b.idleMs)
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const found = sorted.filter(({ id, persona, site }) => {
    const text = `${id} ${persona} ${site}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const shown = isWhole ? found : found.slice(0, shownAtFirst)
  // The default world cannot be deleted, and the chosen one is on display.
  const deletable = found.map(({ id }) => id).filter((id) => id !== 'default' && id !== chosen)
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field id="worlds-search" label="Search" hint="Name, persona or site" className="w-full md:w-96">
          <TextField type="search" value={typed} onChange={setTyped} spellCheck={false} autoComplete="off" />
        </Field>
        <p role="status" className="min-h-8 flex-1 text-sm text-ink-soft">
          {words.length > 0 && `${found.length} of ${sorted.length} worlds`}
        </p>
        <DeleteWorlds ids={deletable} />
      </div>
      <Table
        label="Worlds"
        heads={['World', 'Persona', 'Site', 'Clock (UTC+9)', 'State', 'Exchanges', 'Inquiries', 'Idle for']}
        numericColumns={['Exchanges', 'Inquiries', 'Idle for']}
      >
        {shown.map(({ id, persona, site, now, frozen, abuse, faults, exchanges, inquiries, idleMs }) => (
          <tr key={id} className={id === chosen ? 'bg-brand-soft/60' : ''}>
            <th scope="row" className="text-left font-medium whitespace-nowrap">
              <Link
                to={hrefTo({ world: id })}
                aria-current={id === chosen ? 'true' : undefined}
                className="link inline-block py-0.5"
              >
                {id}
              </Link>
            </th>
            <td className="whitespace-nowrap">{persona}</td>
            <td>{site}</td>
            <td className="whitespace-nowrap">{readable(now)}</td>
            <td>
              <span className="flex gap-1">
                {frozen && <Badge tone="info">frozen</Badge>}
                {abuse && <Badge tone="warn">abuse</Badge>}
                {faults.length > 0 && <Badge tone="bad">faults</Badge>}
              </span>
            </td>
            <td className="text-right">{exchanges}</td>
            <td className="text-right">{inquiries}</td>
            <td className="text-right whitespace-nowrap text-ink-soft">{idle(idleMs)}</td>
          </tr>
        ))}
      </Table>
      {found.length > shown.length && (
        <Button size="sm" variant="secondary" className="self-start" onClick={() => setIsWhole(true)}>
          {`Show all ${found.length}`}
        </Button>
      )}
    </>
  )
}
