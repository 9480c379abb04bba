import { useTranslation } from 'react-i18next'
import type { ServiceCategory } from '#specs/contract/news.ts'
import { Tag } from '../../ui/feedback/badge.tsx'
import { ExternalLink } from '../../ui/navigation/external-link.tsx'

interface NewsTagProps {
  readonly typeCode: string
  /** The name of a type that the page does not know. */
  readonly name?: string | undefined
}

/** Tag with the type of a news item: new (RELS), update (NEWSP), or one that the server names. */
export const NewsTag = ({ typeCode, name }: NewsTagProps) => {
  const { t } = useTranslation()
  if (typeCode === 'RELS') return <Tag tone="brand">{t('news.RELS.tag')}</Tag>
  if (typeCode === 'NEWSP') return <Tag tone="info">{t('news.NEWSP.tag')}</Tag>
  return name && <Tag>{name}</Tag>
}

/** A back end could send `javascript:` or `data:`. */
const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '')

/** The products that a news item is about, with links to their pages. */
export const Products = ({ products }: { readonly products: readonly ServiceCategory[] }) => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="text-lg">
        {t('news.products')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {products.map(({ serviceCode, serviceName = serviceCode, upperServiceName, detailLinkUrl }) => (
          <li
            key={serviceCode}
            className="relative rounded-md only:col-span-full border border-line px-4 py-3 has-[a]:hover:border-brand"
          >
            {upperServiceName && <span className="block text-sm text-ink-faint">{upperServiceName}</span>}
            {isWebAddress(detailLinkUrl) ? (
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

/** The names of products, in one line. */
export const productNames = (products: readonly ServiceCategory[]): string =>
  products.map(({ serviceCode, serviceName }) => serviceName ?? serviceCode).join(' · ')
