import { Combobox as Base } from '@base-ui/react/combobox'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { ComboboxRow, type SearchOption } from './combobox-row.tsx'
import { enabledClass } from '../forms/control-styles.ts'
import { useFieldIds, useFieldLabelId } from '../forms/field-ids.ts'
import { SearchList } from './search-list.tsx'
import { isSame, keepOnEscape, matches, useIncrementalOptions, useSearch } from './use-incremental-options.ts'

export interface MultiSelectTexts {
  /** Placeholder of the field while nothing is selected. */
  readonly placeholder: string
  readonly nothingFound: string
  readonly found: (count: number) => string
  readonly empty: string
  /** Text when the maximum number of options is selected. */
  readonly full: string
  readonly remove: (label: string) => string
}

export interface MultiSelectProps {
  options: readonly SearchOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Maximum number of selected options. */
  max?: number
  texts: MultiSelectTexts
}

/** Multiple select with a search field. Selected options appear before the field, each with a remove button. */
export const MultiSelect = ({ options, values, onChange, max = Infinity, texts }: MultiSelectProps) => {
  const ids = useFieldIds()
  const labelId = useFieldLabelId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const actions = useRef<Base.Root.Actions>(null)
  const rows = useIncrementalOptions(options.length)
  const chosen = options.filter(({ value }) => values.includes(value))
  const isFull = chosen.length >= max
  const search = useSearch(options)
  return (
    <div ref={box} className="relative w-full">
      <Base.Root
        multiple
        items={options}
        value={chosen}
        isItemEqualToValue={isSame}
        onValueChange={(now) => onChange(now.map(({ value }) => value))}
        onInputValueChange={search.onInputValueChange}
        onOpenChange={(isOpen) => {
          rows.begin()
          if (!isOpen) actions.current?.unmount()
        }}
        actionsRef={actions}
        filter={matches}
        limit={rows.limit}
        autoHighlight
      >
        <Base.Chips
          ref={field}
          className={`${enabledClass} has-aria-invalid:border-bad flex min-h-12 w-full flex-wrap items-center gap-1.5 rounded-md border px-2 py-1.5 hover:border-ink-faint has-[input:focus]:border-brand has-[input:focus]:outline-2 has-[input:focus]:outline-focus`}
        >
          {chosen.map((option) => (
            <Base.Chip
              key={option.value}
              aria-label={option.label}
              className="flex items-center gap-1 rounded-sm bg-brand-soft py-1 pl-2.5 text-brand-ink data-highlighted:bg-brand data-highlighted:text-white"
            >
              <span>{option.label}</span>
              <Base.ChipRemove
                aria-label={texts.remove(option.label)}
                className="flex size-7 items-center justify-center rounded-sm"
              >
                <X aria-hidden size={16} />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input
            {...ids}
            placeholder={chosen.length > 0 ? '' : texts.placeholder}
            autoComplete="off"
            onKeyDown={keepOnEscape}
            onBlur={() => actions.current?.close()}
            className="min-h-8 min-w-24 flex-1 bg-transparent px-1.5 text-base outline-none"
          />
        </Base.Chips>
        <SearchList
          box={box}
          anchor={field}
          labelId={labelId}
          noMatch={options.length === 0 ? texts.empty : texts.nothingFound}
          found={texts.found(search.found.length)}
          status={
            <Base.Status>
              {isFull && <p className="border-b border-line px-3.5 py-2.5 text-ink-soft">{texts.full}</p>}
            </Base.Status>
          }
          onScroll={rows.onScroll}
          width="w-(--anchor-width)"
          height="max-h-[min(var(--multiselect-height),var(--available-height))]"
        >
          {(option: SearchOption) => (
            <ComboboxRow
              key={option.value}
              option={option}
              among={search.found}
              isDisabled={isFull && !values.includes(option.value)}
            />
          )}
        </SearchList>
      </Base.Root>
    </div>
  )
}
