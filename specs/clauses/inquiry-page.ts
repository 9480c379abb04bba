import { assumed, clauses } from './clause.ts'

/** The pages around the inquiry form: entry page, inquiry types, query parameters and related questions. */
export const inquiryPage = {
  ...clauses({
    'inquiry.page.entry-route': ['2.16', 'The entry page of inquiries opens at /support/question.'],
    'inquiry.page.type-route': ['2.16', 'The inquiry form of a type opens at /support/question/{type}.'],
    'inquiry.type.service': ['2.16', 'The service inquiry form opens at /support/question/service.'],
    'inquiry.type.solution': ['2.16', 'The solution inquiry form opens at /support/question/solution.'],
    'inquiry.type.trouble': ['2.16', 'The trouble inquiry form opens at /support/question/trouble.'],
    'inquiry.type.general': ['2.16', 'The general inquiry form opens at /support/question/general.'],
    'inquiry.type.sales': ['2.16', 'The sales inquiry form opens at /support/question/sales.'],
    'inquiry.type.experience': ['2.16', 'A visitor can send an inquiry of the experience type.'],
    'inquiry.tiles.count': ['2.19', 'The entry page shows eight inquiry-type tiles.'],
    'inquiry.tiles.member': ['2.19', 'The entry page has a member tile.'],
    'inquiry.tiles.service': ['2.19', 'The entry page has a service tile.'],
    'inquiry.tiles.price': ['2.19', 'The entry page has a price tile.'],
    'inquiry.tiles.business': ['2.19', 'The entry page has a business tile.'],
    'inquiry.tiles.solution': ['2.19', 'The entry page has a solution tile.'],
    'inquiry.tiles.education': ['2.19', 'The entry page has an education tile.'],
    'inquiry.tiles.etc': ['2.19', 'The entry page has an etc tile.'],
    'inquiry.tiles.trouble': ['2.19', 'The entry page has a trouble tile.'],
    'inquiry.address.chatbot-opens': ['2.17', 'With chatbotState=open in its URL, the form opens a chatbot window.'],
    'inquiry.address.chatbot-login-first': [
      '2.17',
      'With chatbotState=open, a visitor who is not signed in is redirected to login first.',
    ],
    'inquiry.address.input-channel': ['2.17', 'The form accepts the query parameter inputchannel.'],
    'inquiry.related.beside-form': ['2.18', 'The inquiry page lists related FAQ questions beside the form.'],
    'inquiry.related.empty': [
      '7.31',
      'A list of related questions without entries shows the message for an empty list.',
    ],
    'inquiry.related.count': ['9.7 2.18', 'The list of related questions contains 5 entries.'],
    'inquiry.related.debounce': ['9.13', 'The search for related questions waits 200 ms after the last change.'],
  }),
  ...clauses(
    {
      'inquiry.type.o2o': ['2.16', 'A visitor can send an inquiry of type O2O.'],
    },
    'api',
  ),
  ...clauses(
    {
      'inquiry.page.anonymous-may-send': ['6.1 1.3', 'An anonymous visitor can send an inquiry.'],
    },
    'both',
  ),

  ...assumed({
    'inquiry.page.experience-route': 'The experience inquiry form opens at /support/question/experience.',
    'inquiry.page.unknown-type': 'An unknown type in the path of the form shows the not-found page.',
    'inquiry.type.code-service': 'The service form sends inquiryTypeCode O2O.',
    'inquiry.type.code-trouble': 'The trouble form sends inquiryTypeCode TRBL.',
    'inquiry.type.code-solution': 'The solution form sends inquiryTypeCode SOLUT.',
    'inquiry.type.code-general': 'The general form sends inquiryTypeCode GNRL.',
    'inquiry.type.code-sales': 'The sales form sends inquiryTypeCode SALES.',
    'inquiry.type.code-experience': 'The experience form sends inquiryTypeCode EXPER.',
    'inquiry.tiles.every-site': 'Every site shows all eight tiles.',
    'inquiry.tiles.to-member': 'The member tile opens the general form with parentCode=GNRL_MBR.',
    'inquiry.tiles.to-service': 'The service tile opens the service form.',
    'inquiry.tiles.to-price': 'The price tile opens the general form with parentCode=GNRL_BILL.',
    'inquiry.tiles.to-business': 'The business tile opens the sales form.',
    'inquiry.tiles.to-solution': 'The solution tile opens the solution form.',
    'inquiry.tiles.to-education': 'The education tile opens the general form with parentCode=GNRL_EDU.',
    'inquiry.tiles.to-etc': 'The etc tile opens the general form with parentCode=GNRL_ETC.',
    'inquiry.tiles.to-trouble': 'The trouble tile opens the trouble form.',
    'inquiry.address.channel-passed-on': 'The form sends the inputchannel of its URL unchanged with the inquiry.',
    'inquiry.address.chatbot-on-entry':
      'With chatbotState=open in its URL, the entry page opens a chatbot window, after login if necessary.',
    'inquiry.page.entry-experience': 'The entry page links to the experience inquiry.',
    'inquiry.tiles.channel-passed-on': 'The tiles of the entry page pass the inputchannel of its URL on to the forms.',
    'inquiry.related.disclosure-below-992':
      'Below 992px, the related questions are a closed disclosure after the category fields, also in the tab order.',
    'inquiry.related.by-title': 'Related questions that contain words of the title of the inquiry come first.',
    'inquiry.related.stays-in-view': 'From 992px, the related questions stay in view while the form is scrolled.',
    'inquiry.related.after-fields':
      'From 992px, the Tab key goes from field to field, and to the related questions after the form.',
    'inquiry.related.hidden-before-category':
      'Until a category is chosen, an empty list of related questions is not shown.',
    'inquiry.form.headings':
      'The form has three headings: what the inquiry is about, contact details, and content and files.',
    'inquiry.form.optional-marked':
      'Only optional fields have a mark, and a sentence above the fields says that all others are required.',
    'inquiry.form.width-by-length': 'The fields for name, phone number and scale are narrower than that for the title.',
    'inquiry.form.one-control-renders': 'A key in a field renders the control of that field again, and no other.',
    'inquiry.chatbot.route': 'The chatbot window opens at /chatbot.',
    'inquiry.page.by-touch':
      'At 375 px, an inquiry can be sent by touch alone: with corrected errors, rejected files, a slow upload, a failure and the receipt.',
    'inquiry.page.by-keyboard':
      'At 375 px, an inquiry can be sent by keyboard alone: with corrected errors, rejected files, a slow upload, a failure and the receipt.',
    'inquiry.steps.shown': 'The app shows the progress of an inquiry as a row of steps.',
  }),
}
