export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand enabled-hover:bg-brand-strong',
  secondary: 'border-edge bg-surface text-ink enabled-hover:bg-surface-sunk',
  quiet: 'border-transparent bg-transparent text-brand-ink enabled-hover:bg-brand-soft',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-sm',
  md: 'min-h-11 px-4.5 py-2 text-base',
  lg: 'min-h-13 px-7 py-2.5 text-lg',
}

// A busy button keeps its colour, because it is not disabled.
const off =
  'off:border-transparent off:bg-surface-sunk off:text-ink-faint off:cursor-not-allowed aria-busy:cursor-progress'

/** Classes shared by buttons and links that look like buttons. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize): string =>
  `inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center transition-colors duration-100 ${off} ${variants[variant]} ${sizes[size]}`
