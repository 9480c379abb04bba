import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/language.ts'
import { Select } from '../../ui/late/select.tsx'
import { monthName } from './month-name.ts'

interface MonthPickerProps {
  /** Newest first; undefined while they are loading. */
  readonly months: readonly string[] | undefined
  readonly month: string | undefined
  readonly hrefOf: (month: string) => string
  readonly onChoose: (month: string) => void
}

/** Chooses a month, from a list or by stepping. */
export const MonthPicker = ({ months, month, hrefOf, onChoose }: MonthPickerProps) => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const list = useRef<HTMLButtonElement>(null)
  const steppedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (steppedFrom.current === undefined || steppedFrom.current === month) return
    steppedFrom.current = undefined
    // The step to the first or the last month is no link any more, so it has lost the focus.
    if (document.activeElement === document.body) list.current?.focus()
  }, [month])
  const index = months?.indexOf(month ?? '') ?? -1
  const earlier = index < 0 ? undefined : months?.[index + 1]
  const later = months?.[index - 1]
  const step = (to: string | undefined, name: string, icon: ReactNode) =>
    to === undefined ? (
      <span
        aria-hidden
        className="flex size-11 items-center justify-center rounded-md border border-line text-ink-faint opacity-40"
      >
        {icon}
      </span>
    ) : (
      <Link
        to={hrefOf(to)}
        aria-label={name}
        onClick={() => (steppedFrom.current = month)}
        className="flex size-11 items-center justify-center rounded-md border border-line text-ink-soft hover:bg-surface-sunk hover:text-ink"
      >
        {icon}
      </Link>
    )
  return (
    <div className="flex items-center gap-1 print:hidden">
      <Select
        ref={list}
        label={t('myPage.month')}
        options={months?.map((each) => ({ value: each, label: monthName(each, locale) })) ?? []}
        value={month ?? ''}
        placeholder=""
        isDisabled={months === undefined}
        onChange={onChoose}
        className="mr-1 min-w-48"
      />
      {step(earlier, t('myPage.month.earlier'), <ChevronLeft aria-hidden size={20} />)}
      {step(later, t('myPage.month.later'), <ChevronRight aria-hidden size={20} />)}
    </div>
  )
}
