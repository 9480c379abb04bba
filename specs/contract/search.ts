import { koreanEndings, searchIntents, searchLimits, stopWords } from '../model/search-words.ts'

/**
 * Description of the parameter with the text to search for in the FAQ: enough for a server to return the same results in
 * the same order.
 */
export const searchDescription = [
  'Returns the items that contain at least one word of the text, best first. A blank text returns all items.',
  `The server compares texts and words in NFKC and lower case, and HTML without its tags and with its character references decoded. It reads the first ${searchLimits.characters} characters of the text and the first ${searchLimits.words} distinct words:`,
  [
    '1. Words are runs of Hangul, of kanji and 々, of katakana and ー, of hiragana, or of other characters except spaces.',
    '2. Hiragana, and words without a letter or a digit, are dropped.',
    '3. A Hangul word loses the longest ending of the table below that leaves two syllables, until none does.',
    '4. Other words lose these characters in front and behind: " \' “ ” ‘ ’ ( ) 「 」 『 』 . , : ; ! ? 、 。 …',
    '5. Stop words are dropped, and numbers of one or two digits, and Hangul words that are an ending themselves.',
    '6. A word of five or more letters a–z loses ions, ion, ings, ing, ed, es or s if three letters remain; then a final e; then one of two equal consonants at its end.',
    '7. If no word remains, the runs of step 1 are the words.',
    `8. A word of up to ${searchLimits.compound} Hangul, kanji or katakana characters that no item of the site contains is replaced by the words of at least two characters that it consists of, if items contain each of them; the longest first word wins, then the longest second one.`,
  ].join('\n'),
  'A word that begins with a–z or 0–9 does not match behind a–z or 0–9. Other words match anywhere.',
  'FAQ only: the text has an intent of the table below if it contains, of one language, a word of each group; `|` separates the words of a group, ` + ` the groups, ` / ` the languages. A word that begins with a–z or 0–9 only matches at the beginning of a word. Before that, the server drops text in quotes (" “ 「 『), words of three or more characters of a–z, 0–9, _ and - with a digit or _, and spaces beside characters other than ASCII. A title answers the intent if it contains all words between two `|` behind `=>`, in the language of the request. An item whose title answers it is returned, counts as if its title contained those words of the text that begin with a word of the intent or that such a word begins with, and as one more word of the title for each group that is met (of several languages, the most).',
  'Order: items with all words first; then by the number of words in the title; then by the number of words in the body that are words of a recommended keyword (FAQ only); then by the number of words in the body; then as without a search.',
  `Korean endings: ${koreanEndings.join(' ')}`,
  `Stop words: ${[...stopWords].join(' ')}`,
  `Intents:\n${searchIntents.replaceAll(/^/gm, '- ')}`,
].join('\n\n')

/** Description of a parameter with the text to search for in another list. */
export const searchedIn = (searched: string) => `Searched in ${searched}, as GET /api/support/faq describes.`
