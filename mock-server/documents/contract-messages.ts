import { refusalClauses } from '#specs/contract/refusal.ts'
import { mailTexts } from '#specs/messages/mail.ts'
import { validationTexts } from '#specs/messages/validation.ts'
import { locales, type Locale } from '#specs/model/locale.ts'
import { messageTexts, ruleMessages } from './requirement-sections.ts'

type Texts = { readonly [language: string]: string | undefined }

const inLanguage = (rows: Iterable<readonly [key: string, texts: Texts | undefined]>, language: Locale) =>
  Object.fromEntries(
    [...rows].flatMap(([key, texts]) => (texts?.[language] === undefined ? [] : [[key, texts[language]]])),
  )

/** What a server says in each language. Placeholders are in double braces. */
export const contractMessages = Object.fromEntries(
  locales.map((language) => [
    language,
    {
      codes: inLanguage(
        Object.keys(refusalClauses).map((code) => [code, messageTexts.get(`error.${code}`)]),
        language,
      ),
      rules: inLanguage(
        ruleMessages.map((key) => [key, messageTexts.get(key)]),
        language,
      ),
      values: inLanguage(Object.entries(validationTexts), language),
      mails: inLanguage(Object.entries(mailTexts), language),
    },
  ]),
) as { readonly [L in Locale]: object }
