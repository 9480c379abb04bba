import { useEffect, useEffectEvent, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#specs/model/locale.ts'
import { limits } from '#specs/model/limits.ts'
import { scores, type Rating } from '#specs/rules/survey.ts'
import { hasVisibleText } from '#specs/rules/visible-text.ts'
import { isRefused } from '../../api/call.ts'
import { attempt } from '../../api/attempt.ts'
import { sendRating, type SurveySubject } from '../../api/queries/survey.ts'
import { FailureDialog } from '../../forms/failure-dialog.tsx'
import { RestoredNotice } from '../../forms/restored-notice.tsx'
import { readDraft, storeSoon } from '../../session/stored.ts'
import { useUnsaved } from '../../session/unsaved.ts'
import { Counter } from '../../ui/forms/counter.tsx'
import { FormErrors } from '../../forms/form-errors.tsx'
import { SendRow } from '../../forms/send-row.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { Field } from '../../ui/forms/field.tsx'
import { FieldGroup } from '../../ui/forms/field-group.tsx'
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
  const { errorOf, summary } = useFormErrors({ t, errors: errorsOf(state), ids: names, focusRequest })

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
      <FormErrors {...summary} />
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
      <SendRow isBusy={isSending} text={t('survey.send')} busyText={t('inquiry.sending')} />
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
