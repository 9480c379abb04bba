import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/feedback/badge.tsx'

/** Tag with the type of a news item: new (RELS) or update (NEWSP). Other types have none. */
export const NewsTag = ({ typeCode }: { readonly typeCode: string }) => {
  const { t } = useTranslation()
  if (typeCode === 'RELS') return <Badge tone="brand">{t('news.RELS.tag')}</Badge>
  if (typeCode === 'NEWSP') return <Badge tone="info">{t('news.NEWSP.tag')}</Badge>
  return null
}
