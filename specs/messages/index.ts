import { captcha } from './captcha.ts'
import { chatbot } from './chatbot.ts'
import { error } from './error.ts'
import { form } from './form.ts'
import { inquiry } from './inquiry.ts'
import type { Locale } from './locale.ts'
import { interpolate, type Values } from './message.ts'
import { password } from './password.ts'
import { select } from './select.ts'
import { shell } from './shell.ts'
import { terms } from './terms.ts'

/** All user-visible texts by key. */
export const messages = {
  ...shell,
  ...form,
  ...select,
  ...inquiry,
  ...captcha,
  ...chatbot,
  ...terms,
  ...password,
  ...error,
}

export type MessageKey = keyof typeof messages

/** The text of a key in a language, with its placeholders filled. */
export const translate = (locale: Locale, key: MessageKey, values?: Values): string =>
  interpolate(messages[key][locale], values)
