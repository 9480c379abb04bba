import { useTranslation } from 'react-i18next'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { isSearched } from '#specs/rules/inquiry-fields.ts'
import { Combobox } from '../../../ui/late/combobox.tsx'
import { Select } from '../../../ui/late/select.tsx'
import { ControlFrame } from './control-frame.tsx'
import { useInquiryForm, type ControlProps } from './control.ts'
import { RetryList } from './retry-list.tsx'

const options = (codes: readonly { readonly code: string; readonly codeName: string }[] = []) =>
  codes.map(({ code, codeName }) => ({ value: code, label: codeName }))

/** The group of a category. */
export const PrimaryControl = ({ field, value, error, onChange }: ControlProps<'primary'>) => {
  const { t } = useTranslation('inquiryForm')
  const { primaries } = useInquiryForm().category
  const isKnown = primaries.data?.some(({ code }) => code === value) ?? false
  return (
    <ControlFrame field={field} error={error}>
      <Select
        options={options(primaries.data)}
        value={isKnown ? value : ''}
        placeholder={t(primaries.isFetching ? 'form.loading' : 'form.choose')}
        // A list that opens while it is empty does not react to keys after its options arrive.
        isDisabled={!primaries.data}
        isBusy={primaries.isFetching}
        onChange={onChange}
      />
      <RetryList list={primaries} message="form.primaryCode.loadFailed" />
    </ControlFrame>
  )
}

/** The detail of the chosen group, or all levels in one searchable list. */
export const CategoryControl = (props: ControlProps<'category'>) => {
  const { type } = useInquiryForm()
  return isSearched({ type }) ? <SearchedCategory {...props} /> : <DetailOfGroup {...props} />
}

const DetailOfGroup = ({ field, value, error }: ControlProps<'category'>) => {
  const { t } = useTranslation('inquiryForm')
  const { draft, category } = useInquiryForm()
  const { details, chooseDetail } = category
  const isEmpty = details.data?.length === 0
  const placeholder = (): MessageKey<'inquiryForm'> => {
    if (draft.primaryCode === '') return 'form.primaryFirst'
    if (details.isFetching) return 'form.loading'
    return isEmpty ? 'form.noOptions' : 'form.choose'
  }
  return (
    <ControlFrame field={field} error={error}>
      <Select
        options={options(details.data)}
        value={details.data ? value : ''}
        placeholder={t(placeholder())}
        isDisabled={!details.data || isEmpty}
        isBusy={details.isFetching}
        onChange={(code) => chooseDetail(code)}
      />
      <RetryList list={details} message="form.bbsArticleTypeDetailCode.loadFailed" />
    </ControlFrame>
  )
}

const SearchedCategory = ({ field, value, error }: ControlProps<'category'>) => {
  const { t } = useTranslation('inquiryForm')
  const { category } = useInquiryForm()
  const { entries, list } = category.searched
  const noMatch = entries.length === 0 ? 'select.empty' : 'select.nothingFound'
  return (
    <ControlFrame field={field} error={error} label="form.primaryCode.label" hint="form.category.hint">
      <Combobox
        options={entries}
        value={value}
        placeholder={t(list.isFetching ? 'form.loading' : 'form.category.search')}
        noMatch={t(list.isFetching ? 'form.loading' : noMatch)}
        isBusy={list.isFetching}
        onChange={(code) => category.chooseDetail(code)}
      />
      <RetryList list={list} message="form.primaryCode.loadFailed" />
    </ControlFrame>
  )
}
