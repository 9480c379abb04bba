import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { Scenario } from '#specs/contract/control.ts'
import type { Site } from '#specs/model/site.ts'
import { groupScenarios, matchesScenario, scenarioAreas } from '../../scenarios/scenario-groups.ts'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { CopyButton } from '../code-block.tsx'
import { Panel } from '../panel.tsx'
import { scenariosQuery, sitePortsQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { Table } from '../table.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { controlAddress } from '../../api/control.ts'
import { formatBytes } from '../../ui/files/format-bytes.ts'

const heads = ['Scenario', 'Site', 'Open on', 'Steps', 'Shows']
const areaOptions = [
  { value: 'all', label: 'All areas' },
  ...scenarioAreas.map((area) => ({ value: area, label: area })),
]

/** All scenarios by area. A link makes a new world for its scenario, so that it can be opened again and again. */
export const ScenariosTab = () => {
  const { search, area, change } = useConsoleParams()
  const { data: scenarios = [], error } = useQuery(scenariosQuery)
  const { data: ports, error: noPorts } = useQuery(sitePortsQuery)
  const groups = groupScenarios(scenarios.filter((scenario) => matchesScenario(scenario, search))).filter(
    ({ title }) => area === '' || title === area,
  )
  const found = groups.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  return (
    <Panel
      title="Scenarios"
      text="Each link starts its scenario from the beginning, in a world named after it. The site it was written for is in bold. The steps say what to do on the page; the developer bar of npm start can follow them."
    >
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <Field id="scenarios-search" label="Search" hint="Words of the sentence, name, path or text">
          <TextField value={search} onChange={(search) => change({ search })} spellCheck={false} autoComplete="off" />
        </Field>
        <Field id="scenarios-area" label="Area" hint="Part of the product">
          <Select
            options={areaOptions}
            value={area || 'all'}
            onChange={(area) => change({ area: area === 'all' ? '' : area })}
            placeholder="All areas"
          />
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {`${found} of ${scenarios.length}`}
      </p>
      <RequestError error={error ?? noPorts} />
      {ports?.length === 0 ? (
        <InlineAlert title="This mock has no pages.">Use npm start to serve the sites too.</InlineAlert>
      ) : (
        <Table label="Scenarios" heads={heads}>
          {groups.map(({ title, scenarios }) => (
            <Fragment key={title}>
              <tr className="bg-surface-soft text-left">
                <th scope="colgroup" colSpan={heads.length}>
                  {title}
                </th>
              </tr>
              {scenarios.map((scenario) => (
                <tr key={scenario.name}>
                  <th scope="row" className="min-w-56 text-left font-normal">
                    <span className="block font-medium">{scenario.title}</span>
                    <span className="text-ink-soft">{scenario.name}</span>
                  </th>
                  <td className="whitespace-nowrap">{`${scenario.site}, ${scenario.locale}`}</td>
                  <td>
                    <span className="flex items-center gap-1 whitespace-nowrap">
                      {(ports ?? []).map((at) => (
                        <a
                          key={at.site}
                          href={scenarioAddress(scenario, at)}
                          target="_blank"
                          rel="noopener"
                          aria-label={`Open ${scenario.name} on ${at.site} in a new tab`}
                          className={`link px-1 py-0.5 ${at.site === scenario.site ? 'font-semibold' : ''}`}
                        >
                          {at.site}
                        </a>
                      ))}
                      <CopyButton
                        word="Copy link"
                        text={scenarioAddress(
                          scenario,
                          ports?.find(({ site }) => site === scenario.site),
                        )}
                        label={`Copy link to ${scenario.name}`}
                      />
                    </span>
                  </td>
                  <td className="max-w-80 min-w-48 [overflow-wrap:anywhere]">
                    <Steps steps={scenario.steps} lang={scenario.locale} />
                  </td>
                  <td lang={scenario.locale} className="max-w-80 min-w-48 [overflow-wrap:anywhere]">
                    {scenario.shows}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </Table>
      )}
    </Panel>
  )
}

interface SitePort {
  readonly site: Site
  readonly port: number
}

/** URL that opens a scenario on a site, or on this origin if the mock serves no pages. */
export const scenarioAddress = ({ name }: Pick<Scenario, 'name'>, at: SitePort | undefined): string => {
  const origin = at === undefined ? location.origin : `${location.protocol}//${location.hostname}:${at.port}`
  return origin + controlAddress('enter', { query: { scenario: name } })
}

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}… (${text.length} characters)` : text)

/** The act in English, and its object in the language of the scenario. */
const worded = (step: Scenario['steps'][number]): { readonly act: string; readonly what: string } => {
  if ('type' in step) return { act: 'Type', what: `${step.into}: ${cut(step.type)}` }
  if ('check' in step) return { act: 'Choose', what: step.check }
  if ('open' in step) return { act: 'Open', what: step.open }
  if ('press' in step) return { act: 'Press', what: step.press }
  if ('attach' in step)
    return { act: `Attach files of ${formatBytes(step.bytes, 'en')} each:`, what: step.attach.join(', ') }
  if ('passMinutes' in step)
    return { act: `Set the clock of the world forward by ${step.passMinutes} minutes`, what: '' }
  if ('expire' in step) return { act: 'Sign out in the world, as an expired session does', what: '' }
  return { act: 'Block pop-up windows in the browser', what: '' }
}

/** What to do on the page of a scenario, in order. */
const Steps = ({ steps, lang }: { readonly steps: Scenario['steps']; readonly lang: Scenario['locale'] }) => (
  <ol className="list-decimal pl-5">
    {steps.map(worded).map(({ act, what }) => (
      <li key={`${act} ${what}`}>
        <span>{`${act} `}</span>
        <span lang={lang}>{what}</span>
      </li>
    ))}
  </ol>
)
