export interface ProgressBarProps {
  /** From 0 to 100. */
  percent: number
  /** Accessible name: what is in progress. */
  label: string
  /** The progress in words, such as "43% sent". */
  text: string
}

/** Progress bar. Its text is visible but not announced at every step. */
export const ProgressBar = ({ percent, label, text }: ProgressBarProps) => (
  <div className="flex flex-col gap-1">
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={text}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="h-2 overflow-hidden rounded-full bg-surface-sunk"
    >
      <div className="h-full rounded-full bg-brand transition-[width] duration-200" style={{ width: `${percent}%` }} />
    </div>
    <span aria-hidden className="text-sm text-ink-soft">
      {text}
    </span>
  </div>
)
