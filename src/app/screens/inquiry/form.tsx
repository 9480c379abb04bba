import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isSearched } from '#specs/model/inquiry-fields.ts'
import { paths } from '#specs/rules/paths.ts'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import { useLocale } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { useSite } from '../../../site.ts'
import { LateCaptcha, useCaptchaCode } from '../../../features/captcha/late-captcha.tsx'
import { IncidentStrip } from '../../../features/event-log/incident-strip.tsx'
import { InquiryForm } from '../../../features/inquiry/inquiry-form.tsx'
import { ReceiptNotice } from '../../../features/inquiry/receipt-notice.tsx'
import { useReceipt } from '../../../features/inquiry/receipt.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useFormKey } from '../../parts/use-form-key.ts'
import { useLoginPath } from '../../parts/use-login-path.ts'

/** The inquiry form of the type in the URL. The route accepts known types only. */
export const InquiryFormScreen = () => {
  const { type } = useParams()
  // Keyed by type, so that another type starts with a new form.
  return <Form key={type} type={type as InquiryType} />
}

const Form = ({ type }: { readonly type: InquiryType }) => {
  useCaptchaCode()
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { site } = useSite()
  const { member, expired, isLoading, isFailed, retry } = useSession()
  // The form of a member whose session has expired stays theirs.
  const owner = member ?? expired
  const formKey = useFormKey(owner?.email)
  const { receipt, isNew, keep, close } = useReceipt(site, isLoading || isFailed ? undefined : (owner?.email ?? null))
  const [errors, setErrors] = useState(0)
  const navigate = useNavigate()
  const loginPath = useLoginPath()
  const [search] = useSearchParams()
  const [parentCode, code, inputchannel] = ['parentCode', 'code', 'inputchannel'].map((name) =>
    search.get(name)?.trim(),
  )
  // With two selects, the detail requires its group; the searchable list does not.
  const isCategory = parentCode || (code && isSearched({ type }))
  const address = {
    ...(isCategory && { primaryCode: parentCode ?? '', bbsArticleTypeDetailCode: code ?? '' }),
    ...(inputchannel && { inputchannel }),
  }
  // A receipt comes first.
  const strip = type === 'trouble' && <IncidentStrip />
  return (
    <Page lead={t(`inquiry.${type}.lead`)} errors={errors} status={isNew ? t('inquiry.sent') : undefined}>
      {!receipt && strip && <div className="mb-6">{strip}</div>}
      <QueryView
        query={{ data: isLoading || isFailed ? undefined : { owner }, isError: isFailed, refetch: retry }}
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
            {receipt && (
              <ReceiptNotice
                receipt={receipt}
                isFocused={isNew}
                hasText
                actions={<NextLinks isMember={owner !== null} />}
                onClose={close}
              >
                {owner && t('inquiry.receipt.track')}
              </ReceiptNotice>
            )}
            {receipt && strip}
            {!owner && !receipt && (
              <InlineAlert>
                <span>{t('inquiry.signIn')}</span>{' '}
                <Link to={loginPath} className="font-medium whitespace-nowrap underline underline-offset-3">
                  {t('login.title')}
                </Link>
              </InlineAlert>
            )}
            <InquiryForm
              key={formKey}
              type={type}
              site={site}
              locale={locale}
              member={owner}
              isSessionExpired={expired !== null}
              address={address}
              loginPath={loginPath}
              Captcha={LateCaptcha}
              onAccepted={keep}
              onErrors={setErrors}
              onSent={() => (member ? navigate(paths.myInquiriesOfType({ type: 'all' })) : reloadAtTop())}
            />
          </div>
        )}
      </QueryView>
    </Page>
  )
}

/** Where to go after an inquiry was sent. */
const NextLinks = ({ isMember }: { readonly isMember: boolean }) => {
  const { t } = useTranslation()
  const links = [
    ...(isMember ? [{ to: paths.myInquiriesOfType({ type: 'all' }), label: t('inquiry.receipt.list') }] : []),
    { to: paths.inquiryEntry(), label: t('inquiry.receipt.another') },
    { to: paths.home(), label: t('notFound.home') },
  ]
  return links.map(({ to, label }) => (
    <LinkButton key={to} to={to} variant="secondary" size="sm">
      {label}
    </LinkButton>
  ))
}

/** The browser restores the scroll position after a reload, but the receipt is at the top. */
const reloadAtTop = () => {
  window.scrollTo(0, 0)
  location.reload()
}
