import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/language.ts'
import { controlClass, enabledClass } from '../../ui/forms/control-styles.ts'
import { monthName } from './month-name.ts'

interface MonthPickerProps {
  /** Newest first; undefined while they are loading. */
  readonly months: readonly string[] | undefined
  readonly month: string | undefined
  readonly hrefOf: (month: string) => string
  readonly onChoose: (month: string) => void
}

/** Chooses a month, from a list or by stepping. The browser's own select: it needs no code to load, and is good on phones. */
export const MonthPicker = ({ months, month, hrefOf, onChoose }: MonthPickerProps) => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const list = useRef<HTMLSelectElement>(null)
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
      <span aria-hidden className="flex size-11 items-center justify-center text-line">
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
      <span className="relative mr-1">
        <select
          ref={list}
          aria-label={t('myPage.month')}
          value={month ?? ''}
          disabled={months === undefined}
          onChange={(event) => onChoose(event.target.value)}
          className={`${controlClass} ${enabledClass} min-w-48 appearance-none pr-10 font-semibold`}
        >
          {months?.map((each) => (
            <option key={each} value={each}>
              {monthName(each, locale)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute top-[calc(50%-10px)] right-3 text-ink-faint"
        />
      </span>
      {step(earlier, t('myPage.month.earlier'), <ChevronLeft aria-hidden size={20} />)}
      {step(later, t('myPage.month.later'), <ChevronRight aria-hidden size={20} />)}
    </div>
  )
}
