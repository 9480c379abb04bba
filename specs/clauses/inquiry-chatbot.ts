import { assumed } from './clause.ts'

/** The chatbot window. */
export const inquiryChatbot = {
  ...assumed({
    'inquiry.chatbot.size': 'The chatbot window is 420 px wide and 720 px high.',
    'inquiry.chatbot.one-window': 'Opening the chatbot again reuses the window that is already open.',
    'inquiry.chatbot.login-first': 'A visitor who opens /chatbot without being signed in is redirected to login first.',
    'inquiry.chatbot.control':
      'Every support page and every inquiry form has a visible link that opens the chatbot window.',
    'inquiry.chatbot.control-login-first':
      'Visitors who use the link to the chatbot without being signed in go to login first; the page that they come back to opens the chatbot.',
    'inquiry.chatbot.no-menus': 'The chatbot window has neither the menus nor the footer of the site.',
    'inquiry.chatbot.greeting': 'The chatbot starts with a greeting.',
    'inquiry.chatbot.quick-replies': 'The quick replies of the chatbot are the recommended keywords of the site.',
    'inquiry.chatbot.answers-from-faq': 'The chatbot answers with at most 5 items from the FAQ search.',
    'inquiry.chatbot.all-results':
      'If more than 5 items match, an answer of the chatbot links to the FAQ search, which does not replace an open form.',
    'inquiry.chatbot.titles-first':
      'The items in an answer of the chatbot are the first ones of the FAQ search, in its order.',
    'inquiry.chatbot.asks-by-words': 'The chatbot searches the FAQ once, for the words of the whole question.',
    'inquiry.chatbot.form-of-type':
      'The chatbot links to the inquiry form of the type that the best item is about: trouble, solution, service (for products), else general.',
    'inquiry.chatbot.form-has-question':
      'The form that the chatbot opens contains the question as title and content, unless its draft has a title or content.',
    'inquiry.chatbot.read-in-place': 'An item in an answer of the chatbot opens in place.',
    'inquiry.chatbot.nothing-found': 'If nothing is found, the chatbot links to the inquiry form.',
    'inquiry.chatbot.form-in-opener':
      'The link from the chatbot to the inquiry form opens it in the window that opened the chatbot.',
    'inquiry.chatbot.form-kept':
      'An inquiry form that is already open in the window that opened the chatbot is not changed.',
    'inquiry.chatbot.form-in-new-tab': 'If no window opened the chatbot, it opens the inquiry form in a new tab.',
    'inquiry.chatbot.empty-not-asked': 'A question that contains only spaces is not sent.',
    'inquiry.chatbot.announced': 'The conversation with the chatbot has the role log and is announced politely.',
    'inquiry.chatbot.failure-retry': 'An answer that failed to load can be requested again.',
  }),
}
