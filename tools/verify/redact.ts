import { printable } from '#e2e/report/printable.ts'
import { masked, maskedSecrets } from '#specs/messages/masked.ts'
import { anyOf, formsOf, isSecretHeader, secretsOfHeaders } from '#specs/messages/secret-values.ts'
import type { JudgedExchange, Settings } from '#e2e/verify/target.ts'
import type { Run } from './results.ts'

const mask = '•••'

const secretName = '\\w*(?:[pP]assword|[tT]oken|[sS]ecret)|captchaValue'
const personalName = 'cellphoneNo|phoneNo|email\\w*|\\w*PersonName|traineeName|recipientName|latinName|corpName'
const secretKey = new RegExp(`^(?:${secretName}|${personalName})$`)

/** Patterns of what is before the value of a field, and of the value. Bounded, so that a long text is searched once. */
const fieldsOf = (names: string) => [
  new RegExp(`(\\b(?:${names})\\\\?["']?\\s{0,4}[:=]\\s{0,4}\\\\?["'])([^"'\\\\\\n]{1,500})`, 'g'),
  new RegExp(`(\\b(?:${names})=)([^"'&\\s]{1,500})`, 'g'),
  new RegExp(`(name="(?:${names})"[^\\n]{0,200}\\r?\\n\\r?\\n)([^\\r\\n]{1,500})`, 'g'),
]
const secretFields = fieldsOf(secretName)
const personalFields = fieldsOf(personalName)
const withoutFields = (text: string, fields: readonly RegExp[]) =>
  fields.reduce((rest, field) => rest.replace(field, `$1${mask}`), text)

const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]{4,}/g

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The texts and numbers in a value. */
const leaves = (value: unknown): readonly string[] => {
  if (isRecord(value)) return Object.values(value).flatMap(leaves)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** The personal values of a JSON body. A `name` is personal in an object that also has an email address. */
const personal = (value: unknown): readonly string[] => {
  if (!isRecord(value)) return []
  const isPerson = Object.keys(value).some((key) => key.startsWith('email'))
  return Object.entries(value).flatMap(([key, each]) =>
    secretKey.test(key) || (isPerson && key === 'name') ? leaves(each) : personal(each),
  )
}

const ofHeaders = (headers: Readonly<Record<string, string>> = {}) => secretsOfHeaders(Object.entries(headers))

const parsed = (text = ''): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The secrets of a configuration: what its texts take from the environment, and everything that signs users in. */
export const secretsOfSettings = (
  { headers, users, state }: Settings,
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] => [
  ...[...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => env[name!] ?? ''),
  ...ofHeaders(headers),
  ...ofHeaders(state?.headers),
  ...Object.values(users).flatMap(({ headers, request }) => [
    ...ofHeaders(headers),
    ...ofHeaders(request?.headers),
    ...leaves([request?.json, request?.form]),
  ]),
]

/** The cookies and tokens of exchanges, and the names and other personal values that the back end returned. */
export const secretsOfExchanges = (exchanges: readonly JudgedExchange[]): readonly string[] =>
  exchanges.flatMap(({ requestHeaders, responseHeaders, responseBody }) => [
    ...ofHeaders(requestHeaders),
    ...ofHeaders(responseHeaders),
    ...personal(parsed(responseBody)),
  ])

/** What the suite itself has made up, such as an email address that has to be refused. */
const madeUp = (exchanges: readonly JudgedExchange[]): readonly string[] =>
  exchanges.flatMap(({ url, requestBody = '' }) =>
    personalFields.flatMap((field) => [...`${url}\n${requestBody}`.matchAll(field)].map(([, , value = '']) => value)),
  )

/**
 * A function that masks these values in a text, and everything that has the form of a secret or of personal data, but for
 * what the suite made up.
 */
const redactText = (secrets: readonly string[], own: readonly string[]) => {
  const known = anyOf(secrets.flatMap(formsOf))
  const kept = anyOf(own)
  return (text: string): string => {
    const unknown = known ? text.replace(known, mask) : text
    const rest = maskedSecrets(withoutFields(unknown, secretFields)).replace(bearer, `$1 ${mask}`)
    // What is kept has the odd places.
    const parts = (kept ? rest.split(kept) : [rest]).map((part, i) =>
      i % 2 === 1 ? part : masked(withoutFields(part, personalFields)),
    )
    return printable(parts.join(''))
  }
}

/** A copy of a result without secrets. Everything that is written goes through here. */
export const redacted = <T>(value: T, secrets: readonly string[], own: readonly string[] = []): T => {
  const redact = redactText(secrets, own)
  const copy = (each: unknown, key = ''): unknown => {
    if (Array.isArray(each)) return each.map((item) => copy(item))
    if (isRecord(each))
      return Object.fromEntries(
        Object.entries(each).map(([name, inner]) => [/headers$/i.test(key) ? redact(name) : name, copy(inner, name)]),
      )
    if (typeof each !== 'string') return secretKey.test(key) && typeof each === 'number' ? mask : each
    return secretKey.test(key) || isSecretHeaderField(key) ? mask : redact(each)
  }
  return copy(value) as T
}

/** Names of headers are in lower case, unlike those of fields such as `keyword`. */
const isSecretHeaderField = (key: string) =>
  /^(set-cookie|cookie|(proxy-)?authorization|x-[\w-]+)$/i.test(key) && isSecretHeader(key)

/** A run without the secrets of its target. Titles are ours. */
export const withoutSecrets = (run: Run, secrets: readonly string[]): Run => ({
  ...run,
  errors: redacted(run.errors, secrets),
  tests: run.tests.map((test) => {
    const { errors, exchanges, setUpErrors, skipReason } = test
    const texts = { errors, exchanges, setUpErrors, ...(skipReason && { skipReason }) }
    return { ...test, ...redacted(texts, secrets, madeUp(exchanges)) }
  }),
})
