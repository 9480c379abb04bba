import { useId } from 'react'

export interface RatingScaleProps {
  /** From the worst to the best. The label of a step is what screen readers announce after its value. */
  steps: readonly { readonly value: string; readonly label: string }[]
  /** Empty if nothing is selected. */
  value: string
  onChange: (value: string) => void
}

/**
 * Radio buttons on a scale, with the words of the first and the last step at its ends. Use it in a `FieldGroup` with the
 * role `radiogroup`.
 */
export const RatingScale = ({ steps, value, onChange }: RatingScaleProps) => {
  const name = useId()
  const [first, last] = [steps[0], steps.at(-1)]
  return (
    <div className="max-w-[30rem]">
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {steps.map((step) => (
          <label
            key={step.value}
            className="relative flex min-h-13 cursor-pointer items-center justify-center rounded-md border border-edge bg-surface text-lg tabular-nums transition-colors duration-100 hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:font-bold has-checked:text-on-brand in-aria-invalid:border-bad has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            {/* Covers the label, so that touch exploration finds it. */}
            <input
              type="radio"
              name={name}
              value={step.value}
              checked={step.value === value}
              aria-label={`${step.value} ${step.label}`}
              onChange={() => onChange(step.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <span aria-hidden>{step.value}</span>
          </label>
        ))}
      </div>
      <div aria-hidden className="mt-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span>{first?.label}</span>
        <span className="text-right">{last?.label}</span>
      </div>
    </div>
  )
}
