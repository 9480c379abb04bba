import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import type { Severity } from '#specs/contract/notice.ts'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { Tag } from '../../ui/feedback/badge.tsx'

/** Tag with the type of a notice. An incident (TRBL) has a colour and an icon of its own. */
export const NoticeTypeTag = ({ typeCode, typeName }: { readonly typeCode: string; readonly typeName: string }) =>
  typeCode === 'TRBL' ? (
    <Tag tone="bad">
      <TriangleAlert aria-hidden size={13} className="mr-1 mb-0.5 inline" />
      <span>{typeName}</span>
    </Tag>
  ) : (
    <Tag tone={typeCode === 'WORK' ? 'info' : 'neutral'}>{typeName}</Tag>
  )

/** How many of four bars are filled, and the colours. The word says the same. */
const appearances: { readonly [S in Severity]: { readonly bars: number; readonly colours: string } } = {
  critical: { bars: 4, colours: 'border-bad bg-bad text-white' },
  major: { bars: 3, colours: 'border-bad-line bg-bad-soft text-bad' },
  minor: { bars: 2, colours: 'border-warn-line bg-warn-soft text-warn' },
  trivial: { bars: 1, colours: 'border-line bg-surface-sunk text-ink-soft' },
}

/** Tag with the severity of an incident, in a word and in bars. */
export const SeverityTag = ({ severity }: { readonly severity: Severity }) => {
  const { t } = useTranslation()
  const { bars, colours } = appearances[severity]
  return (
    <span
      data-severity={severity}
      className={`inline-flex items-center gap-1.5 rounded-full border px-2 text-xs font-semibold whitespace-nowrap ${colours}`}
    >
      <svg aria-hidden viewBox="0 0 14 10" width="14" height="10" fill="currentColor">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 4}
            y={7.5 - bar * 2.5}
            width="2.5"
            height={2.5 + bar * 2.5}
            opacity={bar < bars ? 1 : 0.25}
          />
        ))}
      </svg>
      <span>
        <VisuallyHidden>{`${t('notice.severity')} `}</VisuallyHidden>
        <span>{t(`notice.severity.${severity}`)}</span>
      </span>
    </span>
  )
}
