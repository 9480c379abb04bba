import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { groupScenarios, matchesScenario, scenarioAreas } from '../../scenarios/scenario-groups.ts'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Panel } from '../panel.tsx'
import { scenariosQuery, sitePortsQuery } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { Table } from '../table.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { scenarioAddress } from './scenario-address.ts'
import { Steps } from './steps.tsx'

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
      <Refused error={error ?? noPorts} />
      {ports?.length === 0 ? (
        <InlineAlert title="This mock has no pages.">Use npm start to serve the three sites too.</InlineAlert>
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
                          rel="noreferrer"
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
