import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { worldLink } from '../api/world-link.ts'
import { Badge } from '../ui/feedback/badge.tsx'
import { Combobox } from '../ui/select/combobox.tsx'
import { Button } from '../ui/actions/button.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { InlineAlert } from '../ui/feedback/inline-alert.tsx'
import { CopyButton } from './code-block.tsx'
import { useConsoleParams } from './use-console-params.ts'
import { sitePortsQuery, useCreate, worldQuery, worldsQuery } from './queries.ts'
import { RequestError } from './request-error.tsx'
import { ShowValues } from './shown-values.tsx'
import { readable } from './format.ts'
import { mockAddress } from '../api/control.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-1.5">
    <dt className="text-ink-faint">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

const stateAddress = (port: number | undefined, path: string) =>
  port === undefined ? mockAddress() + path : `${location.protocol}//${location.hostname}:${port}${path}`

/** Summary of the selected world, above every tab. */
export const WorldStrip = () => {
  const { world: id, hrefTo } = useConsoleParams()
  const { data, error } = useQuery(worldQuery(id))
  const { data: sites = [] } = useQuery(sitePortsQuery)
  if (!data) return error && 'code' in error && error.code === 'UNKNOWN_WORLD' ? null : <RequestError error={error} />
  const { persona, site, now, frozen, abuse, faults, exchanges, inquiries, mails } = data
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface-soft px-4 py-2.5 text-sm">
      <dl className="flex min-w-0 grow basis-72 flex-wrap items-center gap-x-5 gap-y-1">
        <Fact name="world">{id}</Fact>
        <Fact name="persona">{persona}</Fact>
        <Fact name="site">{site}</Fact>
        <Fact name="clock">{`${readable(now)} UTC+9`}</Fact>
        <Fact name="exchanges">
          <Link to={hrefTo({ tab: 'journal', operation: '' })} className="link">
            {exchanges}
          </Link>
        </Fact>
        <Fact name="inquiries">
          <Link to={hrefTo({ tab: 'inquiries' })} className="link">
            {inquiries}
          </Link>
        </Fact>
        <Fact name="emails">
          <Link to={hrefTo({ tab: 'mails', mail: '' })} className="link">
            {mails}
          </Link>
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <ShowValues />
        {frozen && <Badge tone="info">frozen</Badge>}
        {abuse && <Badge tone="warn">abuse</Badge>}
        {faults.length > 0 && <Badge tone="bad">{`${faults.length} fault${faults.length === 1 ? '' : 's'}`}</Badge>}
        <CopyButton
          text={stateAddress(sites[0]?.port, worldLink(data, id, 'ko', '/'))}
          word="Copy state"
          label="Copy state as a link to the public site"
        />
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
