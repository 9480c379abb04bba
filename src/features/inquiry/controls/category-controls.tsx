import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InquiryCode, InquiryCodePath } from '#specs/contract/inquiry.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { Combobox } from '../../../ui/late/combobox.tsx'
import { Select } from '../../../ui/late/select.tsx'
import type { Entry, List } from '../use-category.ts'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { ControlFrame } from './control-frame.tsx'
import type { ControlProps } from './control.ts'

type CodeList = List<InquiryCode>

interface CategoryProps extends ControlProps<'category'> {
  /** Whether a group is chosen. */
  readonly hasPrimary: boolean
  readonly details: CodeList
  readonly entries: readonly Entry[]
  readonly list: List<InquiryCodePath>
  /** Offers the categories of every group; undefined if it does so already. */
  readonly showAll: (() => void) | undefined
}

const options = (codes: readonly { readonly code: string; readonly codeName: string }[] = []) =>
  codes.map(({ code, codeName }) => ({ value: code, label: codeName }))

/** The group of a category. */
export const PrimaryControl = ({
  field,
  value,
  error,
  onChange,
  list,
}: ControlProps<'primary'> & { list: CodeList }) => {
  const { t } = useTranslation('inquiryForm')
  const isKnown = list.data?.some(({ code }) => code === value) ?? false
  return (
    <ControlFrame field={field} error={error}>
      <Select
        options={options(list.data)}
        value={isKnown ? value : ''}
        placeholder={t(list.isFetching ? 'form.loading' : 'form.choose')}
        // A list that opens while it is empty does not react to keys after its options arrive.
        isDisabled={!list.data}
        isBusy={list.isFetching}
        onChange={onChange}
      />
      <RetryList list={list} message="form.primaryCode.loadFailed" />
    </ControlFrame>
  )
}

/** The detail of the chosen group, or all levels in one searchable list. */
export const CategoryControl = (props: CategoryProps & { readonly isSearched: boolean }) =>
  props.isSearched ? <SearchedCategory {...props} /> : <DetailOfGroup {...props} />

const DetailOfGroup = ({ field, value, error, onChange, hasPrimary, details }: CategoryProps) => {
  const { t } = useTranslation('inquiryForm')
  const isEmpty = details.data?.length === 0
  const placeholder = (): MessageKey<'inquiryForm'> => {
    if (!hasPrimary) return 'form.primaryFirst'
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
        onChange={onChange}
      />
      <RetryList list={details} message="form.bbsArticleTypeDetailCode.loadFailed" />
    </ControlFrame>
  )
}

/** The option that offers the categories of every group. No category has this code. */
const everyCategory = 'ALL'

const SearchedCategory = ({ field, value, error, onChange, entries, list, showAll }: CategoryProps) => {
  const { t } = useTranslation('inquiryForm')
  const options = useMemo(() => {
    const all = { value: everyCategory, label: t('form.category.all'), heading: '', isAction: true } as const
    return showAll && entries.length > 0 ? [...entries, all] : entries
  }, [entries, showAll, t])
  const noMatch =
    entries.length === 0 ? t('select.empty') : `${t('select.nothingFound')} ${t('form.category.notInList')}`
  return (
    <ControlFrame field={field} error={error} label="form.primaryCode.label" hint="form.category.hint">
      <Combobox
        className="single-select w-full"
        options={options}
        value={value}
        placeholder={t(list.isFetching ? 'form.loading' : 'form.category.search')}
        noMatch={list.isFetching ? t('form.loading') : noMatch}
        found={(count) => t('select.found', { count })}
        isBusy={list.isFetching}
        onChange={(code) => (code === everyCategory ? showAll?.() : onChange(code))}
      />
      <RetryList list={list} message="form.primaryCode.loadFailed" />
    </ControlFrame>
  )
}

interface RetryListProps {
  readonly list: { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
  /** Says which list could not be loaded. */
  readonly message: MessageKey<'inquiryForm'>
}

/** Error with a retry button below a control whose list failed to load. */
const RetryList = ({ list, message }: RetryListProps) => {
  const { t } = useTranslation('inquiryForm')
  if (!list.isError) return null
  return <LoadError text={t(message)} retry={t('error.retry')} onRetry={() => void list.refetch()} />
}
