import { useState } from 'react'

interface DeveloperFlagProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A flag in the developer's bar. It shows what was asked for until the world has answered. */
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
      {label}
    </label>
  )
}
