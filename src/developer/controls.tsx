import { useEffect, useId, useState, type ReactNode } from 'react'
import type { World, WorldSettings } from '#specs/contract/control-world.ts'
import { fromKorea, inKorea } from '../ui/forms/korean-time.ts'

const controlClass = 'min-h-7 min-w-0 rounded-sm border border-edge bg-ink px-1.5'
export const buttonClass = `${controlClass} px-2 hover:bg-ink-soft`

interface DeveloperRowProps {
  /** Id of the control. */
  id?: string
  label: string
  /** What happens, if the label does not say it. */
  hint?: string | undefined
  children: ReactNode
}

/** Row of a group, with its label in the one column of labels. */
export const DeveloperRow = ({ id, label, hint, children }: DeveloperRowProps) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-0.5">
    {id === undefined ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
    <div className="flex min-w-0 flex-col">{children}</div>
    {hint && (
      <span id={id && `${id}-hint`} className="col-start-2 text-foot-ink">
        {hint}
      </span>
    )}
  </div>
)

interface DeveloperGroupProps {
  title: string
  children: ReactNode
}

export const DeveloperGroup = ({ title, children }: DeveloperGroupProps) => (
  <section aria-label={title} className="flex flex-col gap-1.5 border-t border-edge/50 pt-3 first:border-0 first:pt-0">
    <h2 className="text-sm font-semibold">{title}</h2>
    {children}
  </section>
)

interface DeveloperSelectProps {
  label: string
  hint?: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** Native select of the developer bar, small and without Base UI. */
export const DeveloperSelect = ({ label, hint, options, value, onChange }: DeveloperSelectProps) => {
  const id = useId()
  return (
    <DeveloperRow id={id} label={label} hint={hint}>
      <select
        id={id}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </DeveloperRow>
  )
}

interface DeveloperFlagProps {
  label: string
  /** What it does. */
  words: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Checkbox of the developer bar. It shows the requested value until the world has responded. */
export const DeveloperFlag = ({ label, words, isOn, onChange }: DeveloperFlagProps) => {
  const [asked, setAsked] = useState<{ from: boolean; to: boolean }>()
  const id = useId()
  return (
    <DeveloperRow id={id} label={label}>
      <span className="flex min-h-7 items-center gap-1.5">
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-hint`}
          checked={asked?.from === isOn ? asked.to : isOn}
          onChange={(event) => {
            setAsked({ from: isOn, to: event.target.checked })
            onChange(event.target.checked)
          }}
        />
        <span id={`${id}-hint`} className="text-foot-ink">
          {words}
        </span>
      </span>
    </DeveloperRow>
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
  const id = useId()
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
    <>
      <DeveloperRow id={id} label="clock (UTC +9)">
        <span className="flex gap-1.5">
          <input
            id={id}
            type="datetime-local"
            step={1}
            value={typed ?? inKorea(shownMs)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={set}
            onKeyDown={(event) => event.key === 'Enter' && set()}
            className={`${controlClass} flex-1 scheme-dark`}
          />
          <button type="button" onClick={() => onChange({ now: null, frozen: false })} className={buttonClass}>
            {'real time'}
          </button>
        </span>
      </DeveloperRow>
      <DeveloperFlag
        label="frozen"
        words="The clock stands still."
        isOn={world.frozen}
        onChange={(frozen) => onChange({ frozen, now: new Date(shownMs).toISOString() })}
      />
    </>
  )
}
