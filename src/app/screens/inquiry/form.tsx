import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isSearched } from '#specs/rules/inquiry-fields.ts'
import { paths } from '#specs/rules/paths.ts'
import type { InquiryType } from '#specs/rules/inquiry-types.ts'
import { useLocale, useText } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import { Captcha } from '../../../features/captcha/captcha.tsx'
import { InquiryForm } from '../../../features/inquiry/inquiry-form.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ChatbotLauncher } from '../../parts/chatbot-launcher.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useLoginPath } from '../../parts/use-login-path.ts'

/** The inquiry form of the type in the URL. The route accepts known types only. */
export const InquiryFormScreen = () => {
  const { type } = useParams()
  // Keyed by type, so that another type starts with a new form.
  return <Form key={type} type={type as InquiryType} />
}

const Form = ({ type }: { readonly type: InquiryType }) => {
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
  return (
    <Page lead={text(`inquiry.${type}.lead`)}>
      <ChatbotLauncher />
      <QueryView
        query={{ data: isLoading || isFailed ? undefined : { member }, isError: isFailed, refetch: retry }}
        skeleton={
          <div className="flex flex-col gap-6">
            {Array.from({ length: 6 }, (_, i) => (
              <Skeleton key={i} className="h-19 w-full max-w-[41rem]" />
            ))}
          </div>
        }
      >
        {() => (
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
      </QueryView>
    </Page>
  )
}
