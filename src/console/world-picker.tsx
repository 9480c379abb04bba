import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Combobox } from '../ui/select/combobox.tsx'
import { useConsoleParams } from './use-console-params.ts'
import { worldsQuery } from './queries.ts'

/** Selects the world that all tabs show. */
export const WorldPicker = () => {
  const { world, navigate } = useConsoleParams()
  const { data: worlds = [] } = useQuery(worldsQuery)
  // The list is polled; unchanged worlds must keep the same options while it is open.
  const rows = worlds.map(({ id, persona }) => `${id} ${persona}`).join('\n')
  const options = useMemo(
    () =>
      rows.split('\n').map((line) => {
        const [id = '', persona = ''] = line.split(' ')
        return { value: id, label: id, hint: persona }
      }),
    [rows],
  )
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-center gap-3 text-ink md:justify-end">
      <label htmlFor="world" className="text-sm text-head-soft">
        World
      </label>
      <Combobox
        id="world"
        options={options}
        value={world}
        onChange={(id) => navigate({ world: id })}
        noMatch="No matching world."
        className="min-w-0 flex-1 md:max-w-80"
      />
    </div>
  )
}
