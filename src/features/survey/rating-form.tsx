import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#specs/messages/i18n.ts'
import type { Locale } from '#specs/model/locale.ts'
import { limits } from '#specs/model/limits.ts'
import { scores, type Rating } from '#specs/rules/survey.ts'
import { hasVisibleText } from '#specs/rules/visible-text.ts'
import { isRefused } from '../../api/call.ts'
import { attempt, cancelSending } from '../../api/attempt.ts'
import { sendRating, type SurveySubject } from '../../api/queries/survey.ts'
import { FailureDialog } from '../../forms/failure-dialog.tsx'
import { RestoredNotice } from '../../forms/restored-notice.tsx'
import { readDraft, storeSoon } from '../../session/stored.ts'
import { useUnsaved } from '../../session/unsaved.ts'
import { Button } from '../../ui/actions/button.tsx'
import { SlowNotice } from '../../ui/feedback/slow-notice.tsx'
import { Counter } from '../../ui/forms/counter.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FieldGroup } from '../../ui/forms/field-group.tsx'
import { focusFirstError } from '../../ui/forms/focus-field.ts'
import { RatingScale } from '../../ui/forms/rating-scale.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { errorsOf, initialRating, isRating, ratingReducer } from './rating-state.ts'

interface RatingFormProps {
  readonly subject: SurveySubject
  /** Email of the signed-in member, who owns the draft; null for anybody else. */
  readonly owner: string | null
  readonly locale: Locale
  readonly onSent: () => void
  /** Called when the server says that the survey does not exist or is closed. Resolves to whether it is open after all. */
  readonly onClosed: () => Promise<boolean>
}

const names = ['score', 'comment'] as const satisfies readonly (keyof Rating)[]

/** Rating with a score and a comment. */
export const RatingForm = ({ subject, owner, locale, onSent, onClosed }: RatingFormProps) => {
  const { t } = useTranslation('survey')
  const key = `draft:rating:${subject.inquiryId}:${subject.answerId ?? 'call'}`
  const [state, dispatch] = useReducer(ratingReducer, null, () => initialRating(readDraft(key, owner, isRating)))
  const { rating, isSending, failure, focusRequest } = state
  const isWritten = rating.score !== '' || rating.comment !== ''
  useUnsaved(isWritten)
  useEffect(() => storeSoon(key, owner, isWritten ? rating : undefined), [key, owner, isWritten, rating])
  const errors = errorsOf(state)
  const errorOf = (name: keyof Rating) => {
    const error = errors[name]
    return error && ('message' in error ? translateMessage(t, error.message) : error.text)
  }
  const listed = names.flatMap((id) => {
    const message = errorOf(id)
    return message === undefined ? [] : [{ id, text: message }]
  })

  const summary = useRef<HTMLDivElement>(null)
  const focusError = useEffectEvent(() => listed[0] && focusFirstError(listed[0].id, summary.current))
  useEffect(() => {
    if (focusRequest > 0) focusError()
  }, [focusRequest])

  const send = useEffectEvent(async () => {
    const { score, comment } = rating
    try {
      const answer = { score: Number(score), ...(hasVisibleText(comment) && { comment }) }
      await attempt((running) => sendRating(subject, answer, running))
      storeSoon(key, owner, undefined)
      onSent()
    } catch (error) {
      // Without an error at a field, the server says something about the survey and not about the rating.
      const isClosed = isRefused(error) && error.errors.length === 0 && !(await onClosed())
      if (!isClosed) dispatch({ type: 'failed', error })
    }
  })
  useEffect(() => {
    if (isSending) void send()
  }, [isSending])

  const numberFormat = new Intl.NumberFormat(locale)
  const format = (count: number) => numberFormat.format(count)
  const typed = rating.comment.length
  const left = limits.surveyCommentMax - typed
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'sendPressed' })
      }}
    >
      {state.wasRestored && (
        <RestoredNotice
          text={t('survey.restored')}
          dropped={state.isScoreDropped ? t('survey.score.label') : ''}
          onStartOver={() => dispatch({ type: 'startedOver' })}
        />
      )}
      <FormErrors ref={summary} attempt={focusRequest} errors={listed} />
      <FieldGroup id="score" role="radiogroup" legend={t('survey.score.label')} isRequired error={errorOf('score')}>
        <RatingScale
          steps={scores.map((value) => ({ value, label: t(`survey.score.${value}`) }))}
          value={rating.score}
          onChange={(value) => dispatch({ type: 'changed', name: 'score', value })}
        />
      </FieldGroup>
      <div className="flex flex-col gap-1.5">
        <Field
          id="comment"
          label={t('survey.comment.label')}
          requirementLabel={t('form.optional')}
          hint={t('survey.comment.hint')}
          error={errorOf('comment')}
        >
          <TextArea
            rows={5}
            className="min-h-[9rem]"
            value={rating.comment}
            onChange={(value) => dispatch({ type: 'changed', name: 'comment', value })}
          />
        </Field>
        <Counter
          typed={typed}
          limit={limits.surveyCommentMax}
          text={t('form.content.count', { typed: format(typed), limit: format(limits.surveyCommentMax) })}
          announcedText={
            left < 0 ? t('form.content.over', { over: format(-left) }) : t('form.content.left', { left: format(left) })
          }
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" isBusy={isSending}>
          {t(isSending ? 'inquiry.sending' : 'survey.send')}
        </Button>
        <SlowNotice
          isRunning={isSending}
          text={t('sending.slow')}
          cancel={t('sending.cancel')}
          onCancel={cancelSending}
        />
      </div>
      <FailureDialog
        failure={failure}
        title={t('survey.notSent')}
        kept={t('survey.kept')}
        onClose={() => dispatch({ type: 'failureClosed' })}
        onAgain={() => dispatch({ type: 'sendPressed' })}
      />
    </form>
  )
}
