import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Persona } from '#specs/contract/member.ts'
import { personas } from '#specs/model/personas.ts'
import { faultCount } from '../api/faults.ts'
import { worldLink } from '../api/world-link.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { Combobox } from '../ui/select/combobox.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { InlineAlert } from '../ui/feedback/inline-alert.tsx'
import { CopyButton } from './code-block.tsx'
import { useConsoleParams } from './use-console-params.ts'
import { sitePortsQuery, useChange, useCreate, worldQuery, worldsQuery } from './queries.ts'
import { RequestError } from './request-error.tsx'
import { ShowValues } from './shown-values.tsx'
import { smallControl, WorldClock } from './worlds/world-clock.tsx'
import { mockAddress } from '../api/control.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-1.5">
    <dt className="text-ink-faint">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

const stateAddress = (port: number | undefined, path: string) =>
  port === undefined ? mockAddress() + path : `${location.protocol}//${location.hostname}:${port}${path}`

/** The state of the selected world above every tab, where it is also changed. */
export const WorldStrip = () => {
  const { world: id, hrefTo } = useConsoleParams()
  const { data, error } = useQuery(worldQuery(id))
  const { data: sites = [] } = useQuery(sitePortsQuery)
  const { mutate: change, error: rejected, isPending, variables } = useChange(id)
  if (!data) return error && 'code' in error && error.code === 'UNKNOWN_WORLD' ? null : <RequestError error={error} />
  const { site, faults, exchanges, inquiries, mails } = data
  // What was chosen is shown until the world has responded.
  const { persona = data.persona, abuse = data.abuse } = (isPending && variables) || {}
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface-soft px-4 py-3 text-sm **:data-field:relative **:data-field:top-[5px]">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex items-center gap-1.5">
          <span className="text-ink-faint">persona</span>
          <select
            value={persona}
            onChange={({ target }) => change({ persona: target.value as Persona })}
            className={smallControl}
          >
            {personas.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <WorldClock world={data} />
        <Checkbox id="abuse" label="abuse" isChecked={abuse} onChange={(to) => change({ abuse: to })} />
        {faults.length > 0 && (
          <Link to={hrefTo({ tab: 'faults' })}>
            <Badge tone="bad">{faultCount(data)}</Badge>
          </Link>
        )}
        <RequestError error={rejected} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <dl className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-1">
          <Fact name="site">{site}</Fact>
          {(
            [
              ['exchanges', exchanges, { tab: 'journal', operation: '' }],
              ['inquiries', inquiries, { tab: 'inquiries' }],
              ['emails', mails, { tab: 'mails', mail: '' }],
            ] as const
          ).map(([name, count, to]) => (
            <Fact key={name} name={name}>
              <Link to={hrefTo(to)} className="link">
                {count}
              </Link>
            </Fact>
          ))}
        </dl>
        <ShowValues key={id} world={data} />
        <CopyButton
          text={stateAddress(sites[0]?.port, worldLink(data, id, 'ko', '/'))}
          word="Copy state"
          label="Copy state as a link to the public site"
        />
        {faults.length > 0 && (
          <CopyButton
            text={stateAddress(sites[0]?.port, worldLink(data, id, 'ko', '/', true))}
            word="Copy with faults"
            label="Copy with faults: the state as a link to the public site"
          />
        )}
        <CopyButton text={location.href} word="Copy link" label="Copy link to this view" />
      </div>
    </div>
  )
}

/** Selects the world that all tabs show. */
export const WorldPicker = () => {
  const { world, navigate } = useConsoleParams()
  const { data: worlds = [] } = useQuery(worldsQuery)
  // The list is polled; unchanged worlds must keep the same options while it is open.
  const rows = worlds.map(({ id, persona }) => `${id} ${persona}`).join('\n')
  const options = useMemo(
    () =>
      rows.split('\n').map((line) => {
        const [id = '', persona = ''] = line.split(' ')
        return { value: id, label: id, hint: persona }
      }),
    [rows],
  )
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-center gap-3 text-ink md:justify-end">
      <label htmlFor="world" className="text-sm text-head-soft">
        World
      </label>
      <Combobox
        id="world"
        options={options}
        value={world}
        onChange={(id) => navigate({ world: id })}
        noMatch="No matching world."
        found={(count) => `${count} worlds found`}
        className="min-w-0 flex-1 md:max-w-80"
      />
    </div>
  )
}

/** Shown instead of a tab if the world in the URL does not exist. */
export const UnknownWorld = () => {
  const { world, hrefTo } = useConsoleParams()
  const { mutate: create, error, isPending } = useCreate()
  return (
    <>
      <RequestError error={error} />
      <InlineAlert
        tone="warn"
        title={`There is no world "${world}".`}
        actions={
          <>
            <Button size="sm" isBusy={isPending} onClick={() => create({ id: world })}>
              Create it
            </Button>
            <LinkButton size="sm" variant="secondary" to={hrefTo({ world: 'default' })}>
              Switch to the default world
            </LinkButton>
          </>
        }
      >
        It was deleted, expired after an hour of inactivity, or the mock was restarted.
      </InlineAlert>
    </>
  )
}
