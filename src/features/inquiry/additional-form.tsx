import { useTranslation } from 'react-i18next'
import type { Locale } from '#specs/model/locale.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { FieldControl } from './controls/field-control.tsx'
import { RestoredNotice } from '../../forms/restored-notice.tsx'
import { NotSent } from './dialogs.tsx'
import { InquirySendRow, summaryId, UploadProgress } from './send-row.tsx'
import { useAdditional, type AdditionalProps } from './use-additional.ts'

interface AdditionalFormProps extends AdditionalProps {
  readonly locale: Locale
  /** Called with the number of fields that have errors. */
  readonly onErrors: (count: number) => void
}

/** The form of an additional inquiry: the message fields of the inquiry form. */
export const AdditionalForm = ({ locale, onErrors, ...props }: AdditionalFormProps) => {
  const { t } = useTranslation('inquiryForm')
  const additional = useAdditional(props)
  const { state, dispatch, shown, errors, attachments } = additional
  const { errorOf, count, summary } = useFormErrors({
    t,
    errors,
    ids: shown.map(({ name }) => name),
    focusRequest: state.focusRequest,
    onErrors,
  })
  return (
    <>
      <form
        noValidate
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          additional.send()
        }}
      >
        {state.wasRestored && <RestoredNotice text={t('inquiry.draftKept')} onStartOver={additional.startOver} />}
        <FormErrors {...summary} id={summaryId} />
        {shown.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            error={errorOf(field.name)}
            form={{ ...props, ...additional, status: state.status, locale }}
          />
        ))}
        {state.status.is === 'sending' && attachments.files.length > 0 && (
          <UploadProgress {...state.status} locale={locale} />
        )}
        <InquirySendRow isBusy={state.status.is !== 'editing'} errors={count} summary={summary.ref} />
      </form>
      <NotSent dialog={state.dialog} dispatch={dispatch} />
    </>
  )
}
