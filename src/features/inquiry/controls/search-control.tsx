import { useText } from '../../../i18n/language.ts'
import { Combobox } from '../../../ui/select/combobox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import type { ControlProps } from './control.ts'
import { RetryList } from './retry-list.tsx'

/** All category levels in one list, searchable by any of their names. */
export const SearchControl = ({ inquiry, error }: ControlProps) => {
  const text = useText()
  const { entries, isPending, list } = inquiry.category.searched
  return (
    <Field
      id="bbsArticleTypeDetailCode"
      label={text('form.primaryCode.label')}
      isRequired
      requirementLabel={text('form.required')}
      hint={text('form.category.hint')}
      error={error}
    >
      <Combobox
        options={entries}
        value={inquiry.draft.bbsArticleTypeDetailCode}
        placeholder={text('form.category.search')}
        noMatch={text(entries.length === 0 && !isPending ? 'select.empty' : 'select.nothingFound')}
        onChange={(code) => inquiry.category.chooseDetail(code)}
      />
      <RetryList list={list} />
    </Field>
  )
}
