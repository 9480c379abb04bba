import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { MyInquiry } from '#specs/contract/my-page-records.ts'
import { translateMessage } from '#specs/messages/i18n.ts'
import { additionalInquiryBlockedBy } from '#specs/rules/additional.ts'
import { inquiryTypeOf } from '#specs/model/inquiry-types.ts'
import { limits } from '#specs/model/limits.ts'
import { paths } from '#specs/rules/paths.ts'
import { isRefused } from '../../../api/call.ts'
import { additionalCondition } from '../../../api/queries/additional.ts'
import { AdditionalForm } from '../../../features/inquiry/additional-form.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import {
  AboutInquiry,
  AlertScreen,
  BadLink,
  FinishedText,
  useLinkSite,
  useOwnInquiry,
} from '../../parts/linked-form.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useFormKey } from '../../parts/use-form-key.ts'
import { ReceiptNumber } from '../../../features/inquiry/receipt-notice.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { useHydrated } from '../../../hydrated.tsx'
import { ConditionSkeleton, ConditionSummary } from './parts/condition-summary.tsx'

/** An additional inquiry to the inquiry in the URL. The code in the path is its detail category. */
export const AdditionalInquiryScreen = () => {
  const { t } = useTranslation('survey')
  const { code = '' } = useParams()
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const isLeaving = useLinkSite()
  const [errors, setErrors] = useState(0)
  const parentInquiryId = query.get('parentInquiryId')?.trim()
  return (
    <Page lead={t('additional.lead')} errors={errors}>
      {/* Higher than most windows, so that the footer does not move when the form arrives. */}
      <div className="min-h-[70vh]">
        {!isHydrated && <ConditionSkeleton />}
        {isHydrated && !isLeaving && !parentInquiryId && <BadLink />}
        {isHydrated && !isLeaving && parentInquiryId && (
          <Checked key={parentInquiryId} code={code} parentInquiryId={parentInquiryId} onErrors={setErrors} />
        )}
      </div>
    </Page>
  )
}

/** The last answer to an inquiry and its additional ones. */
const lastAnswer = ({ answerList, additionalInquiryList }: MyInquiry) =>
  [answerList, ...additionalInquiryList.map((additional) => additional.answerList)]
    .flat()
    .toSorted((a, b) => (a.regYmdt < b.regYmdt ? -1 : 1))
    .at(-1)

interface CheckedProps {
  /** The detail category of the first inquiry. */
  readonly code: string
  readonly parentInquiryId: string
  readonly onErrors: (count: number) => void
}

/** The form, after the check whether an additional inquiry is possible. */
const Checked = ({ code, parentInquiryId, onErrors }: CheckedProps) => {
  const [locale] = useLocale()
  const { site } = useSite()
  const session = useSession()
  const own = useOwnInquiry(parentInquiryId)
  const condition = useQuery(additionalCondition(parentInquiryId))
  const [sentId, setSentId] = useState<number>()
  const owner = (session.member ?? session.expired)?.email
  const formKey = useFormKey(owner)
  if (sentId !== undefined) return <SentInquiry id={sentId} />
  if (isRefused(condition.error)) return <BadLink />
  return (
    <QueryView
      // The owner of the draft is known once the session has been loaded, or could not be loaded.
      query={{ ...condition, data: own.isLoading || !condition.isFetchedAfterMount ? undefined : condition.data }}
      skeleton={<ConditionSkeleton />}
    >
      {(data) => {
        const blockedBy = additionalInquiryBlockedBy(data, data.at)
        if (blockedBy) return <Blocked key={blockedBy} by={blockedBy} />
        return (
          <div className="flex flex-col gap-8">
            {own.inquiry && <AboutInquiry inquiry={own.inquiry} answer={lastAnswer(own.inquiry)} />}
            <ConditionSummary code={code} parentInquiryId={parentInquiryId} condition={data} />
            <AdditionalForm
              key={formKey}
              // Codes begin with that of their type.
              type={inquiryTypeOf(code.split('_')[0]) ?? 'general'}
              site={site}
              locale={locale}
              parentInquiryId={parentInquiryId}
              owner={owner ?? null}
              onErrors={onErrors}
              onSent={(inquiryId) => {
                onErrors(0)
                setSentId(inquiryId)
              }}
              onClosed={async () => {
                const { data: latest, isError } = await condition.refetch()
                return !isError && latest !== undefined && !additionalInquiryBlockedBy(latest, latest.at)
              }}
            />
          </div>
        )
      }}
    </QueryView>
  )
}

/** Why an additional inquiry is not possible, and where the visitor goes instead. */
const blocked = {
  noCustomer: {
    title: 'additional.noCustomer.title',
    message: 'question.additionalInquiryMsg1',
    action: 'notFound.home',
    to: paths.home(),
  },
  overLimit: {
    title: 'additional.overLimit.title',
    message: ['question.additionalInquiryMsg2', { days: limits.additionalDays, max: limits.additionalMax }],
    action: 'additional.toLogin',
    // After signing in, the visitor sends a new inquiry, as the message says.
    to: paths.login({ returnUrl: paths.inquiryEntry() }),
  },
} as const

const Blocked = ({ by }: { readonly by: keyof typeof blocked }) => {
  const navigate = useNavigate()
  const { t } = useTranslation('survey')
  const { title, message, action, to } = blocked[by]
  return (
    <AlertScreen
      title={t(title)}
      message={translateMessage(t, message)}
      action={t(action)}
      onClose={() => void navigate(to, { replace: true })}
    />
  )
}

/** The receipt of an additional inquiry, with ways on. */
const SentInquiry = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('survey')
  const { member } = useSession()
  return (
    <FinishedText title={t('additional.sent')} text={t('inquiry.receipt.next')} isFocused>
      <ReceiptNumber id={id} />
      <div className="flex flex-wrap gap-2">
        {member && <LinkButton to={paths.myInquiriesOfType({ type: 'all' })}>{t('inquiry.receipt.list')}</LinkButton>}
        <LinkButton to={paths.home()} variant="secondary">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </FinishedText>
  )
}
