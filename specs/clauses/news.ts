import { assumed, clauses, section } from './clause.ts'
import { limits } from '../model/limits.ts'

export const news = section('Service news', '/intro/news', {
  'News about services are listed by type, page by page.': {
    ...clauses({
      'news.page.route': ['2.30', 'The service news page opens at /intro/news.'],
      'news.type.rels': ['3.4', 'News of type RELS is shown as new.'],
      'news.type.newsp': ['3.4', 'News of type NEWSP is shown as an update.'],
      'news.list.size-nine': ['7.23', 'The news page requests GET /service-news/page with size=9.'],
      'news.list.empty': ['7.31', 'A news list without entries shows the message for an empty list.'],
    }),
    ...assumed({
      'news.type.from-server':
        'The tabs of the news page are the types of GET /service-news/type, unknown ones with the name that the server sends; if it fails or returns another shape, they are RELS and NEWSP.',
    }),
  },
  'News can be limited to some products.': assumed({
    'news.product.filter': `The news page lists only news about the chosen products, up to ${limits.newsProductsMax}, which the URL contains as serviceCodes; if GET /service-news/product fails, it has no product filter.`,
    'news.product.ignored-by-server':
      'If the server also returns news about other products, the page does not show them and shows a notice.',
  }),
  'An article of the news has its own address.': {
    ...clauses({
      'news.detail.route': ['2.30', 'One news item opens at /intro/news/{serviceNewsNo}.'],
      'news.address.type-codes': [
        '2.30',
        'The query parameter serviceNewsTypeCodes of the news page filters by news type.',
      ],
    }),
    ...assumed({
      'news.detail.keeps-type':
        'With serviceNewsTypeCodes in the URL of a news item, the links to the list, to the previous and to the next item stay within these types.',
      'news.detail.product-link': 'A news item links to the detailLinkUrl of its product.',
    }),
  },
})
