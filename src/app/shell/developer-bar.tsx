import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isLocale, locales } from '#specs/messages/locale.ts'
import { personas } from '#specs/rules/personas.ts'
import { isSite, sites } from '#specs/sites/index.ts'
import { useLocale } from '../../i18n/language.ts'
import { useSite } from '../../site.ts'
import { DeveloperClock } from './developer-clock.tsx'
import { DeveloperFlag } from './developer-flag.tsx'
import { DeveloperSelect } from './developer-select.tsx'
import { forgetGoneWorld, goneWorld, useChangeWorld, worldId, worldQuery } from './developer-world.ts'

/**
 * Bar for developers: changes site, persona, language, clock and abuse flag of the mock. It is imported only if
 * `import.meta.env.DEV` is set, and its English texts are not messages, so that production builds contain neither.
 */
export const DeveloperBar = () => {
  const { site } = useSite()
  const { pathname, search } = useLocation()
  const [locale, setLocale] = useLocale()
  const { data: world, error, dataUpdatedAt } = useQuery(worldQuery)
  const { mutate: change, error: refused } = useChangeWorld()
  const [gone, setGone] = useState(goneWorld)
  const [copied, setCopied] = useState(false)
  const portOf = (at: number) => Number(location.port) - 1 - sites.indexOf(site) + at
  const address = (at: number, path: string) => `${location.protocol}//${location.hostname}:${portOf(at)}${path}`
  const copy = async () => {
    const query = new URLSearchParams({
      world: worldId(),
      persona: world?.persona ?? 'anonymous',
      to: pathname + search,
    })
    await navigator.clipboard.writeText(`${location.origin}/__mock/enter?${query}`)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <aside
      lang="en"
      aria-label="Developer"
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 bg-ink px-4 py-2 text-xs text-white [--color-focus:#fff] [&_a]:underline [&_a]:underline-offset-2"
    >
      {gone && (
        <p role="status" className="flex w-full flex-wrap items-center gap-2 text-warn-soft">
          {`The world "${gone}" is gone; this page went on in "default".`}
          <button
            type="button"
            className="min-h-7 rounded-sm border border-edge px-2"
            onClick={() => {
              forgetGoneWorld()
              setGone(undefined)
            }}
          >
            {'understood'}
          </button>
        </p>
      )}
      <span>
        {'world '}
        <b>{worldId()}</b>
      </span>
      <DeveloperSelect
        label="site"
        options={sites}
        value={site}
        onChange={(to) => isSite(to) && location.assign(address(1 + sites.indexOf(to), pathname + search))}
      />
      <DeveloperSelect
        label="language"
        options={locales}
        value={locale}
        onChange={(to) => isLocale(to) && void setLocale(to)}
      />
      {(error ?? refused) && <span role="alert">{(error ?? refused)?.message}</span>}
      {world && (
        <>
          <DeveloperSelect
            label="persona"
            options={personas}
            value={world.persona}
            onChange={(to) => change({ persona: personas.find((persona) => persona === to) })}
          />
          <DeveloperClock world={world} knownAt={dataUpdatedAt} onChange={change} />
          <DeveloperFlag label="abuse" isOn={world.abuse} onChange={(abuse) => change({ abuse })} />
        </>
      )}
      <span className="ml-auto flex items-center gap-4">
        <a href="/gallery" className="py-1">
          {'gallery'}
        </a>
        <a href={address(0, `/__mock/?world=${worldId()}`)} className="py-1">
          {'console'}
        </a>
        <button
          type="button"
          onClick={() => void copy()}
          className="min-h-7 rounded-sm border border-edge px-2 hover:bg-ink-soft"
        >
          {copied ? 'copied' : 'copy link'}
        </button>
        <span role="status" className="sr-only">
          {copied && 'copied'}
        </span>
      </span>
    </aside>
  )
}
