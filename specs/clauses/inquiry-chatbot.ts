import { assumed } from './clause.ts'

/** The chatbot window, to which an inquiry form leads. */
export const inquiryChatbot = {
  ...assumed({
    'inquiry.chatbot.size': 'The chatbot window is 420 px wide and 720 px high.',
    'inquiry.chatbot.one-window': 'Opening the chatbot again leads to the window that is open already.',
    'inquiry.chatbot.login-first': 'Who opens /chatbot without being signed in goes to login first.',
    'inquiry.chatbot.no-menus': 'The chatbot window has neither the menus nor the footer of the site.',
    'inquiry.chatbot.greeting': 'The chatbot begins with a greeting.',
    'inquiry.chatbot.quick-replies': 'The quick replies of the chatbot are the recommended keywords of the site.',
    'inquiry.chatbot.answers-from-faq': 'The chatbot answers with at most 5 items of the FAQ search.',
    'inquiry.chatbot.titles-first': 'Items whose title holds what was asked stand first in an answer of the chatbot.',
    'inquiry.chatbot.asks-by-words': 'Where a whole question finds nothing, the chatbot searches for its words.',
    'inquiry.chatbot.read-in-place': 'An item in an answer of the chatbot opens in place.',
    'inquiry.chatbot.nothing-found': 'Where nothing is found the chatbot leads to the inquiry form.',
    'inquiry.chatbot.form-in-opener': 'The way from the chatbot to the inquiry form opens it in the window behind.',
    'inquiry.chatbot.form-kept': 'An inquiry form in the window behind the chatbot stays as it is.',
    'inquiry.chatbot.form-in-new-tab': 'Without a window behind it the chatbot opens the inquiry form in a new tab.',
    'inquiry.chatbot.empty-not-asked': 'A question of spaces alone is not asked.',
    'inquiry.chatbot.announced': 'The conversation with the chatbot is a log, which is announced politely.',
    'inquiry.chatbot.failure-retry': 'An answer that could not be loaded can be asked for again.',
  }),
}
