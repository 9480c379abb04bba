import { assumed, clauses } from './clause.ts'

/** The support landing page: hero, notice strip, FAQ block, news block, cards. */
export const landing = {
  ...clauses(2, {
    'landing.page.route': 'The landing page of customer support opens at /support.',
    'landing.hero.shown': 'The landing page has a hero block.',
    'landing.notice-strip.direction': 'The notice strip of the landing page moves its notices vertically.',
    'landing.notice-strip.loop': 'After its last notice the notice strip goes on with the first one.',
    'landing.notice-strip.hover-expands': 'Pointing at the notice strip expands it.',
    'landing.notice-strip.show-all': 'The notice strip has a link that shows all notices.',
    'landing.faq.tabs': 'The FAQ block of the landing page has tabs for the FAQ categories.',
    'landing.faq.tab-all': 'The all tab of the FAQ block links to /support/faq/all.',
    'landing.faq.tab-mbr': 'The mbr tab of the FAQ block links to /support/faq/mbr.',
    'landing.faq.tab-bill': 'The bill tab of the FAQ block links to /support/faq/bill.',
    'landing.faq.tab-edu': 'The edu tab of the FAQ block links to /support/faq/edu.',
    'landing.faq.tab-etc': 'The etc tab of the FAQ block links to /support/faq/etc.',
    'landing.faq.tab-trbl': 'The trbl tab of the FAQ block links to /support/faq/trbl.',
    'landing.faq.tab-solut': 'The solut tab of the FAQ block links to /support/faq/solut.',
    'landing.faq.tab-prod': 'The product tab of the FAQ block links to /support/faq/prod?categoryCode3={code}&page=1.',
    'landing.news.tab-new': 'The new tab of the service-news block lists news of the type RELS.',
    'landing.news.tab-update': 'The update tab of the service-news block lists news of the type NEWSP.',
    'landing.news.hidden-large-and-below': 'The service-news block is hidden on large screens and on all smaller ones.',
    'landing.cards.green-house-route': 'A support card of the landing page links to /support/greenHouse.',
    'landing.cards.green-house-sites': 'The greenHouse card stands on the public and the fin site.',
    'landing.cards.green-house-locales': 'The greenHouse card shows in ko, in en and in ja.',
    'landing.cards.green-rookie-route': 'A support card of the landing page links to /support/greenRookie.',
    'landing.cards.green-rookie-sites': 'The greenRookie card stands on the public and the fin site.',
    'landing.cards.green-rookie-locales': 'The greenRookie card shows in ko only.',
    'landing.cards.green-developers-route': 'A support card of the landing page links to /support/greenDevelopers.',
    'landing.cards.green-developers-sites': 'The greenDevelopers card stands on the public site alone.',
    'landing.cards.green-developers-locales': 'The greenDevelopers card shows in ko only.',
    'landing.question-button.link': 'A button of the landing page leads to /support/question.',
  }),
  ...clauses(6, {
    'landing.cards.hidden-on-gov': 'The gov site shows no support cards on the landing page.',
  }),
  ...clauses(7, {
    'landing.notice-strip.latest': 'The notice strip shows the latest notices.',
  }),
  ...clauses(9, {
    'landing.notice-strip.count': 'The notice strip holds 3 notices.',
    'landing.notice-strip.height': 'The notice strip at rest is 72px high.',
    'landing.notice-strip.autoplay': 'The notice strip moves on by itself every 3 seconds.',
    'landing.news.per-tab': 'Each tab of the service-news block lists up to 9 items.',
  }),
  ...assumed({
    'landing.notice-strip.show-all-route': 'The show-all link of the notice strip leads to /support/notice/all.',
    'landing.notice-strip.opens-notice': 'A notice of the strip leads to /support/notice/all/{noticeId}.',
    'landing.notice-strip.pause-button': 'A button pauses the notice strip and starts it again.',
    'landing.notice-strip.still-under-reduced-motion':
      'Under prefers-reduced-motion the notice strip does not move by itself.',
    'landing.news.from-extra-large': 'The service-news block is hidden at 1259px and shown at 1260px.',
    'landing.news.opens-item': 'An item of the service-news block leads to /intro/news/{serviceNewsNo}.',
  }),
}
