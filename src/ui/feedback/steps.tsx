import Check from 'lucide-react/icons/check'

interface StepsProps {
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the current step; the ones before it are done. */
  readonly current: number
}

/** Progress as a row of named steps. On narrow screens the names are below the numbers. */
export const Steps = ({ label, steps, current }: StepsProps) => (
  <ol
    aria-label={label}
    className="grid max-w-[30rem] auto-cols-fr grid-flow-col gap-2 text-sm sm:flex sm:max-w-none sm:flex-wrap sm:gap-y-3"
  >
    {steps.map((step, index) => {
      const isDone = index < current
      const isCurrent = index === current
      return (
        <li
          key={step}
          aria-current={isCurrent ? 'step' : undefined}
          className={`group flex flex-col items-center gap-1 text-center text-xs wrap-normal sm:flex-row sm:text-sm sm:gap-2 ${isCurrent ? 'font-semibold text-ink' : 'text-ink-faint'}`}
        >
          <span
            aria-hidden
            className={`grid size-6 shrink-0 place-items-center rounded-full border text-xs tabular-nums ${
              isCurrent ? 'border-brand bg-brand text-white' : isDone ? 'border-brand text-brand' : 'border-edge'
            }`}
          >
            {isDone ? <Check size={14} /> : index + 1}
          </span>
          <span>{step}</span>
          <span
            aria-hidden
            className={`ml-1 hidden w-10 border-t-2 group-last:hidden sm:block ${isDone ? 'border-brand' : 'border-line'}`}
          />
        </li>
      )
    })}
  </ol>
)
