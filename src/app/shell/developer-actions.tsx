import { useState } from 'react'
import { solveCaptcha } from './developer-captcha.ts'
import { actOnPage } from './developer-steps.ts'
import { fillExample } from './developer-example.ts'
import { resetWorld } from './developer-world.ts'

interface Action {
  readonly act: () => Promise<void>
  /** Said when it is done. */
  readonly done: string
}

const actions: { readonly [name: string]: Action } = {
  'fill with an example': { act: fillExample, done: 'filled' },
  'solve the captcha': { act: solveCaptcha, done: 'solved' },
  'reset world': {
    act: async () => {
      await resetWorld()
      location.reload()
    },
    done: 'reset',
  },
}

/** What would take a developer a while by hand. */
export const DeveloperActions = () => {
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<string>()
  return (
    <div className="flex flex-wrap gap-2">
      {Object.entries(actions).map(([name, { act }]) => (
        <button
          key={name}
          type="button"
          className="min-h-7 rounded-sm border border-edge px-2 hover:bg-ink-soft"
          onClick={({ currentTarget }) => {
            setProblem(undefined)
            setDone(undefined)
            actOnPage(act).then(
              () => {
                setDone(name)
                currentTarget.focus({ preventScroll: true })
              },
              (error: unknown) => setProblem((error as Error).message),
            )
          }}
        >
          {name}
        </button>
      ))}
      <span role="status">{done !== undefined && actions[done]!.done}</span>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </div>
  )
}
