import { useEffect, useEffectEvent, type ComponentType } from 'react'
import type { User } from '#specs/contract/member.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { InquiryType } from '#specs/rules/inquiry-types.ts'
import type { Site } from '#specs/sites/index.ts'
import { useText } from '../../i18n/language.ts'
import { listOf } from '../../i18n/list.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { focusField } from '../../ui/forms/focus-field.ts'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import type { CaptchaProps } from './controls/control.ts'
import { controls } from './controls/index.ts'
import { RelatedQuestions } from './related-questions.tsx'
import type { Typed } from './stored-draft.ts'
import { useInquiry } from './use-inquiry.ts'

interface InquiryFormProps {
  readonly type: InquiryType
  readonly site: Site
  readonly locale: Locale
  readonly member: User | null
  readonly address: Typed
  readonly Captcha: ComponentType<CaptchaProps>
  /** Called after the success message is closed. */
  readonly onSent: () => void
}

/** The inquiry form. Its fields, their order and their rules are the tables of `specs/rules`. */
export const InquiryForm = ({ type, site, locale, member, address, Captcha, onSent }: InquiryFormProps) => {
  const text = useText()
  const inquiry = useInquiry({ type, site, locale, member, address })
  const { draft, shown, errors, attempt, sending, sent } = inquiry
  const { failure } = sending
  // Focus enters a dialog shortly after it appears; until then the form still receives keys.
  const isBehindMessage = inquiry.consent.isMissing || failure !== null || sent !== null

  const errorOf = (name: string) => {
    const error = errors[name]
    return (
      error && ('key' in error ? text(error.key, { extensions: listOf(inquiry.extensions ?? [], locale) }) : error.text)
    )
  }
  const listed = shown.flatMap(({ name }) => {
    const message = errorOf(name)
    return message === undefined ? [] : [{ id: name, text: message }]
  })

  const leadToFirst = useEffectEvent(() => {
    const [first] = listed
    if (first) focusField(first.id)
  })
  useEffect(() => {
    if (attempt > 0) leadToFirst()
  }, [attempt])

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <form
        noValidate
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBehindMessage) inquiry.send()
        }}
      >
        {inquiry.wasRestored && !sent && (
          <InlineAlert
            role="status"
            actions={
              <Button variant="secondary" size="sm" onClick={inquiry.startOver}>
                {text('inquiry.draftClear')}
              </Button>
            }
          >
            {text('inquiry.draftKept')}
          </InlineAlert>
        )}
        {listed.length > 0 && (
          <ErrorSummary title={text('form.summary.title', { count: listed.length })} errors={listed} />
        )}
        {shown.map((field) => {
          const ControlOf = controls[field.control]
          return (
            <ControlOf
              key={field.name}
              field={field}
              inquiry={inquiry}
              member={member}
              locale={locale}
              error={errorOf(field.name)}
              Captcha={Captcha}
            />
          )
        })}
        <div>
          <Button type="submit" size="lg" isBusy={inquiry.isBusy}>
            {text(inquiry.isBusy ? 'inquiry.sending' : 'inquiry.send')}
          </Button>
        </div>
      </form>
      <RelatedQuestions
        type={type}
        primaryCode={draft.primaryCode}
        detailCode={draft.bbsArticleTypeDetailCode}
        locale={locale}
      />
      <AlertDialog
        isOpen={inquiry.consent.isMissing}
        title={text('form.noCheck.title')}
        message={text('form.noCheck')}
        action={text('inquiry.confirm')}
        onClose={inquiry.consent.dismiss}
        onClosed={inquiry.consent.focusFirstError}
      />
      <AlertDialog
        isOpen={failure !== null}
        title={text('inquiry.notSent')}
        message={failure && ('key' in failure ? text(failure.key) : failure.text)}
        action={text('inquiry.confirm')}
        onClose={() => sending.setFailure(null)}
      />
      <AlertDialog
        isOpen={sent !== null}
        title={text('inquiry.sent')}
        message={
          sent &&
          `${text(sent.isEmergency ? 'question.questionCompleteBiz' : 'question.questionComplete', { email: sent.email })}\n${text('inquiry.receipt', { id: sent.inquiryId })}`
        }
        action={text('inquiry.confirm')}
        onClose={onSent}
      />
    </div>
  )
}
