interface ChipsProps {
  /** Accessible name of the group. */
  readonly label: string
  readonly values: readonly string[]
  /** Chosen values with commas between them. */
  readonly chosen: string
  readonly onChange: (chosen: string) => void
}

/** Filters that can be switched on and off. */
export const Chips = ({ label, values, chosen, onChange }: ChipsProps) => {
  const isChosen = (value: string) => chosen.split(',').includes(value)
  const toggled = (value: string) => values.filter((each) => isChosen(each) !== (each === value)).join()
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen(value)}
          onClick={() => onChange(toggled(value))}
          className="min-h-8 rounded-full border border-edge px-3 text-xs font-medium hover:bg-surface-sunk aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-ink"
        >
          {value}
        </button>
      ))}
    </div>
  )
}
