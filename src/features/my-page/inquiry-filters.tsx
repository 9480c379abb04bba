import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { myInquiryStatuses } from '#specs/rules/my-inquiries.ts'
import type { InquiryFilter } from '../../api/queries/my-page.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { focusField } from '../../ui/forms/focus-field.ts'
import { Select } from '../../ui/late/select.tsx'

/** The filters that the visitor chooses; the type comes from the path. */
export type ChosenFilter = Omit<InquiryFilter, 'inquiryType'>

export const noFilter: ChosenFilter = { status: '', startYmd: '', endYmd: '', searchKeyword: '' }

export const isReversed = ({ startYmd, endYmd }: ChosenFilter): boolean =>
  startYmd !== '' && endYmd !== '' && endYmd < startYmd

interface InquiryFiltersProps {
  /** The filters of the list. */
  readonly filter: ChosenFilter
  readonly onApply: (filter: ChosenFilter) => void
}

const id = 'inquiry-filter'

/** For a button that clears the filters and disappears. */
export const focusFilters = () => document.getElementById(`${id}-status`)?.focus()

/** A list without filters cannot have this value of the select. */
const any = 'ANY'

/** Form that filters the inquiries by status, period and text. Nothing changes before its button is pressed. */
export const InquiryFilters = ({ filter, onApply }: InquiryFiltersProps) => {
  const { t } = useTranslation('myPage')
  const [applied, setApplied] = useState(filter)
  const [draft, setDraft] = useState(filter)
  // An address can have a reversed period.
  const [isTried, setTried] = useState(isReversed(filter))
  /** Id of a date of which only parts were entered. */
  const [unfinished, setUnfinished] = useState('')
  // Another URL, for instance after Back. The form stays, and with it the focus.
  if (JSON.stringify(filter) !== JSON.stringify(applied)) {
    setApplied(filter)
    setDraft(filter)
    setTried(isReversed(filter))
    setUnfinished('')
  }
  const change = (changed: Partial<ChosenFilter>) => {
    setUnfinished('')
    setDraft({ ...draft, ...changed })
  }
  const unfinishedError = (field: 'from' | 'to') =>
    unfinished === `${id}-${field}` ? t('myQuestion.filter.unfinished') : undefined
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <form
      role="search"
      aria-label={t('myQuestion.filter')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        // Browsers report a date of which only parts were typed as empty.
        const partial = event.currentTarget.querySelector<HTMLInputElement>('input[type=date]:invalid')?.id ?? ''
        setUnfinished(partial)
        if (partial !== '') focusField(partial)
        else if (isReversed(draft)) focusField(`${id}-to`)
        else onApply({ ...draft, searchKeyword: draft.searchKeyword.trim() })
      }}
      className="grid items-end gap-3 rounded-lg border border-line bg-surface-soft p-4 text-sm min-[375px]:grid-cols-2 max-sm:[&_input]:px-2.5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_minmax(0,1.3fr)_auto]"
    >
      <Field id={`${id}-status`} label={t('myQuestion.status')}>
        <Select
          options={[
            { value: any, label: t('myQuestion.filter.anyStatus') },
            ...myInquiryStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={draft.status || any}
          onChange={(value) => change({ status: value === any ? '' : (value as ChosenFilter['status']) })}
          placeholder=""
        />
      </Field>
      <Field id={`${id}-keyword`} label={t('myQuestion.filter.keyword')} className="xl:order-1">
        <TextField
          value={draft.searchKeyword}
          onChange={(searchKeyword) => change({ searchKeyword })}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Field>
      <Field id={`${id}-from`} label={t('myQuestion.filter.from')} error={unfinishedError('from')}>
        <TextField type="date" value={draft.startYmd} max="9999-12-31" onChange={(startYmd) => change({ startYmd })} />
      </Field>
      <Field
        id={`${id}-to`}
        label={t('myQuestion.filter.to')}
        error={unfinishedError('to') ?? (isTried && isReversed(draft) ? t('myQuestion.filter.order') : undefined)}
      >
        <TextField type="date" value={draft.endYmd} max="9999-12-31" onChange={(endYmd) => change({ endYmd })} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="min-h-12 min-w-20 justify-self-end max-xl:col-span-full max-sm:w-full xl:order-2"
      >
        {t('myQuestion.filter.apply')}
      </Button>
      {isFiltered && (
        <Button
          variant="quiet"
          size="sm"
          className="col-span-full justify-self-end xl:order-3"
          onClick={() => {
            onApply(noFilter)
            focusFilters()
          }}
        >
          {t('myQuestion.filter.clear')}
        </Button>
      )}
    </form>
  )
}
