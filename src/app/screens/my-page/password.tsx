import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { SessionOwner } from '../../parts/saving.tsx'
import { PasswordForm } from './password-form.tsx'

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
