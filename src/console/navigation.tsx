import Bug from 'lucide-react/icons/bug'
import BookOpen from 'lucide-react/icons/book-open'
import Globe from 'lucide-react/icons/globe'
import Inbox from 'lucide-react/icons/inbox'
import Compass from 'lucide-react/icons/compass'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Mail from 'lucide-react/icons/mail'
import ListChecks from 'lucide-react/icons/list-checks'
import Link2 from 'lucide-react/icons/link-2'
import ScanText from 'lucide-react/icons/scan-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useEffect, useRef, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { documents, useHasDocuments } from './documents.ts'
import { tabs, useConsoleParams, type Tab } from './use-console-params.ts'

interface Words {
  readonly title: string
  readonly text: string
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/** Title, description and icon of each tab. */
export const tabWords: { readonly [Name in Tab]: Words } = {
  start: { title: 'Start here', text: 'What the mock is, and where to begin.', Icon: Compass },
  worlds: { title: 'Worlds', text: 'Isolated sessions of the mock.', Icon: Globe },
  faults: {
    title: 'Faults',
    text: 'Errors, delays and malformed responses in this world, and back ends that answer in it.',
    Icon: Bug,
  },
  journal: { title: 'Journal', text: 'Live log of the exchanges of this world.', Icon: ScrollText },
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

/** Tabs and the requirements: a sidebar on wide screens, else a strip that scrolls horizontally. */
export const Navigation = () => {
  const { tab: current, hrefTo } = useConsoleParams()
  const hasDocuments = useHasDocuments()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[data-tab=${current}]`)
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - strip.current.clientWidth / 3
  }, [current])
  return (
    <nav aria-label="Console" className="border-line max-lg:border-b lg:w-52 lg:shrink-0 lg:py-7">
      <ul
        ref={strip}
        className="relative flex gap-1 overflow-x-auto px-3 py-2 lg:sticky lg:top-6 lg:flex-col lg:overflow-visible lg:p-0"
      >
        {tabs.map((tab) => {
          const { title, Icon } = tabWords[tab]
          return (
            <li key={tab} className="shrink-0">
              <Link
                data-tab={tab}
                to={hrefTo({ tab, operation: '', fault: '', exchange: '' })}
                aria-current={tab === current ? 'page' : undefined}
                className={itemClass}
              >
                <Icon aria-hidden size={18} />
                <span>{title}</span>
              </Link>
            </li>
          )
        })}
        {hasDocuments && (
          <li className="shrink-0">
            <a href={documents.requirements} target="_blank" rel="noreferrer" className={itemClass}>
              <ListChecks aria-hidden size={18} />
              <span>Requirements</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
