import { useState } from 'react'

interface DeveloperFlagProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Checkbox of the developer bar. It shows the requested value until the world has responded. */
export const DeveloperFlag = ({ label, isOn, onChange }: DeveloperFlagProps) => {
  const [asked, setAsked] = useState<{ from: boolean; to: boolean }>()
  return (
    <label className="flex min-h-7 items-center gap-1">
      <input
        type="checkbox"
        checked={asked?.from === isOn ? asked.to : isOn}
        onChange={(event) => {
          setAsked({ from: isOn, to: event.target.checked })
          onChange(event.target.checked)
        }}
      />
      <span>{label}</span>
    </label>
  )
}
