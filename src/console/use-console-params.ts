import { useSearchParams } from 'react-router-dom'
import { useEffect, useRef } from 'react'

/** Tabs that show the selected world, and those that are the same for all. */
export const worldTabs = [
  'settings',
  'journal',
  'coverage',
  'inquiries',
  'mails',
  'captchas',
  'faults',
  'backEnds',
  'links',
] as const
export const sharedTabs = ['worlds', 'scenarios', 'contract'] as const
const tabs = ['start', ...worldTabs, ...sharedTabs] as const
export type Tab = (typeof tabs)[number]

/** State of the console in its URL, so that a link reproduces the view. */
interface ConsoleParams {
  readonly world: string
  readonly tab: Tab
  /** Operation that filters the journal or is expanded in the contract; empty for all. */
  readonly operation: string
  /** Id of the email that is shown; empty for the newest. */
  readonly mail: string
  /** Id of the fault that is marked; empty for none. */
  readonly fault: string
  /** Number of the exchange whose details are shown; empty for none. */
  readonly exchange: string
  /** Path that links open. */
  readonly to: string
  /** Filters of the journal: words, and chosen values with commas between them; `hidden` GETs. */
  readonly text: string
  readonly methods: string
  readonly statuses: string
  readonly kinds: string
  readonly gets: string
  /** Typed words and chosen area of the scenarios; empty for all. */
  readonly search: string
  readonly area: string
}

/** Values that are omitted from the URL. */
export const defaults: ConsoleParams = {
  ...{ world: 'default', tab: 'start', operation: '', mail: '', fault: '', exchange: '', to: '/' },
  ...{ text: '', methods: '', statuses: '', kinds: '', gets: '', search: '', area: '' },
}

const queryOf = (current: ConsoleParams): string => {
  const changedNames = (Object.keys(defaults) as (keyof ConsoleParams)[]).filter(
    (name) => current[name] !== defaults[name],
  )
  return changedNames.length === 0
    ? ''
    : `?${new URLSearchParams(changedNames.map((name) => [name, current[name]])).toString()}`
}

const paramsOf = (search: URLSearchParams): ConsoleParams => ({
  ...defaults,
  ...Object.fromEntries([...search].filter(([name]) => name in defaults)),
  tab: tabs.find((tab) => tab === search.get('tab')) ?? defaults.tab,
})

/** Reads the parameters and changes some of them; the others stay. */
export const useConsoleParams = () => {
  const [params, setParams] = useSearchParams()
  const current = paramsOf(params)
  // The page may not have been rendered since the last change.
  const changed = (change: Partial<ConsoleParams>) =>
    queryOf({ ...paramsOf(new URLSearchParams(location.search)), ...change })
  return {
    ...current,
    /** Target of a link. */
    hrefTo: (change: Partial<ConsoleParams>) => ({ search: queryOf({ ...current, ...change }) }),
    /** Replaces the current history entry. */
    change: (change: Partial<ConsoleParams>) => setParams(changed(change), { replace: true }),
    navigate: (change: Partial<ConsoleParams>) => setParams(changed(change)),
  }
}

/** For an element that a link names: scrolls it into view, and marks it as the current one. */
export const useTarget = <Kind extends HTMLElement>(isTarget: boolean) => {
  const ref = useRef<Kind>(null)
  useEffect(() => {
    if (isTarget) ref.current?.scrollIntoView({ block: 'center' })
  }, [isTarget])
  return { ref, 'aria-current': isTarget ? ('true' as const) : undefined }
}
