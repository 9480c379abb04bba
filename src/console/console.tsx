import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { SkipLink } from '../ui/navigation/skip-link.tsx'
import { CaptchasTab } from './captchas/captchas-tab.tsx'
import { BackEndsTab } from './back-ends/back-ends-tab.tsx'
import { CoverageTab } from './coverage/coverage-tab.tsx'
import { FaultsTab } from './faults/faults-tab.tsx'
import { InquiriesTab } from './inquiries/inquiries-tab.tsx'
import { JournalTab } from './journal/journal-tab.tsx'
import { LinksTab } from './links/links-tab.tsx'
import { MailsTab } from './mails/mails-tab.tsx'
import { Navigation, tabWords } from './navigation.tsx'
import { ScenariosTab } from './scenarios/scenarios-tab.tsx'
import { defaults, useConsoleParams, worldTabs, type Tab } from './use-console-params.ts'
import { healthQuery, worldQuery } from './queries.ts'
import { UnknownWorld, WorldPicker, WorldStrip } from './world-strip.tsx'
import { StartTab } from './start/start-tab.tsx'

const WorldsTab = lazy(async () => ({ default: (await import('./worlds/worlds-tab.tsx')).WorldsTab }))
const SettingsTab = lazy(async () => ({ default: (await import('./worlds/worlds-tab.tsx')).SettingsTab }))
const ContractTab = lazy(async () => ({ default: (await import('./contract/contract-tab.tsx')).ContractTab }))

const bodies: { readonly [Name in Tab]: ComponentType } = {
  start: StartTab,
  settings: SettingsTab,
  worlds: WorldsTab,
  faults: FaultsTab,
  backEnds: BackEndsTab,
  journal: JournalTab,
  coverage: CoverageTab,
  inquiries: InquiriesTab,
  mails: MailsTab,
  captchas: CaptchasTab,
  scenarios: ScenariosTab,
  links: LinksTab,
  contract: ContractTab,
}

/** The mock's console: its worlds, what happens in them, and the contract. */
export const Console = ({ logo }: { logo: string }) => {
  const { world, tab, hrefTo } = useConsoleParams()
  const { data: health } = useQuery(healthQuery)
  const { error } = useQuery(worldQuery(world))
  const Body = bodies[tab]
  const { title, text } = tabWords[tab]
  useEffect(() => {
    document.title = `${title} · ${world} | Mock console`
  }, [title, world])
  const isMissing = error !== null && 'code' in error && error.code === 'UNKNOWN_WORLD'
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <header className="bg-head text-head-ink [--color-focus:#fff]">
        <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 lg:px-8">
          <Link to={hrefTo({ ...defaults, world })} className="flex items-center gap-3 py-1">
            <img src={logo} alt="" width={32} height={32} />
            <span className="text-lg font-bold">
              <span>Haneul Cloud mock</span>{' '}
              <span className="ml-1 text-sm font-normal text-head-soft">{health && `version ${health.version}`}</span>
            </span>
          </Link>
          <WorldPicker />
        </div>
      </header>
      <div className="mx-auto flex w-full max-w-[1440px] flex-1 flex-col lg:flex-row lg:px-4">
        <Navigation />
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col gap-5 px-4 py-5 lg:px-6 lg:py-7">
          <WorldStrip />
          <div>
            <h1 className="text-xl">{title}</h1>
            <p className="text-ink-soft">{text}</p>
          </div>
          {isMissing && worldTabs.some((each) => each === tab) ? (
            <UnknownWorld />
          ) : (
            <Suspense fallback={<p className="text-ink-soft">Loading …</p>}>
              <Body key={world} />
            </Suspense>
          )}
        </main>
      </div>
    </>
  )
}
