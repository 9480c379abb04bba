import Headset from 'lucide-react/icons/headset'
import { useSearchParams } from 'react-router-dom'
import { Breadcrumb } from './breadcrumb.tsx'
import { CardLink } from './card-link.tsx'
import { Pagination } from './pagination.tsx'
import { Badge } from '../feedback/badge.tsx'
import { Pairs, Row, Samples } from '../examples.tsx'

const tones = ['neutral', 'brand', 'info', 'good', 'warn', 'bad'] as const

export const ListSamples = () => {
  const [query] = useSearchParams()
  const page = Number(query.get('page') ?? 1)
  return (
    <Samples title="Lists and ways">
      <Breadcrumb
        label="You are here, in the gallery"
        crumbs={[{ text: 'Home', to: '/' }, { text: 'Support' }, { text: 'General inquiry' }]}
      />
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      {[1, 5, 24].map((pages) => (
        <Pagination
          key={pages}
          page={Math.min(page, pages)}
          pages={pages}
          hrefOf={(to) => `/gallery?page=${to}`}
          label={`Pages of ${pages}`}
          previous="Previous"
          next="Next"
        />
      ))}
      <Pairs>
        <CardLink to="/" title="A card" text="With an icon and a text." icon={<Headset aria-hidden size={22} />} />
        <CardLink to="/" title="A card with a title alone" />
      </Pairs>
    </Samples>
  )
}
