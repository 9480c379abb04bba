import type { ClauseId } from '#specs/clauses/index.ts'
import type { ApiClient } from '../../mock-client/api-client.ts'
import { errorTexts, type ErrorKey } from '../../literals/error-texts.ts'
import { expectStatus } from '../../support/expect-status.ts'
import { expectNothingStored } from '../../mock-client/nothing-stored.ts'
import { locales, type Locale } from '../../literals/sites.ts'
import { expectStored } from '../../mock-client/stored.ts'
import { clause, clausesOf, expect, test } from '../../support/test.ts'
import { operations } from '../../mock-client/contract-document.ts'
import { atLeast, worded } from '../../literals/worded.ts'
import { cases, type Case } from './cases.ts'
import { completeInquiry, typeCodes, types, typesOf, type Type } from '../complete-inquiry.ts'

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

const partsOf = ({ persona, changes }: Case, type: Type): Values => {
  const { primaryCode: _primary, country: _country, ...values } = changes
  return { inquiryTypeCode: typeCodes[type], ...completeInquiry(type, persona), ...values }
}

/** The parts of an inquiry in the contract. */
const documented = Object.keys(operations.find(({ id }) => id === 'submitInquiry')!.body!.schema.properties as object)

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
        // A server that stores what it does not know would accept a field that does not exist.
        if (each.field !== 'none')
          expect(
            Object.keys(partsOf(each, type)).filter((name) => !documented.includes(name)),
            'parts that the contract does not have',
          ).toEqual([])
        const requests = (locale === 'ko' ? each.types : [type]).flatMap((ofType) => {
          const parts = partsOf(each, ofType)
          const nonEmpty = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''))
          // An empty part is the same as a missing one, so an inquiry with an empty value is sent twice.
          return Object.values(parts).includes('') ? [parts, nonEmpty] : [parts]
        })
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
  const { field, type, changes, message, site, persona, only } = each
  if (changes[field] !== '' || message === null || persona !== 'anonymous' || only !== undefined) continue
  test.describe(titleOf(each), () => {
    test.use({ site })
    test(...clausesOf([clausesOfServer(each), 'inquiry.field.spaces-are-empty'], 'blanks'), async ({ api, world }) => {
      for (const blank of blanks)
        await test.step(JSON.stringify(blank), async () => {
          const { status, body } = await submit(api, { ...partsOf(each, type), [field]: blank })
          expectStatus(status, 400)
          expect.soft(body).toEqual(refusal(each, message, 'ko'))
        })
      await expectNothingStored(api, world)
    })
  })
}

// A type that does not have a field ignores its values, also those that another type refuses, and my page shows none.
const excluded = Object.entries<readonly Type[]>(typesOf).filter(([, having]) => having.length < types.length)
for (const [field, having] of excluded) {
  const own = sent.filter((each) => each.field === field)
  const values = new Set(own.flatMap(({ changes }) => changes[field] ?? []))
  const persona = own.find((each) => each.persona !== 'anonymous')?.persona ?? 'main'
  if (values.size === 0) continue
  test.describe(`${field}: other types`, () => {
    test.use({ settings: { persona } })
    test(...clause('inquiry.field.not-asked-not-sent', field), async ({ api }) => {
      for (const type of types.filter((each) => !having.includes(each)))
        for (const value of values)
          await test.step(`${type}, ${JSON.stringify(value)}`, async () => {
            const complete = { inquiryTypeCode: typeCodes[type], ...completeInquiry(type, persona) }
            const { status, body } = await submit(api, { ...complete, [field]: value })
            expectStatus(status, 200)
            const stored = await api.get(`/api/mypage/inquiry/${body.content.inquiryId}`)
            expect(stored.body.fieldList).toEqual(atLeast([]))
            expect(stored.body.fieldList.map(({ name }: { name: string }) => name)).not.toContain(field)
          })
    })
  })
}
