import { assumed } from './clause.ts'

/** Leaving a form with something that is neither saved nor sent. */
export const leaving = assumed({
  'leaving.form.link':
    'A link to another page, but the login page, asks before it leaves a form of an inquiry, an additional inquiry, a rating, alarm settings or a password that has unsaved entries.',
  'leaving.form.back': 'The Back button asks before it leaves such a form.',
  'leaving.form.unload': 'The browser asks before it reloads or closes such a page.',
  'leaving.form.stay': 'After a visitor decides to stay, the form, its entries and the address are unchanged.',
  'leaving.form.saved': 'A form without unsaved entries can be left without a question.',
})
