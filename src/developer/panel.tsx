import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { defectNames, defectText, isDefect } from '#specs/contract/defects.ts'
import type { Volume } from '#specs/contract/control-world.ts'
import { isLocale, locales } from '#specs/model/locale.ts'
import { personas } from '#specs/model/personas.ts'
import { isSite, sites } from '#specs/model/site.ts'
import { useLocale } from '../i18n/language.ts'
import { useSite } from '../site.ts'
import { DeveloperActions } from './actions.tsx'
import {
  buttonClass,
  DeveloperClock,
  DeveloperFlag,
  DeveloperGroup,
  DeveloperRow,
  DeveloperSelect,
} from './controls.tsx'
import { DeveloperDays } from './days.tsx'
import { controlProblem } from '../api/control.ts'
import { worldLink } from '../api/world-link.ts'
import { DeveloperFaults, DeveloperRefusals } from './records.tsx'
import { DeveloperScenarios } from './scenarios.tsx'
import { forgetGoneWorld, goneWorld, useChangeWorld, worldId, worldQuery } from './world.ts'

const withFaults = 'copy with faults'
const usual = '(add)'
const noDefect = '(none)'
const volume = (count: number, usageMonths: number) => ({
  faqs: count,
  notices: count,
  news: count,
  inquiries: count,
  usageMonths,
})
/** Generated records of each kind. */
const volumes: { readonly [name: string]: Volume } = {
  '100 of each': volume(100, 24),
  '1,000 of each': volume(1000, 36),
  '5,000 of each': volume(5000, 36),
}

/** What the developer bar shows when it is open. */
export const DeveloperPanel = () => {
  const { site } = useSite()
  const { pathname, search } = useLocation()
  const [locale, setLocale] = useLocale()
  const { data: world, error, dataUpdatedAt } = useQuery({ ...worldQuery, refetchInterval: 2000 })
  const { mutate: change, error: refused } = useChangeWorld()
  const problem = error ?? refused
  const [gone, setGone] = useState(goneWorld)
  const [copied, setCopied] = useState<string>()
  const portOf = (at: number) => Number(location.port) - 1 - sites.indexOf(site) + at
  const address = (at: number, path: string) => `${location.protocol}//${location.hostname}:${portOf(at)}${path}`
  const copy = async (name: string) => {
    const link = worldLink(world, worldId(), locale, pathname + search, name === withFaults)
    await navigator.clipboard.writeText(location.origin + link)
    setCopied(name)
    setTimeout(() => setCopied(undefined), 2000)
  }
  return (
    <div className="flex flex-col gap-3">
      {gone && (
        <p role="status" className="flex w-full flex-wrap items-center gap-2 text-warn-soft">
          <span>{`The world "${gone}" no longer exists. This page now uses "default".`}</span>
          <button
            type="button"
            className={buttonClass}
            onClick={() => {
              forgetGoneWorld()
              setGone(undefined)
            }}
          >
            {'Dismiss'}
          </button>
        </p>
      )}
      {problem && <span role="alert">{controlProblem(problem)}</span>}
      <DeveloperGroup title="Who and when">
        <DeveloperRow label="world">
          <b>{worldId()}</b>
        </DeveloperRow>
        {world && (
          <DeveloperSelect
            label="persona"
            options={personas}
            value={world.persona}
            onChange={(to) => change({ persona: personas.find((persona) => persona === to) })}
          />
        )}
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
        {world && <DeveloperClock world={world} knownAt={dataUpdatedAt} onChange={change} />}
        {world && <DeveloperDays onChange={change} />}
      </DeveloperGroup>
      {world && (
        <DeveloperGroup title="What goes wrong">
          <DeveloperFaults world={world} />
          <DeveloperFlag
            label="abuse"
            words="Forms ask for a captcha."
            isOn={world.abuse}
            onChange={(abuse) => change({ abuse })}
          />
          <DeveloperSelect
            label="defect"
            hint={world.defect ? defectText(world.defect) : 'A bug that the mock then has.'}
            options={[noDefect, ...defectNames]}
            value={world.defect ?? noDefect}
            onChange={(to) => change({ defect: isDefect(to) ? to : null })}
          />
          <DeveloperRefusals world={world} />
        </DeveloperGroup>
      )}
      <DeveloperGroup title="This page">
        <DeveloperScenarios originOf={(each) => address(1 + sites.indexOf(each), '')} />
        {world && (
          <>
            <DeveloperSelect
              label="records"
              hint="Adds generated records, until the world is reset."
              options={[usual, ...Object.keys(volumes)]}
              value={usual}
              onChange={(to) => change({ volume: volumes[to] })}
            />
            <DeveloperActions names={['fill with an example', 'solve the captcha']} />
          </>
        )}
        <span className="flex flex-wrap items-center gap-4">
          {['copy link', ...(world?.faults.length ? [withFaults] : [])].map((name) => (
            <button key={name} type="button" onClick={() => void copy(name)} className={buttonClass}>
              {copied === name ? 'copied' : name}
            </button>
          ))}
          <span role="status" className="sr-only">
            {copied && 'copied'}
          </span>
          <a href="/gallery" className="py-1">
            {'gallery'}
          </a>
          <a href={address(0, `/__mock/?world=${worldId()}&tab=journal`)} className="py-1">
            {'console'}
          </a>
        </span>
      </DeveloperGroup>
      {world && (
        <DeveloperGroup title="Start over">
          <DeveloperActions names={['reset world']} />
        </DeveloperGroup>
      )}
    </div>
  )
}
