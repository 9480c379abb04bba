import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '#specs/model/limits.ts'
import type { User } from '#specs/model/visitor.ts'
import { passwordRules } from '#specs/rules/password.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { SessionExpired, SessionOwner, useSaveForOwner } from '../../parts/saving.tsx'
import { send } from '../../../api/send.ts'
import { accountKey } from '../../../api/queries/my-page.ts'
import { useUnsaved } from '../../../session/unsaved.ts'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { SaveRow, type SaveState } from '../../../forms/send-row.tsx'
import { useFormErrors, type FieldErrors } from '../../../forms/use-form-errors.ts'
import { Field } from '../../../ui/forms/field.tsx'
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
type Errors = FieldErrors<'myPage'>

const empty: Values = { currentPassword: '', newPassword: '', repeated: '' }

const errorsOf = ({ currentPassword, newPassword, repeated }: Values): Errors => {
  // Only the server knows the previous passwords.
  const failed = passwordRules.find(({ isValid }) => !isValid(newPassword, []))
  return {
    ...(currentPassword === '' && { currentPassword: { message: 'password.noCurrent' } }),
    ...(failed && { newPassword: { message: failed.message } }),
    ...(repeated !== newPassword && { repeated: { message: 'password.mismatch' } }),
  }
}

interface PasswordFormProps {
  readonly owner: User
  readonly isExpired: boolean
  readonly onErrors: (count: number) => void
}

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
  const [result, setResult] = useState<SaveState>({ is: 'editing' })

  const { errorOf, summary } = useFormErrors({
    t,
    errors: attempts === 0 ? {} : { ...errorsOf(values), ...rejected },
    ids: fields,
    focusRequest: attempts,
    onErrors,
  })

  const change = (name: FieldName, value: string) => {
    setValues({ ...values, [name]: value })
    const { [name]: _changed, ...others } = rejected
    setRejected(others)
  }

  const save = async () => {
    setAttempts(attempts + 1)
    setRejected({})
    setResult({ is: 'editing' })
    if (Object.keys(errorsOf(values)).length > 0) return
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
    setRejected(Object.fromEntries(ofFields.map(({ field, message }) => [field, { text: message }])))
    if (ofFields.length === 0) return setResult({ is: 'failed', failure })
    setResult({ is: 'editing' })
    // Focuses the first of them.
    setAttempts(attempts + 2)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6 [&>div:has(input)]:max-w-[28rem]"
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
      <FormErrors {...summary} />
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
          error={errorOf(name)}
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
      <SaveRow state={result} text={t('password.save')} busyText={t('password.saving')} failed={t('password.failed')} />
    </form>
  )
}
