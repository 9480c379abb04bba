import { Combobox as Base } from '@base-ui/react/combobox'
import { ComboboxRow, type SearchOption } from './combobox-row.tsx'

export interface OptionGroup {
  readonly heading: string
  readonly items: readonly SearchOption[]
}

/** The options by their headings, in the order of the first option of each. */
export const groupsOf = (options: readonly SearchOption[]): readonly OptionGroup[] => {
  const groups = new Map<string, SearchOption[]>()
  for (const option of options) {
    const { heading = '' } = option
    const items = groups.get(heading)
    if (items) items.push(option)
    else groups.set(heading, [option])
  }
  return [...groups].map(([heading, items]) => ({ heading, items }))
}

interface ComboboxGroupProps {
  readonly group: OptionGroup
  /** The results of a search have no headings: their labels say everything. */
  readonly isSearching: boolean
  readonly among: readonly SearchOption[]
}

/** Options under a heading. */
export const ComboboxGroup = ({ group, isSearching, among }: ComboboxGroupProps) => (
  <Base.Group items={group.items}>
    {!isSearching && group.heading !== '' && (
      <Base.GroupLabel className="flex min-h-(--option-height) snap-start items-center px-3 py-2 text-sm font-semibold text-ink-faint">
        {group.heading}
      </Base.GroupLabel>
    )}
    <Base.Collection>
      {(option: SearchOption) => (
        <ComboboxRow key={option.value} option={option} isShort={!isSearching} among={among} />
      )}
    </Base.Collection>
  </Base.Group>
)
