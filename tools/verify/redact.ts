import { masked } from '#specs/messages/masked.ts'
import type { JudgedExchange, Settings } from '#e2e/verify/target.ts'
import type { Run } from './results.ts'

const mask = '•••'

const secretHeader = /cookie|authorization|token|secret|key|session|password/i
const secretName =
  '\\w*(?:[pP]assword|[tT]oken|[sS]ecret)|captchaValue|cellphoneNo|phoneNo|email\\w*|\\w*PersonName|traineeName|recipientName|latinName|corpName'
const secretKey = new RegExp(`^(?:${secretName})$`)

// Bounded, so that a long text is searched once.
const quoted = new RegExp(`(\\b(?:${secretName})\\\\?["']?\\s{0,4}[:=]\\s{0,4}\\\\?["'])[^"'\\\\\\n]{1,500}`, 'g')
const bare = new RegExp(`(\\b(?:${secretName})=)[^"'&\\s]{1,500}`, 'g')
const inForm = new RegExp(`(name="(?:${secretName})"[^\\n]{0,200}\\r?\\n\\r?\\n)[^\\r\\n]{1,500}`, 'g')
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

const ofHeaders = (headers: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    if (!secretHeader.test(name)) return []
    if (!/cookie/i.test(name)) return [value, value.replace(/^\w+ /, '')]
    return value.split(/[;,]\s*/).flatMap((pair) => {
      const [key = '', text = ''] = pair.split(/=(.*)/s)
      return /^(path|domain|max-age|expires|samesite)$/i.test(key) ? [] : [text]
    })
  })

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

/** The cookies, tokens, names and other personal values of exchanges. */
export const secretsOfExchanges = (exchanges: readonly JudgedExchange[]): readonly string[] =>
  exchanges.flatMap(({ requestHeaders, requestBody, responseHeaders, responseBody }) => [
    ...ofHeaders(requestHeaders),
    ...ofHeaders(responseHeaders),
    ...personal(parsed(requestBody)),
    ...personal(parsed(responseBody)),
  ])

const patternOf = (secret: string) =>
  `${/^\w/.test(secret) ? '(?<!\\w)' : ''}${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${/\w$/.test(secret) ? '(?!\\w)' : ''}`

/** A function that masks these values in a text, and everything that has the form of a secret or of personal data. */
const redactText = (secrets: readonly string[]) => {
  const forms = secrets
    .filter((secret) => secret.trim().length > 1)
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
  const patterns = [...new Set(forms)].toSorted((a, b) => b.length - a.length).map(patternOf)
  const known = patterns.length > 0 ? new RegExp(patterns.join('|'), 'g') : undefined
  return (text: string): string => {
    const rest = known ? text.replace(known, mask) : text
    return masked(
      rest
        .replace(quoted, `$1${mask}`)
        .replace(bare, `$1${mask}`)
        .replace(inForm, `$1${mask}`)
        .replace(bearer, `$1 ${mask}`),
    )
  }
}

/** A copy of a result without secrets. Everything that is written goes through here. */
export const redacted = <T>(value: T, secrets: readonly string[]): T => {
  const redact = redactText(secrets)
  const copy = (each: unknown, key = ''): unknown => {
    if (Array.isArray(each)) return each.map((item) => copy(item))
    if (isRecord(each))
      return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, copy(inner, name)]))
    if (typeof each !== 'string') return secretKey.test(key) && typeof each === 'number' ? mask : each
    return secretKey.test(key) || isSecretHeader(key) ? mask : redact(each)
  }
  return copy(value) as T
}

/** Names of headers are in lower case, unlike those of fields such as `keyword`. */
const isSecretHeader = (key: string) =>
  /^(set-cookie|cookie|(proxy-)?authorization|x-[\w-]+)$/i.test(key) && secretHeader.test(key)

/** A run without the secrets of its target. Titles are ours. */
export const withoutSecrets = (run: Run, secrets: readonly string[]): Run => ({
  ...run,
  errors: redacted(run.errors, secrets),
  tests: run.tests.map((test) => {
    const { errors, exchanges, setUpErrors, skipReason } = test
    return { ...test, ...redacted({ errors, exchanges, setUpErrors, ...(skipReason && { skipReason }) }, secrets) }
  }),
})
