import { assumed, clauses, section } from './clause.ts'

export const inquiry = section('Inquiry form', '/support/question', {
  'The form exists for six types of inquiry.': {
    ...clauses({
      'inquiry.page.entry-route': ['2.16', 'The entry page of inquiries opens at /support/question.'],
      'inquiry.page.type-route': ['2.16', 'The inquiry form of a type opens at /support/question/{type}.'],
      'inquiry.type.service': ['2.16', 'The service inquiry form opens at /support/question/service.'],
      'inquiry.type.solution': ['2.16', 'The solution inquiry form opens at /support/question/solution.'],
      'inquiry.type.trouble': ['2.16', 'The trouble inquiry form opens at /support/question/trouble.'],
      'inquiry.type.general': ['2.16', 'The general inquiry form opens at /support/question/general.'],
      'inquiry.type.sales': ['2.16', 'The sales inquiry form opens at /support/question/sales.'],
      'inquiry.type.experience': ['2.16', 'A visitor can send an inquiry of the experience type.'],
    }),
    ...clauses(
      {
        'inquiry.type.o2o': ['2.16', { text: 'A visitor can send an inquiry of type O2O.', at: 'submitInquiry' }],
      },
      { proof: 'api' },
    ),
    ...clauses(
      {
        'inquiry.page.anonymous-may-send': [
          '6.1 1.3',
          { text: 'An anonymous visitor can send an inquiry.', at: 'submitInquiry' },
        ],
      },
      { proof: 'both' },
    ),
    ...assumed({
      'inquiry.page.experience-route':
        'The experience inquiry form opens at /support/question/experience, with a primary and a detail category select, and the entry page links to it.',
      'inquiry.page.unknown-type': 'An unknown type in the path of the form shows the not-found page.',
      'inquiry.type.code-general': {
        text: 'The service, trouble, solution, general, sales and experience forms send the inquiryTypeCode O2O, TRBL, SOLUT, GNRL, SALES and EXPER.',
        at: 'submitInquiry',
      },
      'inquiry.form.headings':
        'The form has three headings: what the inquiry is about, contact details, and content and files.',
      'inquiry.form.optional-marked':
        'Only optional fields have a mark, and a sentence above the fields says that all others are required.',
      'inquiry.form.width-by-length':
        'The fields for name, phone number and scale are narrower than that for the title.',
      'inquiry.form.one-control-renders': 'A key in a field renders the control of that field again, and no other.',
      'inquiry.page.by-keyboard':
        'At 375 px, an inquiry can be sent by keyboard alone and by touch alone: with corrected errors, rejected files, a slow upload, a failure and the receipt.',
      'inquiry.form.privacy-note':
        'The inquiry form tells an anonymous visitor, and nobody who is signed in, which personal information it collects, why and for how long, without a checkbox, and links to the privacy policy.',
    }),
  },
  'Eight tiles on the first page lead to the right form.': {
    ...clauses({
      'inquiry.tiles.count': ['2.19', 'The entry page shows eight inquiry-type tiles.'],
      'inquiry.tiles.member': ['2.19', 'The entry page has a member tile.'],
      'inquiry.tiles.service': ['2.19', 'The entry page has a service tile.'],
      'inquiry.tiles.price': ['2.19', 'The entry page has a price tile.'],
      'inquiry.tiles.business': ['2.19', 'The entry page has a business tile.'],
      'inquiry.tiles.solution': ['2.19', 'The entry page has a solution tile.'],
      'inquiry.tiles.education': ['2.19', 'The entry page has an education tile.'],
      'inquiry.tiles.etc': ['2.19', 'The entry page has an etc tile.'],
      'inquiry.tiles.trouble': ['2.19', 'The entry page has a trouble tile.'],
    }),
    ...assumed({
      'inquiry.tiles.every-site': 'Every site shows all eight tiles.',
      'inquiry.tiles.urgent-first': 'The trouble tile is the first one, in the color of warnings.',
      'inquiry.tiles.to-member':
        'The tiles open the forms: service, sales, solution and trouble, and the general form with parentCode=GNRL_MBR, GNRL_BILL, GNRL_EDU and GNRL_ETC.',
    }),
  },
  'The address can preselect a category.': [
    '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001',
    {
      ...clauses({
        'inquiry.address.chatbot-opens': [
          '2.17',
          'With chatbotState=open in its URL, the form opens a chatbot window.',
        ],
        'inquiry.address.chatbot-login-first': [
          '2.17',
          'With chatbotState=open, a visitor who is not signed in is redirected to login first.',
        ],
        'inquiry.address.input-channel': ['2.17', 'The form accepts the query parameter inputchannel.'],
      }),
      ...assumed({
        'inquiry.address.channel-passed-on':
          'The form sends the inputchannel of its URL unchanged with the inquiry, and the tiles of the entry page pass theirs on to the forms.',
        'inquiry.address.chatbot-on-entry':
          'With chatbotState=open in its URL, the entry page opens a chatbot window, after login if necessary.',
      }),
    },
  ],
  'Questions of the FAQ about the chosen category are shown beside the form.': [
    '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001',
    {
      ...clauses({
        'inquiry.related.beside-form': ['2.18', 'The inquiry page lists related FAQ questions beside the form.'],
        'inquiry.related.empty': [
          '7.31',
          'A list of related questions without entries shows the message for an empty list.',
        ],
        'inquiry.related.count': ['9.7 2.18', 'The list of related questions contains 5 entries.'],
        'inquiry.related.debounce': ['9.13', 'The search for related questions waits 200 ms after the last change.'],
      }),
      ...assumed({
        'inquiry.related.disclosure-below-992':
          'Below 992px, the related questions are a closed disclosure after the category fields, also in the tab order.',
        'inquiry.related.by-title': {
          text: 'Related questions that contain words of the title of the inquiry come first.',
          at: 'relatedFaqs.searchKeyword',
        },
        'inquiry.related.stays-in-view':
          'From 992px, the related questions stay in view while the form is scrolled, and come after the form in the tab order.',
        'inquiry.related.hidden-before-category':
          'Until a category is chosen, an empty list of related questions is not shown.',
      }),
    },
  ],
  'The visitor chooses the category of the question.': {
    ...clauses({
      'inquiry.category.preselected-by-parent-code': [
        '2.17',
        'The query parameter parentCode of the form selects the primary category.',
      ],
      'inquiry.category.preselected-by-code': [
        '2.17',
        'The query parameter code of the form selects the detail category.',
      ],
      'inquiry.category.primary-change-clears-detail': ['4.3', 'Changing the primary category clears the detail code.'],
      'inquiry.category.sole-detail-selected': [
        '4.3',
        'If a primary category has only one detail option, that option is selected automatically.',
      ],
      'inquiry.category.detail-disabled-when-empty': ['4.3', 'The detail select is disabled while it has no options.'],
      'inquiry.category.primary-required': ['5.4', 'An inquiry requires a question type (the primary category).'],
      'inquiry.category.searchable-for-service': ['5.4', 'The service form has a searchable category control.'],
      'inquiry.category.searchable-for-trouble': ['5.4', 'The trouble form has a searchable category control.'],
      'inquiry.category.selects-for-general': ['5.4', 'The general form has a primary and a detail category select.'],
      'inquiry.category.selects-for-solution': ['5.4', 'The solution form has a primary and a detail category select.'],
      'inquiry.category.selects-for-sales': ['5.4', 'The sales form has a primary and a detail category select.'],
    }),
    ...clauses(
      {
        'inquiry.category.detail-required': [
          '5.4',
          { text: 'An inquiry requires a detail category code.', at: 'submitInquiry.bbsArticleTypeDetailCode' },
        ],
      },
      { proof: 'both' },
    ),
    ...assumed({
      'inquiry.category.codes-for-selects':
        'The primary and detail selects load their options from /api/support/inquiry/code, the searchable category from /api/support/inquiry/code/all.',
      'inquiry.category.primary-without-details': {
        text: 'An inquiry cannot be sent with a primary category that has no details; an error at the primary select asks for another category.',
        at: 'submitInquiry.bbsArticleTypeDetailCode',
      },
      'inquiry.category.search-words':
        'The searchable category is also found by words that customers use for it, in three languages, such as SSH for access to a server; a search that finds nothing also says what to choose then.',
      'inquiry.category.within-parent':
        'The searchable category of a URL with parentCode requests and offers only that group, and all categories when the visitor asks for them or the group has none.',
      'inquiry.category.unknown-code-ignored': 'A parentCode or code that does not exist selects nothing.',
      'inquiry.category.loading-shown':
        'A category control whose options are loading shows that they are loading and has aria-busy; until a primary category is chosen, the detail select says that it must be chosen first.',
      'inquiry.category.failure-names-list':
        'If a list of the form cannot be loaded, the error message names the list, such as the categories.',
      'inquiry.category.grouped':
        'The searchable category lists its options under the headings of their groups, with full paths only in a search, which is case-insensitive.',
      'inquiry.category.list-width':
        'The list of the searchable category is as wide as its field, and the visible part of a list of options ends with a whole row.',
    }),
  },
  'Some categories fill the content with a template.': [
    '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001',
    assumed({
      'inquiry.template.copied-into-empty':
        'Default content of type COPY that is not empty is copied into an empty content field, and never overwrites text that the user typed.',
      'inquiry.template.guidance': 'Default content of any type other than COPY is shown as guidance above the field.',
    }),
  ],
  'A chatbot helps signed-in users.': assumed({
    'inquiry.chatbot.route':
      'The chatbot opens at /chatbot in one window of 420 by 720 px, which has neither the menus nor the footer of the site and is used again.',
    'inquiry.chatbot.control':
      'Every support page and every inquiry form has a visible link that opens the chatbot window, on a phone below the content.',
    'inquiry.chatbot.control-login-first':
      'Visitors who use the link to the chatbot or open /chatbot without being signed in go to login first; the page that they come back to opens the chatbot.',
    'inquiry.chatbot.greeting':
      'The chatbot starts with a greeting, and its quick replies are the recommended keywords of the site.',
    'inquiry.chatbot.answers-from-faq':
      'The chatbot answers with at most the first 5 items of one FAQ search for the words of the whole question, in its order.',
    'inquiry.chatbot.all-results':
      'If more than 5 items match, an answer of the chatbot links to the FAQ search, which does not replace an open form.',
    'inquiry.chatbot.form-of-type':
      'The chatbot links to the inquiry form of the type that the best item is about: trouble, solution, service (for products), else general.',
    'inquiry.chatbot.form-has-question':
      'The form that the chatbot opens contains the question as title and content, unless its draft has a title or content.',
    'inquiry.chatbot.read-in-place': 'An item in an answer of the chatbot opens in place.',
    'inquiry.chatbot.nothing-found': 'If nothing is found, the chatbot links to the inquiry form.',
    'inquiry.chatbot.form-in-opener':
      'The link from the chatbot to the inquiry form opens it in the window that opened the chatbot, without changing a form that is already open there, else in a new tab.',
    'inquiry.chatbot.empty-not-asked': 'A question that contains only spaces is not sent.',
    'inquiry.chatbot.announced': 'The conversation with the chatbot has the role log and is announced politely.',
    'inquiry.chatbot.failure-retry': 'An answer that failed to load can be requested again.',
  }),
})
