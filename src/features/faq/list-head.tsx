import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { firstPage, pathOfAddress, type FaqAddress } from './address.ts'

const headId = 'faq-total'

interface ListHeadProps {
  readonly address: FaqAddress
  /** Number of all items; undefined while it is unknown. */
  readonly total: number | undefined
  /** Names of the codes that the list is filtered by. */
  readonly names: { readonly categoryCode2: string; readonly categoryCode3: string }
}

/** How many questions there are, announced when it changes, and what the list is filtered by. */
export const ListHead = ({ address, total, names }: ListHeadProps) => {
  const { t } = useTranslation()
  const { tab, searchKeyword } = address
  const line = (count: number) =>
    searchKeyword === '' ? t('faq.list.total', { count }) : t('faq.search.total', { count, keyword: searchKeyword })
  // The drop-down list of products shows the third level itself.
  const filters = (['categoryCode2', 'categoryCode3'] as const).filter(
    (code) => address[code] && !(code === 'categoryCode3' && tab === 'PROD'),
  )
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1.5">
      <p
        id={headId}
        tabIndex={-1}
        role="status"
        className={`outline-none ${searchKeyword === '' ? 'text-ink-soft' : 'text-lg font-semibold'}`}
      >
        {total === undefined ? t('shell.loading') : line(total)}
      </p>
      {filters.map((code) => (
        <Filter
          key={code}
          label={t('faq.filter.remove', { name: names[code] })}
          to={pathOfAddress({ ...address, ...firstPage, [code]: undefined })}
        >
          {names[code]}
        </Filter>
      ))}
    </div>
  )
}

const Filter = ({
  label,
  to,
  children,
}: {
  readonly label: string
  readonly to: string
  readonly children: ReactNode
}) => (
  <Link
    to={to}
    state={{ inPlace: true }}
    // The link disappears with its filter.
    onClick={() => document.getElementById(headId)?.focus()}
    aria-label={label}
    className="flex min-h-8 items-center gap-1 rounded-full border border-edge px-2.5 text-sm text-ink-soft hover:bg-surface-sunk print:hidden"
  >
    <span>{children}</span>
    <X aria-hidden size={14} />
  </Link>
)
