import type { ReactNode } from 'react'

const tones = {
  neutral: 'border-line bg-surface-sunk text-ink-soft',
  brand: 'border-brand-line bg-brand-soft text-brand-ink',
  info: 'border-info-line bg-info-soft text-info',
  good: 'border-good-line bg-good-soft text-good',
  warn: 'border-warn-line bg-warn-soft text-warn',
  bad: 'border-bad-line bg-bad-soft text-bad',
}

export type BadgeTone = keyof typeof tones

/** Short label for a status or category. Colour never carries the meaning alone. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={`inline-block rounded-sm border px-2 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}>
    {children}
  </span>
)
