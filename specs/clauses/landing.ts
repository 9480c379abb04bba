import { assumed, clauses } from './clause.ts'

/** The support landing page: hero, notice strip, FAQ block, news block, cards. */
export const landing = {
  ...clauses(2, {
    'landing.page.route': 'The landing page of customer support opens at /support.',
    'landing.hero.shown': 'The landing page has a hero block.',
    'landing.notice-strip.direction': 'The notice strip of the landing page scrolls its notices vertically.',
    'landing.notice-strip.loop': 'After the last notice, the notice strip continues with the first one.',
    'landing.notice-strip.hover-expands': 'Hovering over the notice strip expands it.',
    'landing.notice-strip.show-all': 'The notice strip has a link that shows all notices.',
    'landing.faq.tabs': 'The FAQ block of the landing page has tabs for the FAQ categories.',
    'landing.faq.tab-all': 'The "all" tab of the FAQ block links to /support/faq/all.',
    'landing.faq.tab-mbr': 'The mbr tab of the FAQ block links to /support/faq/mbr.',
    'landing.faq.tab-bill': 'The bill tab of the FAQ block links to /support/faq/bill.',
    'landing.faq.tab-edu': 'The edu tab of the FAQ block links to /support/faq/edu.',
    'landing.faq.tab-etc': 'The etc tab of the FAQ block links to /support/faq/etc.',
    'landing.faq.tab-trbl': 'The trbl tab of the FAQ block links to /support/faq/trbl.',
    'landing.faq.tab-solut': 'The solut tab of the FAQ block links to /support/faq/solut.',
    'landing.faq.tab-prod': 'The product tab of the FAQ block links to /support/faq/prod?categoryCode3={code}&page=1.',
    'landing.news.tab-new': 'The "new" tab of the service-news block lists news of type RELS.',
    'landing.news.tab-update': 'The "update" tab of the service-news block lists news of type NEWSP.',
    'landing.news.hidden-large-and-below': 'The service-news block is hidden on large and smaller screens.',
    'landing.cards.green-house-route': 'A support card of the landing page links to /support/greenHouse.',
    'landing.cards.green-house-sites': 'The greenHouse card is shown on the public and fin sites.',
    'landing.cards.green-house-locales': 'The greenHouse card is shown in ko, en and ja.',
    'landing.cards.green-rookie-route': 'A support card of the landing page links to /support/greenRookie.',
    'landing.cards.green-rookie-sites': 'The greenRookie card is shown on the public and fin sites.',
    'landing.cards.green-rookie-locales': 'The greenRookie card is shown only in ko.',
    'landing.cards.green-developers-route': 'A support card of the landing page links to /support/greenDevelopers.',
    'landing.cards.green-developers-sites': 'The greenDevelopers card is shown only on the public site.',
    'landing.cards.green-developers-locales': 'The greenDevelopers card is shown only in ko.',
    'landing.question-button.link': 'A button on the landing page links to /support/question.',
  }),
  ...clauses(6, {
    'landing.cards.hidden-on-gov': 'The gov site shows no support cards on the landing page.',
  }),
  ...clauses(7, {
    'landing.notice-strip.latest': 'The notice strip shows the latest notices.',
    'landing.notice-strip.size-three': 'The notice strip requests GET /api/support/notice with size=3.',
  }),
  ...clauses(9, {
    'landing.notice-strip.count': 'The notice strip contains 3 notices.',
    'landing.notice-strip.height': 'The collapsed notice strip is 72px high.',
    'landing.notice-strip.autoplay': 'The notice strip advances automatically every 3 seconds.',
    'landing.news.per-tab': 'Each tab of the service-news block lists up to 9 items.',
  }),
  ...assumed({
    'landing.notice-strip.show-all-route': 'The show-all link of the notice strip opens /support/notice/all.',
    'landing.notice-strip.opens-notice': 'A notice in the notice strip links to /support/notice/all/{noticeId}.',
    'landing.notice-strip.pause-button': 'A button pauses and resumes the notice strip.',
    'landing.notice-strip.still-under-reduced-motion':
      'Under prefers-reduced-motion, the notice strip does not advance automatically.',
    'landing.news.from-extra-large': 'The service-news block is hidden at 1259px and shown at 1260px.',
    'landing.notice-strip.focus-expands': 'Moving the focus into the notice strip expands it.',
    'landing.notice-strip.held-while-expanded': 'While the notice strip is expanded, it does not advance.',
    'landing.hero.search': 'The search of the landing page opens /support/faq/all?searchKeyword={keyword}.',
    'landing.hero.popular-words': 'Each recommended keyword on the landing page links to its FAQ search.',
    'landing.incidents.ongoing': 'The landing page lists ongoing incidents, each with a link to its event log.',
    'landing.incidents.none': 'Without ongoing incidents, the landing page shows a message that there are none.',
    'landing.faq.products': 'The landing page links to the questions of each product, with its categoryCode3.',
    'landing.blocks.retry':
      'A block of the landing page that fails to load shows an error and a button to load it again.',
    'landing.blocks.empty': 'A block of the landing page without content shows a message that it is empty.',
    'landing.page.downloads':
      'A visit to the landing page downloads at most 2.5 times the scripts of a page with nothing but React, and no code of form controls.',
    'landing.visit.keyboard-only':
      'At 375 px, a member searches the FAQ, reads an answer, sends an inquiry with a file and finds it in My inquiries with the keyboard alone.',
    'landing.news.opens-item': 'An item of the service-news block links to /intro/news/{serviceNewsNo}.',
  }),
}
