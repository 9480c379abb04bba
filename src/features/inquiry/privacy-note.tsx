import { useTranslation } from 'react-i18next'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import { paths } from '#specs/rules/paths.ts'
import { ExternalLink } from '../../ui/navigation/external-link.tsx'

/** Says an anonymous visitor what happens to their personal information. The policy opens beside the form. */
export const PrivacyNote = ({ type }: { readonly type: InquiryType }) => {
  const { t } = useTranslation('inquiryForm')
  const rows = [
    [t('form.privacy.collected'), t(type === 'sales' ? 'form.privacy.collectedForSales' : 'form.privacy.collectedFor')],
    [t('form.privacy.purpose'), t('form.privacy.purposeOf')],
    [t('form.privacy.period'), t('form.privacy.periodOf')],
  ]
  return (
    <section aria-labelledby="privacy-note" className="rounded-md bg-surface-soft px-4 py-3 text-sm">
      <h2 id="privacy-note" className="text-base">
        {t('form.privacy.title')}
      </h2>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 md:grid-cols-[max-content_minmax(0,1fr)]">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft max-md:mb-1">{text}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={paths.privacyPolicy()} newTab={t('shell.newTab')} className="link mt-1 py-1">
        {t('policy.privacy')}
      </ExternalLink>
    </section>
  )
}
