import type { ReactNode } from 'react'
import { paths } from '#specs/rules/paths.ts'
import { useText } from '../../i18n/language.ts'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { useScreen } from './screen-context.ts'
import { usePageTitle } from './use-page-title.ts'

const widths = {
  support: 'max-w-[calc(var(--support-content-width)+48px)]',
  tab: 'max-w-[calc(var(--tab-content-width)+48px)]',
}

interface PageProps {
  /** Page number of its list, from 1. */
  page?: number
  lead?: ReactNode
  /** 1000 px for support, 1200 px for tabs. */
  width?: keyof typeof widths
  children?: ReactNode
}

/** Inner page: breadcrumb, h1, lead and content, at the product's widths. Title and breadcrumb come from the route. */
export const Page = ({ page = 1, lead, width = 'support', children }: PageProps) => {
  const text = useText()
  const { title, crumbs } = useScreen()
  usePageTitle(page === 1 ? title : text('shell.titleOfPage', { title, page }))
  return (
    <div className={`mx-auto w-full px-4 pt-6 pb-20 md:px-6 md:pt-8 ${widths[width]}`}>
      <Breadcrumb
        label={text('shell.breadcrumb')}
        crumbs={[{ text: text('shell.home'), to: paths.home() }, ...crumbs, { text: title }]}
      />
      <h1 tabIndex={-1} className="mt-4 text-2xl outline-none md:text-3xl">
        {title}
      </h1>
      {lead && <div className="mt-2 max-w-[44rem] text-ink-soft">{lead}</div>}
      <div className="mt-8">{children}</div>
    </div>
  )
}
