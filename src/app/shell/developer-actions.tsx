import { useState } from 'react'
import { solveCaptcha } from './developer-captcha.ts'
import { fillExample } from './developer-example.ts'
import { resetWorld } from './developer-world.ts'

const actions: { readonly [name: string]: () => Promise<void> } = {
  'fill with an example': fillExample,
  'solve the captcha': solveCaptcha,
  'reset world': async () => {
    await resetWorld()
    location.reload()
  },
}

/** What would take a developer a while by hand. */
export const DeveloperActions = () => {
  const [problem, setProblem] = useState<string>()
  return (
    <div className="flex flex-wrap gap-2">
      {Object.entries(actions).map(([name, act]) => (
        <button
          key={name}
          type="button"
          className="min-h-7 rounded-sm border border-edge px-2 hover:bg-ink-soft"
          onClick={() => {
            setProblem(undefined)
            act().catch((error: unknown) => setProblem((error as Error).message))
          }}
        >
          {name}
        </button>
      ))}
      {problem !== undefined && <span role="alert">{problem}</span>}
    </div>
  )
}
