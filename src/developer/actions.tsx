import { useState } from 'react'
import { callControl, controlProblem } from '../api/control.ts'
import type { Field } from '../ui/forms/type-text.ts'
import { actOnPage, typeInto } from './steps.ts'
import { buttonClass } from './controls.tsx'
import { fillExample } from './example.ts'
import { thisWorld } from './world.ts'

/** Types the answer of the captcha that the page shows. Throws if it shows none. */
const solveCaptcha = async (): Promise<void> => {
  const field = document.querySelector<Field>('[id$=captchaValue-answer]')
  const [newest] = await callControl('captchas', thisWorld())
  if (!field || !newest) throw new Error('Failed to solve the captcha: this page shows none. Set the flag "abuse".')
  typeInto(field, newest.value)
}

interface Action {
  readonly act: () => Promise<void>
  /** Said when it is done. */
  readonly done: string
  /** What is asked first, because something is lost. */
  readonly question?: string
}

type Name = 'fill with an example' | 'solve the captcha' | 'reset world'

const actions: { readonly [name in Name]: Action } = {
  'fill with an example': { act: fillExample, done: 'filled' },
  'solve the captcha': { act: solveCaptcha, done: 'solved' },
  'reset world': {
    act: async () => {
      await callControl('resetWorld', thisWorld())
      location.reload()
    },
    done: 'reset',
    question: 'Delete everything that was sent or changed in this world?',
  },
}

/** A ref that stays the same, so that the element is focused once. */
const focus = (element: HTMLElement | null) => element?.focus()

/** What would take a developer a while by hand. */
export const DeveloperActions = ({ names }: { readonly names: readonly Name[] }) => {
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<Name>()
  const [asked, setAsked] = useState<Name>()
  const start = (name: Name, button: HTMLElement) => {
    setProblem(undefined)
    setDone(undefined)
    setAsked(undefined)
    actOnPage(actions[name].act).then(
      () => {
        setDone(name)
        button.focus({ preventScroll: true })
      },
      (error: unknown) => setProblem(controlProblem(error as Error)),
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={buttonClass}
          onClick={({ currentTarget }) =>
            actions[name].question === undefined ? start(name, currentTarget) : setAsked(name)
          }
        >
          {name}
        </button>
      ))}
      {asked !== undefined && (
        <span role="group" aria-label={asked} className="flex flex-wrap items-center gap-2">
          <span>{actions[asked].question}</span>
          <button
            ref={focus}
            type="button"
            className={buttonClass}
            onClick={({ currentTarget }) => start(asked, currentTarget)}
          >
            {'yes'}
          </button>
          <button type="button" className={buttonClass} onClick={() => setAsked(undefined)}>
            {'no'}
          </button>
        </span>
      )}
      <span role="status">{done !== undefined && actions[done].done}</span>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </div>
  )
}
