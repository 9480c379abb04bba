interface DeveloperSelectProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** Native select of the developer bar, small and without Base UI. */
export const DeveloperSelect = ({ label, options, value, onChange }: DeveloperSelectProps) => (
  <label className="flex items-center gap-1.5">
    <span>{label}</span>
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
