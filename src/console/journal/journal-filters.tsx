import { Combobox } from '../../ui/select/combobox.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Chips } from '../chips.tsx'
import { operationOptions } from '../operations.ts'
import { chips, type Filters } from './filter.ts'

const options = [{ value: 'all', label: 'All operations' }, ...operationOptions]
const labels = { methods: 'Method', statuses: 'Status', kinds: 'Kind' }

interface JournalFiltersProps {
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
}

/** Narrows the list of exchanges. */
export const JournalFilters = ({ filters, onChange }: JournalFiltersProps) => (
  <div className="flex flex-col gap-3">
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
      <Field id="journal-text" label="Search" hint="In path, query, code and bodies">
        <TextField
          type="search"
          value={filters.text}
          onChange={(text) => onChange({ text })}
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <Field id="journal-operation" label="Operation" hint="Operations of the contract">
        <Combobox
          options={options}
          value={filters.operation || 'all'}
          onChange={(id) => onChange({ operation: id === 'all' ? '' : id })}
          noMatch="No matching operation."
          found={(count) => `${count} operations found`}
        />
      </Field>
    </div>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {(['methods', 'statuses', 'kinds'] as const).map((name) => (
        <Chips
          key={name}
          label={labels[name]}
          values={chips[name]}
          chosen={filters[name]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      <Checkbox
        label="Hide GET"
        isChecked={filters.gets === 'hidden'}
        onChange={(isHidden) => onChange({ gets: isHidden ? 'hidden' : '' })}
      />
    </div>
  </div>
)
