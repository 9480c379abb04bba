import { useSearchParams } from 'react-router-dom'

export const tabs = ['worlds', 'faults', 'journal', 'inquiries', 'captchas', 'links', 'contract', 'swagger'] as const
export type Tab = (typeof tabs)[number]

/** What of the console stands in its address, so that a link brings somebody else to the same sight. */
interface Place {
  readonly world: string
  readonly tab: Tab
  /** The call that the journal is narrowed to, or that the reference has open; empty for all. */
  readonly operation: string
  /** The path that links lead to. */
  readonly to: string
}

/** What is left out of the address. */
const usual: Place = { world: 'default', tab: 'worlds', operation: '', to: '/' }

const searchOf = (place: Place): string => {
  const said = (Object.keys(usual) as (keyof Place)[]).filter((name) => place[name] !== usual[name])
  return said.length === 0 ? '' : `?${new URLSearchParams(said.map((name) => [name, place[name]])).toString()}`
}

/** Where one is, and the way to elsewhere: what is not named stays. */
export const usePlace = () => {
  const [params, setParams] = useSearchParams()
  const place: Place = {
    world: params.get('world') ?? usual.world,
    tab: tabs.find((tab) => tab === params.get('tab')) ?? usual.tab,
    operation: params.get('operation') ?? usual.operation,
    to: params.get('to') ?? usual.to,
  }
  return {
    ...place,
    /** For a link. */
    hrefTo: (change: Partial<Place>) => ({ search: searchOf({ ...place, ...change }) }),
    /** At once, in place of where one is. */
    change: (change: Partial<Place>) => setParams(searchOf({ ...place, ...change }), { replace: true }),
    go: (change: Partial<Place>) => setParams(searchOf({ ...place, ...change })),
  }
}
