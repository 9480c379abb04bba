import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#specs/messages/i18n.ts'
import { contentMax } from '#specs/model/limits.ts'
import type { Locale } from '#specs/model/locale.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { focusFirstError } from '../../ui/forms/focus-field.ts'
import { FieldControl } from './controls/field-control.tsx'
import { RestoredNotice } from '../../forms/restored-notice.tsx'
import { NotSent } from './dialogs.tsx'
import { SendRow, summaryId, UploadProgress } from './send-row.tsx'
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
  const errorOf = (name: string) => {
    const error = errors[name]
    return error && ('message' in error ? translateMessage(t, error.message) : error.text)
  }
  const listed = shown.flatMap(({ name }) => {
    const message = errorOf(name)
    return message === undefined ? [] : [{ id: name, text: message }]
  })
  const reportErrors = useEffectEvent(onErrors)
  useEffect(() => reportErrors(listed.length), [listed.length])

  const summary = useRef<HTMLDivElement>(null)
  const focusError = useEffectEvent(() => listed[0] && focusFirstError(listed[0].id, summary.current))
  useEffect(() => {
    if (state.focusRequest > 0) focusError()
  }, [state.focusRequest])

  return (
    <>
      <form
        noValidate
        className="flex max-w-[41rem] min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          additional.send()
        }}
      >
        {state.wasRestored && <RestoredNotice text={t('inquiry.draftKept')} onStartOver={additional.startOver} />}
        <FormErrors id={summaryId} ref={summary} attempt={state.focusRequest} errors={listed} />
        {shown.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            error={errorOf(field.name)}
            form={{ ...additional, status: state.status, locale, contentMax: contentMax(props) }}
          />
        ))}
        {state.status.is === 'sending' && attachments.files.length > 0 && (
          <UploadProgress {...state.status} locale={locale} />
        )}
        <SendRow isBusy={state.status.is !== 'editing'} errors={listed.length} summary={summary} />
      </form>
      <NotSent dialog={state.dialog} dispatch={dispatch} />
    </>
  )
}
