import type { Scenario } from '#specs/contract/control.ts'
import { byteSize } from '../../ui/files/byte-size.ts'

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}… (${text.length} characters)` : text)

/** The act in English, and its object in the language of the scenario. */
const worded = (step: Scenario['steps'][number]): { readonly act: string; readonly what: string } => {
  if ('type' in step) return { act: 'Type', what: `${step.into}: ${cut(step.type)}` }
  if ('check' in step) return { act: 'Choose', what: step.check }
  if ('open' in step) return { act: 'Open', what: step.open }
  if ('press' in step) return { act: 'Press', what: step.press }
  if ('attach' in step)
    return { act: `Attach files of ${byteSize(step.bytes, 'en')} each:`, what: step.attach.join(', ') }
  if ('passMinutes' in step)
    return { act: `Set the clock of the world forward by ${step.passMinutes} minutes`, what: '' }
  if ('expire' in step) return { act: 'Sign out in the world, as an expired session does', what: '' }
  return { act: 'Block pop-up windows in the browser', what: '' }
}

/** What to do on the page of a scenario, in order. */
export const Steps = ({ steps, lang }: { readonly steps: Scenario['steps']; readonly lang: Scenario['locale'] }) => (
  <ol className="list-decimal pl-5">
    {steps.map(worded).map(({ act, what }) => (
      <li key={`${act} ${what}`}>
        <span>{`${act} `}</span>
        <span lang={lang}>{what}</span>
      </li>
    ))}
  </ol>
)
