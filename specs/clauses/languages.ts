import { assumed, clauses, section } from './clause.ts'

export const languages = section('Languages', '/support', {
  'The interface is available in Korean, English and Japanese.': {
    ...clauses({
      'language.interface.ko': ['1.7', 'The interface can be used in ko.'],
      'language.interface.en': ['1.7', 'The interface can be used in en.'],
      'language.interface.ja': ['1.7', 'The interface can be used in ja.'],
    }),
    ...assumed({
      'language.messages.complete': 'Every message has a text in each of the three languages.',
      'language.messages.no-raw-key': 'No page shows the key of a message instead of its text.',
    }),
  },
  'A visitor can choose the language, which the page and the API then use.': assumed({
    'language.choice.kept':
      'The last chosen language is stored in localStorage under the key locale and in a cookie of the site, named locale-{site}; if they disagree, the language of the cookie is used.',
    'language.choice.from-browser':
      'Without a choice, the first browser language among ko, en and ja is used, and ko if there is none.',
    'language.choice.parameter':
      'The query parameter lang selects one of the three languages on any page and is removed from the URL once it is read; any other value changes nothing.',
    'language.choice.keeps-page':
      'Changing the language preserves the page with its path, its query string and the typed text.',
    'language.choice.last-wins':
      'If several languages are chosen quickly, the last one is shown and stored, even if its texts arrive first.',
    'language.choice.failed':
      'If the texts of a language cannot be loaded, an alert shows the error and a button to try again; the page keeps the previous language.',
    'language.calls.accept-language': 'Every API request sends the chosen language as Accept-Language.',
  }),
  'A page declares its language to the browser.': assumed({
    'language.document.lang':
      'The html element has the chosen language in its lang attribute, and a text in another language has its own.',
  }),
  'A text without a translation is shown in Korean.': [
    '/support/notice/all/1020',
    assumed({
      'faq.item.korean-only':
        'A notice, an FAQ item or an incident without a translation is shown in Korean, marked as Korean and with a note about it; a table of the library has the type, title, language, size and last change of each file.',
    }),
  ],
  'A translation by the browser does not break a page.': assumed({
    'shell.translation.screens':
      'Every screen works while the browser translates it: what it shows later appears too, and its forms can be filled in, corrected and sent.',
  }),
})
