import { assumed, clauses } from './clause.ts'

/** Service news: the list and one item. */
export const news = {
  ...clauses(2, {
    'news.page.route': 'The service news open at /intro/news.',
    'news.detail.route': 'One news item opens at /intro/news/{serviceNewsNo}.',
    'news.address.type-codes': 'The parameter serviceNewsTypeCodes of the news address filters by news type.',
  }),
  ...clauses(3, {
    'news.type.rels': 'News of the type RELS are shown as new.',
    'news.type.newsp': 'News of the type NEWSP are shown as updates.',
  }),
  ...clauses(7, {
    'news.list.empty': 'A news list without entries shows the no-list message.',
  }),
  ...assumed({
    'news.list.newest-first': 'A news list begins with the newest applyYmd.',
    'news.list.page-in-address': 'The page of the news list stands in the address as page, counted from 1.',
    'news.list.date': 'A news item shows its applyYmd as the server sent it.',
    'news.detail.unknown': 'The address of a news item that does not exist shows the not-found page.',
    'news.detail.product-link': 'A news item links to the detailLinkUrl of its product.',
  }),
}
