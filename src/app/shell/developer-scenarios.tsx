import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { Scenario } from '#specs/contract/control-scenario.ts'
import type { Site } from '#specs/sites/index.ts'
import { DeveloperSelect } from './developer-select.tsx'
import { follow } from './developer-steps.ts'
import { worldId } from './developer-world.ts'

const scenariosQuery = queryOptions({
  queryKey: ['developer', 'scenarios'],
  queryFn: async ({ signal }) => (await fetch('/__mock/scenarios', { signal })).json() as Promise<Scenario[]>,
  staleTime: Infinity,
  retry: false,
})

const none = '(choose)'

/** Opens a scenario, and follows its steps when it is open. */
export const DeveloperScenarios = ({ originOf }: { readonly originOf: (site: Site) => string }) => {
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const [problem, setProblem] = useState<string>()
  const current = scenarios.find(({ name }) => `scenario-${name}` === worldId())
  return (
    <>
      <DeveloperSelect
        label="scenario"
        options={[none, ...scenarios.map(({ name }) => name)]}
        value={current?.name ?? none}
        onChange={(name) => {
          const site = scenarios.find((scenario) => scenario.name === name)?.site
          if (site) location.assign(`${originOf(site)}/__mock/enter?scenario=${name}`)
        }}
      />
      {current && current.steps.length > 0 && (
        <button
          type="button"
          className="min-h-7 rounded-sm border border-edge px-2 hover:bg-ink-soft"
          onClick={() => {
            setProblem(undefined)
            follow(current.steps).catch((error: unknown) => setProblem(String(error)))
          }}
        >
          {'follow its steps'}
        </button>
      )}
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  )
}
