import { assumed } from './clause.ts'

/** Leaving a form with something that is neither saved nor sent. */
export const leaving = assumed({
  'leaving.form.link':
    'A link to any page but the login page asks for confirmation before it leaves a form for inquiries, additional inquiries, ratings, alarm settings or passwords with unsaved entries.',
  'leaving.form.back': 'The Back button asks for confirmation before it leaves a form with unsaved entries.',
  'leaving.form.unload': 'The browser asks for confirmation before it reloads or closes a form with unsaved entries.',
  'leaving.form.stay': 'After a visitor decides to stay, the form, its entries and the address are unchanged.',
  'leaving.form.saved': 'A form without unsaved entries can be left without a question.',
})
