import type { Message } from '../messages/i18n.ts'
import { limits } from '../model/limits.ts'
import { isEmail, readEmail } from '../model/typed-text.ts'
import { hasVisibleText } from './visible-text.ts'

/** What every form says about an email address that it does not accept. */
export const emailCheck = ['form.emailCheck', { max: limits.emailMax }] as const

const forbidden = /[^\w.!#$%&'*+/=?^`{|}~@-]/gu

const reasonOf = (text: string): Message<'inquiryForm'> => {
  const [name, ...domains] = text.split('@')
  if (domains.length > 1) return /[\s,;]/.test(text) ? 'form.email.several' : 'form.email.twoAt'
  if (domains.length === 0) return 'form.email.noAt'
  if (name === '') return 'form.email.noName'
  if (/\s/.test(text)) return 'form.email.space'
  const characters = [...new Set(text.match(forbidden))].join(' ')
  return characters === '' ? 'form.email.domain' : ['form.email.characters', { characters }]
}

/**
 * Why an email address is not accepted, one reason at a time. Shown beside `form.emailCheck`. Undefined for an empty text
 * and for an address that is accepted.
 */
export const emailProblem = (typed: string): Message<'inquiryForm'> | undefined => {
  const text = readEmail(typed).trim()
  if (!hasVisibleText(text)) return undefined
  if (!isEmail(text)) return reasonOf(text)
  return text.length > limits.emailMax ? ['form.email.long', { length: text.length }] : undefined
}
