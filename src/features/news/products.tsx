import { useTranslation } from 'react-i18next'
import type { ServiceCategory } from '#specs/contract/news.ts'
import { ExternalLink } from '../../ui/navigation/external-link.tsx'

/** The products that a news item is about, with links to their pages. */
export const Products = ({ products }: { readonly products: readonly ServiceCategory[] }) => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="text-lg">
        {t('news.products')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {products.map(({ serviceCode, serviceName = serviceCode, upperServiceName, detailLinkUrl }) => (
          <li key={serviceCode} className="relative rounded-md border border-line px-4 py-3 has-[a]:hover:border-brand">
            {upperServiceName && <span className="block text-sm text-ink-faint">{upperServiceName}</span>}
            {detailLinkUrl ? (
              <ExternalLink
                href={detailLinkUrl}
                newTab={` (${t('shell.newTab')})`}
                className="font-semibold after:absolute after:inset-0 after:rounded-md"
              >
                {serviceName}
              </ExternalLink>
            ) : (
              <span className="font-semibold">{serviceName}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
