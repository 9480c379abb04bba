import type { ClauseId } from '#specs/clauses/index.ts'
import type { ApiClient } from '../../mock-client/api-client.ts'
import { errorTexts, type ErrorKey } from '../../literals/error-texts.ts'
import { expectStatus } from '../../support/expect-status.ts'
import { expectNothingStored } from '../../mock-client/nothing-stored.ts'
import { locales, type Locale } from '../../literals/sites.ts'
import { expectStored } from '../../mock-client/stored.ts'
import { clausesOf, expect, test } from '../../support/test.ts'
import { worded } from '../../literals/worded.ts'
import { cases, type Case } from './cases.ts'
import { completeInquiry, typeCodes } from '../complete-inquiry.ts'

type Values = Readonly<Record<string, string>>

/** What the server does about the parts that the specification does not name. */
const byServer: { readonly [id: string]: ClauseId } = {
  'inquiry.partner-agree.required': 'inquiry.partner-agree.by-server',
  'inquiry.partner-agree.value-agree': 'inquiry.partner-agree.by-server',
  'inquiry.partner-agree.value-not-agree': 'inquiry.partner-agree.by-server',
  'inquiry.third-party-consent.required': 'inquiry.third-party-consent.by-server',
  'inquiry.sales-consent.required': 'inquiry.sales-consent.by-server',
  'inquiry.sales-consent.not-when-signed-in': 'inquiry.sales-consent.by-server',
}
const clausesOfServer = ({ proves }: Case) => proves.map((id) => byServer[id] ?? id)

const partsOf = ({ type, persona, changes }: Case): Values => {
  const { primaryCode: _primary, country: _country, ...values } = changes
  return { inquiryTypeCode: typeCodes[type], ...completeInquiry(type, persona), ...values }
}

const submit = (api: ApiClient, parts: Values) => api.postForm('/api/support/inquiry', Object.entries(parts))

const refusal = ({ field }: Case, message: ErrorKey, locale: Locale): object => {
  const text = worded(errorTexts[message][locale])
  return { code: 'BAD_REQUEST', message: text, errors: [{ field, code: 'BAD_REQUEST', message: text }] }
}

const titleOf = ({ type, persona, site, field }: Case) => `${field}: ${type}, ${persona} on ${site}`

const sent = cases.filter(({ only }) => only !== 'page')
for (const locale of locales)
  for (const each of sent) {
    const { example, type, persona, site, settings, message, only } = each
    const isInEveryLanguage = type === 'general' && only === undefined
    if (locale !== 'ko' && !isInEveryLanguage) continue
    const ids: readonly ClauseId[] = [
      ...clausesOfServer(each),
      ...(message === null ? [] : (['inquiry.sending.server-judges-again'] as const)),
      ...(message === null || !isInEveryLanguage ? [] : (['error.body.language'] as const)),
    ]
    test.describe(`${titleOf(each)}, ${locale}`, () => {
      test.use({ site, language: locale, settings: { persona, ...settings } })
      test(...clausesOf(ids, `${example}: ${message ?? 'accepted'}`), async ({ api, world }) => {
        const parts = partsOf(each)
        const nonEmpty = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''))
        // An empty part is the same as a missing one, so an inquiry with an empty value is sent twice.
        const requests = Object.values(parts).includes('') ? [parts, nonEmpty] : [parts]
        for (const request of requests) {
          const { status, body } = await submit(api, request)
          expectStatus(status, message === null ? 200 : 400)
          if (message === null) expect(body).toMatchObject({ code: 'SUCCESS' })
          else expect(body).toEqual(refusal(each, message, locale))
        }
        if (message !== null) return expectNothingStored(api, world)
        // Everything is stored as sent, with plain line breaks.
        const stored = requests.map((request) =>
          Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])),
        )
        await expectStored(world, (inquiries) => expect(inquiries.map(({ fields }) => fields)).toEqual(stored))
      })
    })
  }

// A zero width space, Hangul fillers, an empty Braille pattern, a soft hyphen, controls and marks of direction are invisible.
const blanks = [
  ...['   ', '\t', '\u00a0', '\u3000', '\r\n\r\n', '\t \r\n', '\u3000\u00a0'],
  ...['\u200b', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u00ad', '\u0000', '\u0007\u007f\u0085'],
  ...['\u200e\u202e', '\u2060 \ufeff', '\ufe0f', '\u{e0020}\u{e007f}'],
]
// What is refused when it is empty is refused with the same message when it is blank.
for (const each of sent) {
  const { field, changes, message, site, persona, only } = each
  if (changes[field] !== '' || message === null || persona !== 'anonymous' || only !== undefined) continue
  test.describe(titleOf(each), () => {
    test.use({ site })
    test(...clausesOf([clausesOfServer(each), 'inquiry.field.spaces-are-empty'], 'blanks'), async ({ api, world }) => {
      for (const blank of blanks)
        await test.step(JSON.stringify(blank), async () => {
          const { status, body } = await submit(api, { ...partsOf(each), [field]: blank })
          expectStatus(status, 400)
          expect.soft(body).toEqual(refusal(each, message, 'ko'))
        })
      await expectNothingStored(api, world)
    })
  })
}
