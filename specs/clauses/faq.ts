import { assumed, clauses, section } from './clause.ts'

export const faq = section('FAQ', '/support/faq/all', {
  'Questions are listed by category, page by page.': {
    ...clauses({
      'faq.page.route-bare': ['2.10', 'The FAQ opens at /support/faq.'],
      'faq.page.route-all': ['2.10', 'The list of all FAQ items opens at /support/faq/all.'],
      'faq.page.route-lower-case': ['2.10', 'The path of an FAQ category contains its categoryCode1 in lower case.'],
      'faq.category.mbr': ['2.10', 'The FAQ has the primary category mbr at /support/faq/mbr.'],
      'faq.category.bill': ['2.10', 'The FAQ has the primary category bill at /support/faq/bill.'],
      'faq.category.prod': ['2.10', 'The FAQ has the primary category prod at /support/faq/prod.'],
      'faq.category.edu': ['2.10', 'The FAQ has the primary category edu at /support/faq/edu.'],
      'faq.category.etc': ['2.10', 'The FAQ has the primary category etc at /support/faq/etc.'],
      'faq.category.trbl': ['2.10', 'The FAQ has the primary category trbl at /support/faq/trbl.'],
      'faq.category.solut': ['2.10', 'The FAQ has the primary category solut at /support/faq/solut.'],
      'faq.list.more-button': ['2.13', 'The FAQ list has a button that shows more items.'],
      'faq.list.pagination': ['2.13', 'The FAQ list has page numbers.'],
      'faq.list.size-ten': ['7.2', 'The FAQ page requests GET /api/support/faq with size=10.'],
      'faq.list.empty': ['7.31 2.13', 'An FAQ list without entries shows the message for an empty list.'],
      'faq.list.page-size': ['9.6 2.15', 'A page of the FAQ list contains 10 items.'],
      'faq.list.five-below-extra-large': [
        '9.6 2.15',
        'On screens below extra-large, the FAQ list initially shows at most 5 items.',
      ],
    }),
    ...assumed({
      'faq.page.category-list-route':
        'At /support/faq, the cards of the FAQ categories are shown above the list of all FAQ items, which has the query parameters of /support/faq/all.',
      'faq.page.unknown-category':
        'A category in the path that is unknown or that the site does not have redirects to /support/faq/all.',
      'faq.list.ten-from-extra-large':
        'From 1260px, the FAQ list shows 10 rows and page numbers; below, its request still has size=10.',
      'faq.list.more-shows-other-five':
        'Below 1260px, the "more" button first shows the other five rows of the page, then appends the next page below the visible rows.',
      'faq.list.reload-restores':
        'Reloading the FAQ list or going back to it restores its items, the open answers, the scroll position and the focus.',
    }),
  },
  'The categories on the tabs depend on the site.': {
    ...assumed(
      {
        'faq.tabs.public':
          'The FAQ codes have the primary codes MBR, BILL, EDU, ETC, TRBL, SOLUT and PROD on public, all but EDU on fin, and all but EDU and SOLUT on gov, whose items have no others either.',
      },
      { at: 'faqCodes' },
    ),
  },
  'The address contains the category, page, search and open items.': {
    ...clauses({
      'faq.address.category-code2': ['2.11', 'The query parameter categoryCode2 filters the FAQ list.'],
      'faq.address.category-code3': ['2.11', 'The query parameter categoryCode3 filters the FAQ list.'],
      'faq.address.page': ['2.11', 'The query parameter page selects the page of the FAQ list.'],
      'faq.address.search-keyword': ['2.11', 'The query parameter searchKeyword searches the FAQ.'],
    }),
    ...assumed({
      'faq.address.whole-search':
        'The URL of the FAQ list alone restores a search with its category and page, the opened items, and how many items the "more" button has shown.',
    }),
  },
  'A search finds questions by keyword and shows their categories.': {
    ...clauses({
      'faq.search.field': ['2.13', 'The FAQ can be searched by typing a keyword.'],
      'faq.search.chips': ['2.13', 'Pressing a keyword chip searches for that keyword.'],
      'faq.search.category-paths': ['2.13', 'The search result lists the matching category paths.'],
      'faq.search.view-more': ['2.13', 'A toggle in the search result shows the category paths beyond the first ones.'],
      'faq.search.view-less': [
        '2.13',
        'When all category paths are shown, the toggle hides those beyond the first ones again.',
      ],
      'faq.search.total': ['2.13', 'The search result shows the total count.'],
      'faq.search.empty-clears': ['4.6', 'Searching for an empty keyword clears the search.'],
      'faq.search.empty-leaves-address': ['4.6', 'Searching for an empty keyword removes searchKeyword from the URL.'],
      'faq.search.highlight-ignores-case': ['5.16', 'The highlighting of keyword matches is case-insensitive.'],
      'faq.search.filter-ignores-case': [
        '5.16',
        { text: 'The keyword search is case-insensitive.', at: 'faqs.searchKeyword' },
      ],
      'faq.search.paths-before-toggle': [
        '9.9 2.13',
        'The search result shows only the first 3 category paths until the toggle is used.',
      ],
    }),
    ...assumed({
      'faq.search.described': 'The OpenAPI document describes how the search splits, compares and ranks words.',
      'faq.search.highlight-shown':
        'The first result is on the first screen of 375 × 667 px, with two lines of its answer; typed words are highlighted, also with signs of regular expressions or markup and with letters whose length changes with their case.',
      'faq.search.nothing-found':
        'The heading, the document title and the count of a search name the keyword; a search without results shows a message and links to the inquiry entry page.',
    }),
    ...assumed(
      {
        'faq.search.sentences':
          'Of 40 sentences in Korean, English and Japanese that customers type, the search returns the intended item first for at least 34, and among the first 3 for all; of 60 short questions, it returns an item that answers it first for at least 57.',
        'faq.search.any-word':
          'A search of several words returns and counts every item that contains at least one of them, and first those that contain all.',
        'faq.search.rank':
          'A search ranks items by words in titles, where an answer to one of 25 intents, such as "charged twice", has its words, except in quotes and codes; then by recommended keywords, then by other words in bodies; then in list order.',
        'faq.search.korean-endings':
          'A word of a search matches without its Korean or English ending, in Japanese text without spaces, in full and in half width, and, if no item contains it, as the shorter words that it consists of.',
        'faq.search.stop-words':
          'Words that do not name a subject, numerals and polite endings are not searched for, unless there are no others.',
      },
      { at: 'faqs.searchKeyword' },
    ),
  },
  'An item opens and closes to show its answer, and has a page of its own.': {
    ...clauses({
      'faq.detail.route': ['2.12', 'One FAQ item opens at /support/faq/all/{faqId}.'],
      'faq.item.expands': ['2.13 3.2', 'Pressing a closed FAQ item opens its answer.'],
      'faq.item.collapses': ['2.13 3.2', 'Pressing an open FAQ item closes its answer.'],
    }),
    ...assumed({
      'faq.item.ask-link': 'An open FAQ item links to the inquiry entry page.',
    }),
  },
  'Questions about products can be limited to one product.': clauses({
    'faq.prod.dropdown': ['2.14', 'The category prod has a dropdown of third-level products.'],
    'faq.prod.dropdown-value': ['2.14', 'Choosing a product sets categoryCode3 in the URL to its code.'],
    'faq.prod.choice-resets-page': ['4.6', 'Choosing a categoryCode3 resets the page to 1.'],
  }),
  'The codes of categories have up to three levels.': {
    ...clauses({
      'faq.codes.blank-ignored': ['3.3', 'The page ignores a blank category code.'],
    }),
    ...clauses(
      {
        'faq.codes.blank-is-a-space': [
          '3.3',
          { text: 'A blank category code is a single space.', at: 'FaqCode.categoryCode2' },
        ],
      },
      { proof: 'api' },
    ),
  },
})
