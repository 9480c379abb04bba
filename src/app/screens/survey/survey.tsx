import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { MyInquiry } from '#specs/contract/my-page-records.ts'
import { translateMessage } from '#specs/messages/i18n.ts'
import { limits } from '#specs/model/limits.ts'
import { surveyState } from '#specs/rules/survey.ts'
import { surveyQuery, type SurveySubject } from '../../../api/queries/survey.ts'
import { RatingForm } from '../../../features/survey/rating-form.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useHydrated } from '../../../hydrated.tsx'
import { AboutInquiry, AlertScreen, BadLink, useLinkSite, useOwnInquiry } from '../../parts/linked-form.tsx'
import { PopupScreen } from '../../parts/popup-screen.tsx'
import { useFormKey } from '../../parts/use-form-key.ts'
import { ClosableWindow, Thanks } from './parts/thanks.tsx'

/** Satisfaction survey about an answer or a phone call, in a window of its own. */
export const SurveyScreen = () => {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const isLeaving = useLinkSite()
  const param = (name: string) => query.get(name)?.trim() || undefined
  const [inquiryId, answerId] = [param('inquiryId'), param('answerId')]
  const isCall = param('channelType') === 'CALL'
  const isComplete = inquiryId !== undefined && (isCall || answerId !== undefined)
  return (
    <PopupScreen>
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-[40rem] px-4 pt-6 pb-16 md:px-6 md:pt-8">
          {!isHydrated ? (
            <FormSkeleton />
          ) : isLeaving ? null : isComplete ? (
            <Survey
              subject={{ inquiryId, answerId: isCall ? undefined : answerId }}
              parentInquiryId={param('parentInquiryId')}
            />
          ) : (
            <BadLink />
          )}
        </div>
      </div>
    </PopupScreen>
  )
}

interface SurveyProps {
  readonly subject: SurveySubject
  /** Of an additional inquiry: the inquiry that it follows up. */
  readonly parentInquiryId: string | undefined
}

const Survey = ({ subject, parentInquiryId }: SurveyProps) => {
  const [locale] = useLocale()
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(surveyQuery(subject))
  const own = useOwnInquiry(subject.inquiryId)
  const { member, isLoading } = useSession()
  const formKey = useFormKey(member?.email)
  const [isSent, setSent] = useState(false)
  if (isSent) return <Thanks />
  if (isError) return <BadLink />
  // The owner of the draft is known once the session has been loaded, or could not be loaded.
  if (!data || !isFetchedAfterMount || isLoading || own.isLoading) return <FormSkeleton />
  const state = surveyState(data, data.at)
  if (state !== 'open') return <Closed key={state} state={state} />
  return (
    <>
      <Lead subject={subject} parentInquiryId={parentInquiryId} inquiry={own.inquiry} />
      <RatingForm
        key={formKey}
        owner={member?.email ?? null}
        subject={subject}
        locale={locale}
        onSent={() => setSent(true)}
        onClosed={async () => {
          const { data: latest } = await refetch()
          return latest !== undefined && surveyState(latest, latest.at) === 'open'
        }}
      />
    </>
  )
}

interface LeadProps extends SurveyProps {
  /** Undefined for anybody but its member. */
  readonly inquiry: MyInquiry | undefined
}

const Lead = ({ subject: { inquiryId: id, answerId }, parentInquiryId: parent, inquiry }: LeadProps) => {
  const { t } = useTranslation('survey')
  return (
    <div className="mb-8">
      <p className="text-lg">{t(answerId === undefined ? 'survey.lead.call' : 'survey.lead.answer')}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {parent === undefined ? t('survey.inquiry', { id }) : t('survey.followUp', { id, parent })}
      </p>
      {inquiry && (
        <div className="mt-4">
          <AboutInquiry
            inquiry={inquiry}
            answer={inquiry.answerList.find((answer) => String(answer.answerId) === answerId)}
          />
        </div>
      )}
    </div>
  )
}

const closedTexts = {
  answered: { title: 'survey.answered.title', message: 'question.satisfaction.alertMsg.isSurvey' },
  expired: {
    title: 'survey.expired.title',
    message: ['question.satisfaction.alertMsg.isExpired', { days: limits.surveyDays }],
  },
} as const

/** A survey that cannot be answered any more. */
const Closed = ({ state }: { readonly state: keyof typeof closedTexts }) => {
  const { t } = useTranslation('survey')
  const title = t(closedTexts[state].title)
  const message = translateMessage(t, closedTexts[state].message)
  return (
    <ClosableWindow title={title} text={message}>
      {(close) => <AlertScreen title={title} message={message} action={t('survey.close')} onClose={close} />}
    </ClosableWindow>
  )
}

/** As high as the form. */
const FormSkeleton = (): ReactNode => (
  <div className="flex flex-col gap-6" aria-busy>
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-28 w-full max-w-[30rem]" />
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-13 w-40" />
  </div>
)
