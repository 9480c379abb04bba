import { inLocale } from '#specs/model/locale.ts'
import type { Policy } from '#specs/sites/policies/policy.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { TermsText } from '../../../../ui/content/terms-text.tsx'
import { Page } from '../../../parts/page.tsx'

interface PolicyScreenProps {
  readonly policy: Policy
  readonly lead: string
}

/** Page with a policy of the provider. */
export const PolicyScreen = ({ policy: { effective, sections }, lead }: PolicyScreenProps) => {
  const [locale] = useLocale()
  return (
    <Page lead={lead}>
      <div className="flex max-w-[44rem] flex-col gap-8">
        <p className="text-sm text-ink-faint">{inLocale(effective, locale)}</p>
        {sections.map(({ title, text }) => (
          <section key={title.en}>
            <h2 className="mb-2 text-xl">{inLocale(title, locale)}</h2>
            <TermsText text={inLocale(text, locale)} />
          </section>
        ))}
      </div>
    </Page>
  )
}
