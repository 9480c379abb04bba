import { useState } from 'react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isSearched } from '#specs/rules/inquiry-fields.ts'
import { paths } from '#specs/rules/paths.ts'
import { inquiryTitle, isInquiryType, type InquiryType } from '#specs/rules/inquiry-types.ts'
import { useLocale, useText } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import { Captcha } from '../../../features/captcha/captcha.tsx'
import { InquiryForm } from '../../../features/inquiry/inquiry-form.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../parts/page.tsx'
import { PopupOpener } from '../../parts/popup-opener.tsx'
import { useLoginPath } from '../../parts/use-login-path.ts'
import { NotFoundPage } from '../../router/not-found.tsx'

export const QuestionPage = () => {
  const { type } = useParams()
  // Keyed by type, so that another type starts with a new form.
  return isInquiryType(type) ? <Question key={type} type={type} /> : <NotFoundPage />
}

const Question = ({ type }: { readonly type: InquiryType }) => {
  const text = useText()
  const [locale] = useLocale()
  const { site } = useSite()
  const { member, isLoading, isFailed, retry } = useSession()
  const navigate = useNavigate()
  const loginPath = useLoginPath()
  const [search] = useSearchParams()
  const [address] = useState(() => {
    const [parentCode, code, inputchannel] = ['parentCode', 'code', 'inputchannel'].map((name) =>
      search.get(name)?.trim(),
    )
    // With two selects, the detail requires its group; the searchable list does not.
    const isCategory = parentCode || (code && isSearched({ type }))
    return {
      ...(isCategory && { primaryCode: parentCode ?? '', bbsArticleTypeDetailCode: code ?? '' }),
      ...(inputchannel && { inputchannel }),
    }
  })
  const title = text(inquiryTitle(type, site))
  const isChatbotAsked = search.get('chatbotState') === 'open'
  if (isChatbotAsked && !member && !isLoading && !isFailed) return <Navigate to={loginPath} replace />
  return (
    <Page
      title={title}
      lead={text(`inquiry.${type}.lead`)}
      crumbs={[{ text: text('area.support') }, { text: text('menu.question'), to: paths.inquiryEntry() }]}
    >
      {isChatbotAsked && member && <PopupOpener path="/chatbot" name="chatbot" width={420} height={720} />}
      {isFailed && <LoadError text={text('error.loadFailed')} retry={text('error.retry')} onRetry={retry} />}
      {isLoading && (
        <div className="flex flex-col gap-6">
          {Array.from({ length: 6 }, (_, i) => (
            <Skeleton key={i} className="h-19 w-full max-w-[41rem]" />
          ))}
        </div>
      )}
      {!isLoading && !isFailed && (
        <div className="flex flex-col gap-6">
          {!member && (
            <InlineAlert>
              {text('inquiry.signIn')}{' '}
              <Link to={loginPath} className="font-medium whitespace-nowrap underline underline-offset-3">
                {text('login.title')}
              </Link>
            </InlineAlert>
          )}
          <InquiryForm
            key={member?.email ?? ''}
            type={type}
            site={site}
            locale={locale}
            member={member}
            address={address}
            Captcha={Captcha}
            onSent={() => (member ? navigate(paths.myInquiriesOfType({ type: 'all' })) : location.reload())}
          />
        </div>
      )}
    </Page>
  )
}
