/**
 * Loads the letters of a language. Apart from the other styles and without waiting for it: the table of slices alone
 * weighs three times as much as all other CSS, and the slices themselves come as they are read (`font-display: swap`).
 */
export const loadFont = (language: string): Promise<unknown> =>
  language === 'ja' ? import('./font-ja.css') : import('./font-ko.css')
