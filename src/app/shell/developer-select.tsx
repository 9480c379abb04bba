interface DeveloperSelectProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** A choice in the developer's bar: the browser's own select, small and without Base UI. */
export const DeveloperSelect = ({ label, options, value, onChange }: DeveloperSelectProps) => (
  <label className="flex items-center gap-1.5">
    {label}
    <select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-7 rounded-sm border border-edge bg-ink px-1"
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
)
