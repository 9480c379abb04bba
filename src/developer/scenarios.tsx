import { useQuery, queryOptions } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Scenario } from '#specs/contract/control-scenario.ts'
import type { Site } from '#specs/model/site.ts'
import { groupScenarios, scenarioOption } from '../scenarios/scenario-groups.ts'
import { Combobox } from '../ui/select/combobox.tsx'
import { matchesWords } from '../ui/select/use-incremental-options.ts'
import { buttonClass, DeveloperRow } from './controls.tsx'
import { follow } from './steps.ts'
import { worldId } from './world.ts'

const scenariosQuery = queryOptions({
  queryKey: ['developer', 'scenarios'],
  queryFn: async ({ signal }) => (await fetch('/__mock/scenarios', { signal })).json() as Promise<Scenario[]>,
  staleTime: Infinity,
  retry: false,
})

/** Opens a scenario, and follows its steps when it is open. */
export const DeveloperScenarios = ({ originOf }: { readonly originOf: (site: Site) => string }) => {
  const { pathname } = useLocation()
  const { data: scenarios } = useQuery(scenariosQuery)
  const [problem, setProblem] = useState<string>()
  const current = scenarios?.find(({ name }) => `scenario-${name}` === worldId())
  const options = useMemo(
    () =>
      groupScenarios(scenarios ?? [], pathname).flatMap(({ title: heading, scenarios }) =>
        scenarios.map((scenario) => ({ ...scenarioOption(scenario), heading })),
      ),
    [scenarios, pathname],
  )
  return (
    <>
      <DeveloperRow id="developer-scenario" label="scenario">
        <Combobox
          id="developer-scenario"
          label="scenario"
          options={options}
          value={current?.name ?? ''}
          onChange={(name) => {
            const site = scenarios?.find((scenario) => scenario.name === name)?.site
            if (site) location.assign(`${originOf(site)}/__mock/enter?scenario=${name}`)
          }}
          placeholder="Search"
          noMatch="No matching scenario."
          found={(count) => `${count} scenarios found`}
          isMatch={matchesWords}
          isBusy={scenarios === undefined}
          className="[&_input]:min-h-7! [&_input]:rounded-sm! [&_input]:bg-ink! [&_input]:px-1.5! [&_input]:py-0! [&_input]:text-xs! [&_input]:text-white!"
        />
      </DeveloperRow>
      {current && current.steps.length > 0 && (
        <button
          type="button"
          className={buttonClass}
          onClick={() => {
            setProblem(undefined)
            follow(current.steps).catch((error: unknown) =>
              setProblem(`${String(error)} Its steps are in the language ${current.locale}.`),
            )
          }}
        >
          {'follow its steps'}
        </button>
      )}
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  )
}
