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

interface BadgeProps {
  tone?: BadgeTone
  children: ReactNode
}

const className = (tone: BadgeTone) => `inline-block border px-2 text-xs font-semibold whitespace-nowrap ${tones[tone]}`

/** Short label for a state, which is round. Colour never carries the meaning alone. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={`rounded-full ${className(tone)}`}>{children}</span>
)

/** Short label for a kind, which is square. */
export const Tag = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={`rounded-sm ${className(tone)}`}>{children}</span>
)
