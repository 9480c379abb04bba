import { useText } from '../../../i18n/language.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { RetryList } from './retry-list.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { labelOf, type ControlProps } from './control.ts'

const options = (codes: readonly { readonly code: string; readonly codeName: string }[] = []) =>
  codes.map(({ code, codeName }) => ({ value: code, label: codeName }))

export const PrimaryControl = ({ field, inquiry, error }: ControlProps) => {
  const text = useText()
  const { primaries } = inquiry.category
  const isKnown = primaries.data?.some(({ code }) => code === inquiry.draft.primaryCode) ?? false
  return (
    <Field
      id="primaryCode"
      label={text(labelOf(field))}
      isRequired
      requirementLabel={text('form.required')}
      error={error}
    >
      <Select
        options={options(primaries.data)}
        value={isKnown ? inquiry.draft.primaryCode : ''}
        placeholder={text('form.choose')}
        // A list that opens while it is empty does not react to keys after its options arrive.
        isDisabled={!primaries.data}
        onChange={(code) => inquiry.change('primaryCode', code)}
      />
      <RetryList list={primaries} />
    </Field>
  )
}

export const DetailControl = ({ field, inquiry, error }: ControlProps) => {
  const text = useText()
  const { details } = inquiry.category
  const isEmpty = details.data?.length === 0
  return (
    <Field
      id="bbsArticleTypeDetailCode"
      label={text(labelOf(field))}
      isRequired
      requirementLabel={text('form.required')}
      error={error}
    >
      <Select
        options={options(details.data)}
        value={details.data ? inquiry.draft.bbsArticleTypeDetailCode : ''}
        placeholder={text(isEmpty ? 'form.noOptions' : 'form.choose')}
        isDisabled={!details.data || isEmpty}
        onChange={(code) => inquiry.category.chooseDetail(code)}
      />
      <RetryList list={details} />
    </Field>
  )
}
