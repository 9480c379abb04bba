import { assumed, clauses } from './clause.ts'

/** The language of the interface. */
export const language = {
  ...clauses(1, {
    'language.interface.ko': 'The interface can be used in ko.',
    'language.interface.en': 'The interface can be used in en.',
    'language.interface.ja': 'The interface can be used in ja.',
  }),
  ...assumed({
    'language.choice.kept': 'The language chosen last is kept in localStorage under the key locale.',
    'language.choice.from-browser': 'Without a choice the first browser language among ko, en and ja is used.',
    'language.choice.else-korean': 'Where the browser names none of the three languages, ko is used.',
    'language.choice.parameter': 'The parameter lang in any address chooses the language.',
    'language.choice.leaves-address': 'The parameter lang is taken out of the address once it was read.',
    'language.choice.unknown-parameter': 'A lang that is none of the three languages changes nothing.',
    'language.choice.no-path': 'The language is no part of the path.',
    'language.choice.keeps-page': 'Changing the language keeps the page, its search and what was typed.',
    'language.calls.accept-language': 'Every call carries the chosen language as Accept-Language.',
    'language.document.lang': 'The html element carries the chosen language as lang.',
    'language.document.mixed': 'A text in another language than the page is marked with its lang.',
    'language.messages.complete': 'Every message has a text in each of the three languages.',
    'language.messages.no-raw-key': 'No page shows the key of a message in place of its text.',
  }),
}
