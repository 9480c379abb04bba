import { assumed, clauses, section } from './clause.ts'

export const landing = section('Landing page of support', '/support', {
  'The landing page introduces support and leads to the inquiry form.': {
    ...clauses({
      'landing.page.route': ['2.1 1.1', 'The landing page of customer support opens at /support.'],
      'landing.hero.shown': ['2.1', 'The landing page has a hero block.'],
    }),
    ...assumed({
      'landing.hero.search':
        'The search of the home page, of the landing page or of the FAQ, and each recommended keyword, open /support/faq/all?searchKeyword={keyword}.',
      'landing.page.downloads':
        'A visit to the landing page downloads at most 2.5 times the scripts of a page with nothing but React, and no code of form controls.',
    }),
  },
  'A button leads to the inquiry form.': clauses({
    'landing.question-button.link': ['2.6', 'A button on the landing page links to /support/question.'],
  }),
  'The latest notices rotate in a strip that expands.': {
    ...clauses({
      'landing.notice-strip.direction': ['2.2', 'The notice strip of the landing page scrolls its notices vertically.'],
      'landing.notice-strip.loop': ['2.2 9.5', 'After the last notice, the notice strip continues with the first one.'],
      'landing.notice-strip.hover-expands': ['2.2 4.9', 'Hovering over the notice strip expands it.'],
      'landing.notice-strip.show-all': ['2.33', 'The notice strip has a link that shows all notices.'],
      'landing.notice-strip.latest': ['7.1', 'The notice strip shows the latest notices.'],
      'landing.notice-strip.size-three': ['7.1', 'The notice strip requests GET /api/support/notice with size=3.'],
      'landing.notice-strip.count': ['9.5 2.2', 'The notice strip contains 3 notices.'],
      'landing.notice-strip.height': ['9.5 2.2', 'The collapsed notice strip is 72px high.'],
      'landing.notice-strip.autoplay': ['9.5 2.2', 'The notice strip advances automatically every 3 seconds.'],
    }),
    ...assumed({
      'landing.notice-strip.show-all-route':
        'The show-all link of the notice strip opens /support/notice/all, and each of its notices /support/notice/all/{noticeId}.',
      'landing.notice-strip.pause-button': 'A button pauses and resumes the notice strip.',
      'landing.notice-strip.focus-expands':
        'Moving the focus into the notice strip expands it too; while it is expanded, it does not advance.',
    }),
  },
  'The landing page shows questions of the FAQ by category.': {
    ...clauses({
      'landing.faq.tabs': ['2.3', 'The FAQ block of the landing page has tabs for the FAQ categories.'],
      'landing.faq.tab-all': ['2.3', 'The "all" tab of the FAQ block links to /support/faq/all.'],
      'landing.faq.tab-mbr': ['2.3', 'The mbr tab of the FAQ block links to /support/faq/mbr.'],
      'landing.faq.tab-bill': ['2.3', 'The bill tab of the FAQ block links to /support/faq/bill.'],
      'landing.faq.tab-edu': ['2.3', 'The edu tab of the FAQ block links to /support/faq/edu.'],
      'landing.faq.tab-etc': ['2.3', 'The etc tab of the FAQ block links to /support/faq/etc.'],
      'landing.faq.tab-trbl': ['2.3', 'The trbl tab of the FAQ block links to /support/faq/trbl.'],
      'landing.faq.tab-solut': ['2.3', 'The solut tab of the FAQ block links to /support/faq/solut.'],
      'landing.faq.tab-prod': [
        '2.3',
        'The product tab of the FAQ block links to /support/faq/prod?categoryCode3={code}&page=1.',
      ],
    }),
    ...assumed({
      'landing.faq.products':
        'The landing page links to the questions of each product, with its categoryCode3, and to those about prices of each product group that has some; without any, it has no such menu.',
      'landing.faq.request':
        'The FAQ block requests GET /api/support/faq with page=0 and size=10, once for each category that it shows.',
    }),
  },
  'On screens from 1260 px, the landing page shows new and updated services.': {
    ...clauses({
      'landing.news.tab-new': ['2.4', 'The "new" tab of the service-news block lists news of type RELS.'],
      'landing.news.tab-update': ['2.4', 'The "update" tab of the service-news block lists news of type NEWSP.'],
      'landing.news.hidden-large-and-below': ['2.4', 'The service-news block is hidden on large and smaller screens.'],
      'landing.news.per-tab': ['9.8 2.4', 'Each tab of the service-news block lists up to 9 items.'],
    }),
    ...assumed({
      'landing.news.cached':
        'The service-news block requests GET /service-news/page/cached and, if that returns 404, 405 or 501, GET /service-news/page.',
      'landing.news.opens-item': 'An item of the service-news block links to /intro/news/{serviceNewsNo}.',
    }),
  },
  'Cards lead to the support programmes of the site.': clauses({
    'landing.cards.green-house-route': ['2.5', 'A support card of the landing page links to /support/greenHouse.'],
    'landing.cards.green-house-sites': ['2.5', 'The greenHouse card is shown on the public and fin sites.'],
    'landing.cards.green-house-locales': ['2.5', 'The greenHouse card is shown in ko, en and ja.'],
    'landing.cards.green-rookie-route': ['2.5', 'A support card of the landing page links to /support/greenRookie.'],
    'landing.cards.green-rookie-sites': ['2.5', 'The greenRookie card is shown on the public and fin sites.'],
    'landing.cards.green-rookie-locales': ['2.5', 'The greenRookie card is shown only in ko.'],
    'landing.cards.green-developers-route': [
      '2.5',
      'A support card of the landing page links to /support/greenDevelopers.',
    ],
    'landing.cards.green-developers-sites': ['2.5', 'The greenDevelopers card is shown only on the public site.'],
    'landing.cards.green-developers-locales': ['2.5', 'The greenDevelopers card is shown only in ko.'],
    'landing.cards.hidden-on-gov': ['6.9 2.5', 'The gov site shows no support cards on the landing page.'],
  }),
  'Current incidents are shown.': assumed({
    'landing.incidents.ongoing':
      'The landing page has the strip of the entry page: it shows the latest ongoing incident with its start and a link to its event log, or that there is none.',
  }),
  'A block that fails does not affect the others.': assumed({
    'landing.blocks.retry':
      'A block of the landing page that fails to load shows an error and a button to load it again, and one without content a message that it is empty.',
  }),
})
