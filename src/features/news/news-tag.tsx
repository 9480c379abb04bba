import { useText } from '../../i18n/language.ts'
import { Badge } from '../../ui/feedback/badge.tsx'

/** Tag with the type of a news item: new (RELS) or update (NEWSP). Other types have none. */
export const NewsTag = ({ typeCode }: { readonly typeCode: string }) => {
  const text = useText()
  if (typeCode === 'RELS') return <Badge tone="brand">{text('news.RELS.tag')}</Badge>
  if (typeCode === 'NEWSP') return <Badge tone="info">{text('news.NEWSP.tag')}</Badge>
  return null
}
