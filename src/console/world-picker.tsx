import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Combobox } from '../ui/combobox.tsx'
import { useConsoleParams } from './use-console-params.ts'
import { worldsQuery } from './queries.ts'

/** Chooses the world that every tab is about. */
export const WorldPicker = () => {
  const { world, navigate } = useConsoleParams()
  const { data: worlds = [] } = useQuery(worldsQuery)
  // Asked for every other second: the same worlds must stay the same options while the list is open.
  const known = worlds.map(({ id, persona }) => `${id} ${persona}`).join('\n')
  const options = useMemo(
    () =>
      known.split('\n').map((line) => {
        const [id = '', persona = ''] = line.split(' ')
        return { value: id, label: id, hint: persona }
      }),
    [known],
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
        noMatch="There is no such world."
        className="min-w-0 flex-1 md:max-w-80"
      />
    </div>
  )
}
