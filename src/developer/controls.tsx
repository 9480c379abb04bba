import { useEffect, useState } from 'react'
import type { World, WorldSettings } from '#specs/contract/control-world.ts'
import { fromKorea, inKorea } from '../ui/forms/korean-time.ts'

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

interface DeveloperClockProps {
  world: World
  /** When the page received the state of the world. */
  knownAt: number
  onChange: (settings: WorldSettings) => void
}

/** Clock of the mock: shows the time, sets it, stops it, and returns to real time. */
export const DeveloperClock = ({ world, knownAt, onChange }: DeveloperClockProps) => {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const shownMs = Date.parse(world.now) + (world.frozen ? 0 : Math.max(0, nowMs - knownAt))
  const set = () => {
    if (typed) onChange({ now: fromKorea(typed) })
    setTyped(undefined)
  }
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <label className="flex items-center gap-1.5">
        <span>{'clock (UTC +9)'}</span>
        <input
          type="datetime-local"
          step={1}
          value={typed ?? inKorea(shownMs)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={set}
          onKeyDown={(event) => event.key === 'Enter' && set()}
          className="min-h-7 rounded-sm border border-edge bg-ink px-1 scheme-dark"
        />
      </label>
      <DeveloperFlag
        label="frozen"
        isOn={world.frozen}
        onChange={(frozen) => onChange({ frozen, now: new Date(shownMs).toISOString() })}
      />
      <button
        type="button"
        onClick={() => onChange({ now: null, frozen: false })}
        className="min-h-7 rounded-sm border border-edge px-2 hover:bg-ink-soft"
      >
        {'real time'}
      </button>
    </span>
  )
}
