import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#specs/messages/i18n.ts'
import { contentMax } from '#specs/model/limits.ts'
import { isSearched } from '#specs/model/inquiry-fields.ts'
import { listOf } from '../../i18n/list.ts'
import { RestoredNotice } from '../../forms/restored-notice.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useMedia } from '../../ui/content/use-media.ts'
import { focusField, focusFirstError } from '../../ui/forms/focus-field.ts'
import type { CaptchaProps } from '../../forms/captcha-props.ts'
import { Dialogs } from './dialogs.tsx'
import { FieldGroups } from './field-groups.tsx'
import { PrivacyNote, SessionNotice, sessionNoticeId } from './form-notices.tsx'
import { RelatedQuestions } from './related-questions.tsx'
import { SendRow, summaryId, UploadProgress } from './send-row.tsx'
import { useInquiry, type InquiryProps } from './use-inquiry.ts'

interface InquiryFormProps extends InquiryProps {
  readonly loginPath: string
  readonly Captcha: ComponentType<CaptchaProps>
  /** Called after the success message is closed. */
  readonly onSent: () => void
  /** Called with the number of fields that have errors. */
  readonly onErrors: (count: number) => void
}

/** The inquiry form. Its fields, their order and their rules are the tables of `specs/rules`. */
export const InquiryForm = ({ loginPath, Captcha, onSent, onErrors, ...props }: InquiryFormProps) => {
  const { t } = useTranslation('inquiryForm')
  const { type, locale, member, isSessionExpired } = props
  const inquiry = useInquiry(props)
  const { state, dispatch, draft, shown, errors, attachments } = inquiry
  const [hadFiles] = useState(attachments.files.length > 0)
  const isBusy = state.status.is !== 'editing'

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
  const signedInAs = state.hasSignedIn ? member?.email : undefined
  const hasNotice = isSessionExpired || signedInAs !== undefined
  // The outcome of a submission can be known before the session that it has loaded.
  const awaitsNotice = useRef(false)
  const focusObstacle = useEffectEvent(() => {
    const [first] = listed
    awaitsNotice.current = !hasNotice && (state.hasSignedIn || !first)
    if (hasNotice) focusField(sessionNoticeId)
    else if (first && !awaitsNotice.current) focusFirstError(first.id, summary.current)
  })
  useEffect(() => {
    if (state.focusRequest > 0) focusObstacle()
  }, [state.focusRequest])
  useEffect(() => {
    if (hasNotice && awaitsNotice.current) focusObstacle()
  }, [hasNotice])

  const isWide = useMedia('lg')
  const related = (
    <RelatedQuestions
      type={type}
      primaryCode={draft.primaryCode}
      detailCode={draft.bbsArticleTypeDetailCode}
      title={draft.title}
      locale={locale}
    />
  )

  return (
    // From 992 px, the space on the right is for the related questions, which are positioned there. They follow the form,
    // so that the Tab key goes from field to field.
    <div className="relative lg:pr-[20.75rem]">
      <form
        noValidate
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          inquiry.send()
        }}
      >
        <SessionNotice isExpired={isSessionExpired} signedInAs={signedInAs} loginPath={loginPath} />
        {state.wasRestored && (
          <RestoredNotice
            text={t(hadFiles ? 'inquiry.draftKeptWithFiles' : 'inquiry.draftKept')}
            dropped={listOf(
              state.dropped.map((name) =>
                t(`form.${name === 'bbsArticleTypeDetailCode' && isSearched({ type }) ? 'primaryCode' : name}.label`),
              ),
              locale,
            )}
            onStartOver={inquiry.startOver}
          />
        )}
        <FormErrors id={summaryId} ref={summary} attempt={state.focusRequest} errors={listed} />
        <p className="text-sm text-ink-soft">{t('form.requiredNote')}</p>
        <FieldGroups
          shown={shown}
          errorOf={errorOf}
          form={{
            ...inquiry,
            status: state.status,
            locale,
            contentMax: contentMax(props),
            inquiry: {
              ...inquiry,
              type,
              member,
              captchaRound: state.captchaRound,
              replaceCaptcha: inquiry.replaceCaptcha,
              Captcha,
            },
          }}
          related={isWide ? null : related}
        />

        {member === null && <PrivacyNote type={type} />}
        {state.status.is === 'sending' && attachments.files.length > 0 && (
          <UploadProgress {...state.status} locale={locale} />
        )}
        <SendRow isBusy={isBusy} errors={listed.length} summary={summary} />
      </form>
      {isWide && related}
      <Dialogs dialog={state.dialog} dispatch={dispatch} onSent={onSent} />
    </div>
  )
}
