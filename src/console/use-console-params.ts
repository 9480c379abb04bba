import { useSearchParams } from 'react-router-dom'

export const tabs = ['worlds', 'faults', 'journal', 'inquiries', 'captchas', 'links', 'contract', 'swagger'] as const
export type Tab = (typeof tabs)[number]

/** What of the console stands in its address, so that a link brings somebody else to the same sight. */
interface ConsoleParams {
  readonly world: string
  readonly tab: Tab
  /** The call that the journal is narrowed to, or that the reference has open; empty for all. */
  readonly operation: string
  /** The path that links lead to. */
  readonly to: string
}

/** What is left out of the address. */
const defaults: ConsoleParams = { world: 'default', tab: 'worlds', operation: '', to: '/' }

const searchOf = (current: ConsoleParams): string => {
  const changedNames = (Object.keys(defaults) as (keyof ConsoleParams)[]).filter(
    (name) => current[name] !== defaults[name],
  )
  return changedNames.length === 0
    ? ''
    : `?${new URLSearchParams(changedNames.map((name) => [name, current[name]])).toString()}`
}

/** Where one is, and the way to elsewhere: what is not named stays. */
export const useConsoleParams = () => {
  const [params, setParams] = useSearchParams()
  const current: ConsoleParams = {
    world: params.get('world') ?? defaults.world,
    tab: tabs.find((tab) => tab === params.get('tab')) ?? defaults.tab,
    operation: params.get('operation') ?? defaults.operation,
    to: params.get('to') ?? defaults.to,
  }
  return {
    ...current,
    /** For a link. */
    hrefTo: (change: Partial<ConsoleParams>) => ({ search: searchOf({ ...current, ...change }) }),
    /** At once, in place of where one is. */
    change: (change: Partial<ConsoleParams>) => setParams(searchOf({ ...current, ...change }), { replace: true }),
    navigate: (change: Partial<ConsoleParams>) => setParams(searchOf({ ...current, ...change })),
  }
}
