import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { limits } from '#specs/model/limits.ts'
import { translateMessage } from '#specs/messages/i18n.ts'
import type { User } from '#specs/model/visitor.ts'
import { passwordRules } from '#specs/rules/password.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { SaveFailure, SessionExpired, SessionOwner, useSaveForOwner } from '../../parts/saving.tsx'
import { cancelSending } from '../../../api/attempt.ts'
import type { Failure } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { accountKey } from '../../../api/queries/my-page.ts'
import { useUnsaved } from '../../../session/unsaved.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SlowNotice } from '../../../ui/feedback/slow-notice.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { focusFirstError } from '../../../ui/forms/focus-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'

/** Changes the password of the signed-in member. */
export const PasswordScreen = () => {
  const { t } = useTranslation('myPage')
  const [errors, setErrors] = useState(0)
  return (
    <MyPageScreen>
      <Page lead={t('password.lead')} errors={errors}>
        <SessionOwner skeleton={<Skeleton className="h-[27rem] w-full max-w-[28rem]" />}>
          {(owner, isExpired) => (
            <PasswordForm key={owner.email} owner={owner} isExpired={isExpired} onErrors={setErrors} />
          )}
        </SessionOwner>
      </Page>
    </MyPageScreen>
  )
}

const fields = ['currentPassword', 'newPassword', 'repeated'] as const
type FieldName = (typeof fields)[number]
type Values = Readonly<Record<FieldName, string>>
type Errors = { readonly [Name in FieldName]?: string | undefined }

const empty: Values = { currentPassword: '', newPassword: '', repeated: '' }

const errorsOf = ({ currentPassword, newPassword, repeated }: Values, t: TFunction<'myPage'>): Errors => {
  // Only the server knows the previous passwords.
  const failed = passwordRules.find(({ isValid }) => !isValid(newPassword, []))
  return {
    currentPassword: currentPassword === '' ? t('password.noCurrent') : undefined,
    newPassword: failed && translateMessage(t, failed.message),
    repeated: repeated === newPassword ? undefined : t('password.mismatch'),
  }
}

interface PasswordFormProps {
  readonly owner: User
  readonly isExpired: boolean
  readonly onErrors: (count: number) => void
}

type Result =
  { readonly is: 'editing' | 'saving' | 'saved' | 'notOwner' } | { readonly is: 'failed'; readonly failure: Failure }

/** Form with the current and the new password. Nothing of it is ever stored in the browser. */
const PasswordForm = ({ owner, isExpired, onErrors }: PasswordFormProps) => {
  const { t } = useTranslation('myPage')
  const client = useQueryClient()
  const saveForOwner = useSaveForOwner(owner)
  const [values, setValues] = useState(empty)
  useUnsaved(Object.values(values).some((value) => value !== ''))
  const [isShown, setShown] = useState(false)
  const [attempts, setAttempts] = useState(0)
  /** What the server has rejected, until the field is changed. */
  const [rejected, setRejected] = useState<Errors>({})
  const [result, setResult] = useState<Result>({ is: 'editing' })
  const summary = useRef<HTMLDivElement>(null)

  const errors = attempts === 0 ? {} : { ...errorsOf(values, t), ...rejected }
  const listed = fields.flatMap((name) => (errors[name] === undefined ? [] : [{ id: name, text: errors[name] }]))
  const reportErrors = useEffectEvent(onErrors)
  useEffect(() => reportErrors(listed.length), [listed.length])
  const focusError = useEffectEvent(() => listed[0] && focusFirstError(listed[0].id, summary.current))
  useEffect(() => {
    if (attempts > 0) focusError()
  }, [attempts])

  const change = (name: FieldName, value: string) => {
    setValues({ ...values, [name]: value })
    const { [name]: _changed, ...others } = rejected
    setRejected(others)
  }

  const save = async () => {
    setAttempts(attempts + 1)
    setRejected({})
    setResult({ is: 'editing' })
    if (Object.values(errorsOf(values, t)).some(Boolean)) return
    setResult({ is: 'saving' })
    const { currentPassword, newPassword } = values
    const outcome = await saveForOwner((running) =>
      send('savePassword', { body: { currentPassword, newPassword } }, running),
    )
    if (outcome.is === 'saved') {
      setValues(empty)
      setAttempts(0)
      void client.invalidateQueries({ queryKey: accountKey(owner.email) })
    }
    if (outcome.is !== 'failed') return setResult({ is: outcome.is === 'cancelled' ? 'editing' : outcome.is })
    const { errors: fieldErrors, failure } = outcome
    const ofFields = fieldErrors.filter(({ field }) => fields.some((name) => name === field))
    setRejected(Object.fromEntries(ofFields.map((error) => [error.field, error.message])))
    if (ofFields.length === 0) return setResult({ is: 'failed', failure })
    setResult({ is: 'editing' })
    // Focuses the first of them.
    setAttempts(attempts + 2)
  }

  return (
    <form
      noValidate
      className="flex max-w-[28rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isExpired && <SessionExpired isObstacle={result.is === 'notOwner'}>{t('password.expired')}</SessionExpired>}
      <div role="status" className="empty:hidden">
        {result.is === 'saved' && (
          <InlineAlert tone="good" title={t('password.saved')}>
            {t('password.saved.text')}
          </InlineAlert>
        )}
      </div>
      <FormErrors ref={summary} attempt={attempts} errors={listed} />
      <Field id="username" label={t('password.email')}>
        {/* Password managers take the account from it. */}
        <TextField readOnly value={owner.email} autoComplete="username" />
      </Field>
      {fields.map((name) => (
        <Field
          key={name}
          id={name}
          label={t(`password.${name}.label`)}
          isRequired
          hint={
            name === 'newPassword'
              ? t('password.rule', { min: limits.passwordMin, max: limits.passwordMax })
              : undefined
          }
          error={errors[name]}
        >
          <TextField
            type={isShown ? 'text' : 'password'}
            autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            value={values[name]}
            onChange={(value) => change(name, value)}
          />
        </Field>
      ))}
      <div className="mt-2.5">
        <Checkbox label={t('password.show')} isChecked={isShown} onChange={setShown} />
      </div>
      <SaveFailure failure={result.is === 'failed' ? result.failure : null} title={t('password.failed')} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button type="submit" size="lg" isBusy={result.is === 'saving'}>
          {t(result.is === 'saving' ? 'password.saving' : 'password.save')}
        </Button>
        <SlowNotice
          isRunning={result.is === 'saving'}
          text={t('sending.slow')}
          cancel={t('sending.cancel')}
          onCancel={cancelSending}
        />
      </div>
    </form>
  )
}
