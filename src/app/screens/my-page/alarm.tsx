import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#specs/model/visitor.ts'
import { alarmQuery } from '../../../api/queries/my-page.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { SessionOwner } from '../../parts/saving.tsx'
import { AlarmForm } from './parts/alarm-form.tsx'

const skeleton = (
  <div aria-busy className="flex flex-col gap-4">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-[21rem] w-full max-w-[44rem]" />
    <Skeleton className="mt-4 h-8 w-32" />
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-28 w-full" />
  </div>
)

/** The notification settings of the account. */
export const AlarmScreen = () => {
  const { t } = useTranslation('myPage')
  const [errors, setErrors] = useState(0)
  return (
    <MyPageScreen>
      <Page lead={t('alarm.lead')} errors={errors}>
        <SessionOwner skeleton={skeleton}>
          {(owner, isExpired) => (
            <Settings key={owner.email} owner={owner} isExpired={isExpired} onErrors={setErrors} />
          )}
        </SessionOwner>
      </Page>
    </MyPageScreen>
  )
}

interface SettingsProps {
  readonly owner: User
  readonly isExpired: boolean
  readonly onErrors: (count: number) => void
}

const Settings = (props: SettingsProps) => {
  // Without a session it would fail; what has been loaded stays.
  const query = useQuery({ ...alarmQuery(props.owner.email), enabled: !props.isExpired })
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(saved) => <AlarmForm {...props} saved={saved} />}
    </QueryView>
  )
}
