interface ChipsProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly values: readonly Value[]
  readonly chosen: ReadonlySet<Value>
  readonly onChange: (chosen: ReadonlySet<Value>) => void
}

const toggled = <Value extends string>(chosen: ReadonlySet<Value>, value: Value): ReadonlySet<Value> =>
  new Set(chosen.has(value) ? [...chosen].filter((each) => each !== value) : [...chosen, value])

/** Filters that can be switched on and off. */
export const Chips = <Value extends string>({ label, values, chosen, onChange }: ChipsProps<Value>) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
    {values.map((value) => (
      <button
        key={value}
        type="button"
        aria-pressed={chosen.has(value)}
        onClick={() => onChange(toggled(chosen, value))}
        className="min-h-8 rounded-full border border-edge px-3 text-xs font-medium hover:bg-surface-sunk aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-ink"
      >
        {value}
      </button>
    ))}
  </div>
)
