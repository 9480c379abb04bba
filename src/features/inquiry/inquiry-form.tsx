import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearched } from '#specs/model/inquiry-fields.ts'
import { listOf } from '../../i18n/list.ts'
import { RestoredNotice } from '../../forms/restored-notice.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useMedia } from '../../ui/content/use-media.ts'
import { focusField } from '../../ui/forms/focus-field.ts'
import type { CaptchaProps } from '../../forms/captcha-props.ts'
import { Dialogs } from './dialogs.tsx'
import { FieldGroups } from './field-groups.tsx'
import { PrivacyNote, SessionNotice, sessionNoticeId } from './form-notices.tsx'
import { RelatedQuestions } from './related-questions.tsx'
import { InquirySendRow, summaryId, UploadProgress } from './send-row.tsx'
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

  const signedInAs = state.hasSignedIn ? member?.email : undefined
  const hasNotice = isSessionExpired || signedInAs !== undefined
  // The outcome of a submission can be known before the session that it has loaded.
  const awaitsNotice = useRef(false)
  const { errorOf, count, focusFirst, summary } = useFormErrors({
    t,
    errors,
    ids: shown.map(({ name }) => name),
    focusRequest: state.focusRequest,
    onErrors,
    onFocusRequest: () => {
      awaitsNotice.current = !hasNotice && (state.hasSignedIn || count === 0)
      if (hasNotice) focusField(sessionNoticeId)
      else if (!awaitsNotice.current) focusFirst()
    },
  })
  useEffect(() => {
    if (!hasNotice || !awaitsNotice.current) return
    awaitsNotice.current = false
    focusField(sessionNoticeId)
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
        <FormErrors {...summary} id={summaryId} />
        <p className="text-sm text-ink-soft">{t('form.requiredNote')}</p>
        <FieldGroups
          shown={shown}
          errorOf={errorOf}
          form={{
            ...inquiry,
            status: state.status,
            locale,
            type,
            site: props.site,
            inquiry: {
              ...inquiry,
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
        <InquirySendRow isBusy={isBusy} errors={count} summary={summary.ref} />
      </form>
      {isWide && related}
      <Dialogs dialog={state.dialog} dispatch={dispatch} onSent={onSent} />
    </div>
  )
}
