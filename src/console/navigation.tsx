import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Grid2x2Check from 'lucide-react/icons/grid-2x2-check'
import Bug from 'lucide-react/icons/bug'
import BookOpen from 'lucide-react/icons/book-open'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Inbox from 'lucide-react/icons/inbox'
import Compass from 'lucide-react/icons/compass'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Mail from 'lucide-react/icons/mail'
import ListChecks from 'lucide-react/icons/list-checks'
import Link2 from 'lucide-react/icons/link-2'
import ScanText from 'lucide-react/icons/scan-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { documents, useHasDocuments } from './documents.ts'
import { sharedTabs, useConsoleParams, worldTabs, type Tab } from './use-console-params.ts'

interface Words {
  readonly title: string
  readonly text: string
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/** Title, description and icon of each tab. */
export const tabWords: { readonly [Name in Tab]: Words } = {
  start: { title: 'Start here', text: 'What the mock is, and where to begin.', Icon: Compass },
  settings: { title: 'Settings', text: 'Settings, records and snapshot of this world.', Icon: Settings },
  worlds: { title: 'Worlds', text: 'Isolated sessions of the mock.', Icon: Globe },
  faults: { title: 'Faults', text: 'Errors, delays and malformed responses in this world.', Icon: Bug },
  backEnds: {
    title: 'Back ends',
    text: 'Back ends that answer operations of this world, and where they differ from the mock.',
    Icon: ArrowLeftRight,
  },
  journal: { title: 'Journal', text: 'Live log of the exchanges of this world.', Icon: ScrollText },
  coverage: {
    title: 'Coverage',
    text: 'What the requests of this world met of the contract, and what they never met.',
    Icon: Grid2x2Check,
  },
  inquiries: { title: 'Inquiries', text: 'Inquiries submitted in this world, with all fields and files.', Icon: Inbox },
  mails: {
    title: 'Emails',
    text: 'Emails that the product sent in this world, as their recipients see them.',
    Icon: Mail,
  },
  captchas: { title: 'Captchas', text: 'Captcha answers in this world.', Icon: ScanText },
  scenarios: {
    title: 'Scenarios',
    text: 'Named situations of the product, each with a link that leads there.',
    Icon: Clapperboard,
  },
  links: { title: 'Links', text: 'Entry links for each site and persona in this world.', Icon: Link2 },
  contract: {
    title: 'Contract',
    text: 'Every operation with schemas, examples, requirements and curl. You can send requests in this world.',
    Icon: BookOpen,
  },
}

const itemClass =
  'flex min-h-10 items-center gap-2.5 rounded-md px-3 text-sm font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:bg-surface-sunk hover:text-ink aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink'

interface GroupProps {
  readonly title?: string
  readonly tabs: readonly Tab[]
  readonly children?: ReactNode
}

/** Links to tabs, below a title. */
const Group = ({ title, tabs, children }: GroupProps) => {
  const { tab: current, hrefTo } = useConsoleParams()
  return (
    <div className="flex shrink-0 items-center gap-1 lg:flex-col lg:items-stretch">
      {title && <p className="px-3 text-xs text-ink-faint lg:pt-4">{title}</p>}
      <ul aria-label={title} className="flex gap-1 lg:flex-col">
        {tabs.map((tab) => {
          const { title: text, Icon } = tabWords[tab]
          return (
            <li key={tab} className="shrink-0">
              <Link
                data-tab={tab}
                to={hrefTo({ tab, operation: '', fault: '', exchange: '' })}
                aria-current={tab === current ? 'page' : undefined}
                className={itemClass}
              >
                <Icon aria-hidden size={18} />
                <span>{text}</span>
              </Link>
            </li>
          )
        })}
        {children}
      </ul>
    </div>
  )
}

/** Tabs and documents: a sidebar on wide screens, else a strip that scrolls horizontally. */
export const Navigation = () => {
  const { tab: current } = useConsoleParams()
  const hasDocuments = useHasDocuments()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[data-tab=${current}]`)
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - strip.current.clientWidth / 3
  }, [current])
  return (
    <nav aria-label="Console" className="border-line max-lg:border-b lg:w-52 lg:shrink-0 lg:py-7">
      <div
        ref={strip}
        className="relative flex gap-1 overflow-x-auto px-3 py-2 lg:sticky lg:top-6 lg:flex-col lg:overflow-visible lg:p-0"
      >
        <Group tabs={['start']} />
        <Group title="This world" tabs={worldTabs} />
        <Group title="All worlds" tabs={sharedTabs}>
          {hasDocuments &&
            [
              [documents.start, 'Documents', FileText] as const,
              [documents.requirements, 'Requirements', ListChecks] as const,
            ].map(([href, text, Icon]) => (
              <li key={href} className="shrink-0">
                <a href={href} target="_blank" rel="noopener" className={itemClass}>
                  <Icon aria-hidden size={18} />
                  <span>{text}</span>
                </a>
              </li>
            ))}
        </Group>
      </div>
    </nav>
  )
}
