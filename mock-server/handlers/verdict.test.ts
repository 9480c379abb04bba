import fc from 'fast-check'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import type { Persona } from '#specs/contract/member.ts'
import { emptyDraft, partsSent, readDraft, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import { phoneReader, type ParsePhone, type ReadPhone } from '#specs/rules/phone.ts'
import { fields, isSearched, type Field, type FieldName } from '#specs/model/inquiry-fields.ts'
import { everyType, inquiryTypes } from '#specs/model/inquiry-types.ts'
import { failedRules } from '#specs/rules/inquiry.ts'
import { sites, type Site } from '#specs/model/site.ts'
import { isRefusal } from '../http/refusal.ts'
import { sharedBudgets } from '../worlds/budget.ts'
import { World } from '../worlds/world.ts'
import { readPhone } from './countries.ts'
import { inquiryHandlers } from './inquiry.ts'
import { submit } from './submit.ts'

/** Number of drafts (`npm run fuzz` validates 100,000) and the seed that generates them. */
const count = Number(process.env.FUZZ_DRAFTS ?? 2000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

const personas = ['anonymous', 'main', 'sub', 'biz', 'biz-pistt', 'partner'] as const satisfies readonly Persona[]

/** Countries with their calling code, and whether others share it. */
const countries = [
  { country: 'KR', cntryNo: '82', isShared: false },
  { country: 'JP', cntryNo: '81', isShared: false },
  { country: 'US', cntryNo: '1', isShared: true },
  { country: 'CA', cntryNo: '1', isShared: true },
  { country: 'IT', cntryNo: '39', isShared: true },
] as const

/** The parser of the form, which knows the country. */
const parse: ParsePhone = (text, { country, cntryNo }) => {
  const isKnown = isSupportedCountry(country)
  const phone = parsePhoneNumberFromString(text, isKnown ? country : undefined)
  if (!phone) return undefined
  const { country: first, countryCallingCode, nationalNumber } = phone
  if (isKnown && countryCallingCode === cntryNo) phone.country = country
  return { countryCallingCode, nationalNumber, country: first, isValid: () => phone.isValid() }
}
const readTyped = phoneReader(parse)

const textOf = (...values: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fc.string())

/** Values that come close to the rules of a field. */
const special: { readonly [Name in FieldName]?: fc.Arbitrary<string> } = {
  inquiryPersonName: textOf('', '김하늘'),
  emailAddress: textOf('visitor@example.com', `${'a'.repeat(38)}@example.com`, `${'a'.repeat(39)}@example.com`, ' '),
  cellphoneNo: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('01012345678', '1012345678', '0212345678', '2015550123', '4165550123', '', '0'),
    },
    fc.stringMatching(/^\d{0,18}$/),
  ),
  title: textOf('', '\u3000', '질문', 'x'.repeat(300)),
  content: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('', '\n', '내용', 'x'.repeat(5000), 'x'.repeat(5001), '\n'.repeat(5000) + 'x'),
    },
    fc.string(),
  ),
  scale: fc.oneof(fc.constantFrom('', '1', '1234567890', '12345678901'), fc.stringMatching(/^\d{0,12}$/)),
  isAgreeRecvMarketing: fc.constantFrom('N', 'Y'),
}

/** The values of a field by its kind; undefined if they come from the categories or the captcha. */
const valuesOf = (field: Field): fc.Arbitrary<string> | undefined => {
  if (special[field.name]) return special[field.name]
  if (field.control === 'choice') return fc.constantFrom('', ...Object.keys(field.choices))
  if (field.control === 'consent') return fc.constantFrom('', 'Y', 'N')
  return field.control === 'text' ? textOf('', ' ', '하늘제과', 'a'.repeat(50), 'a'.repeat(51)) : undefined
}

const typed = fc.record(
  Object.fromEntries(
    fields.flatMap((field) => {
      const values = valuesOf(field)
      return values ? [[field.name, values]] : []
    }),
  ),
)

const drafted = fc.record({
  type: fc.constantFrom(...everyType),
  site: fc.constantFrom(...sites),
  persona: fc.constantFrom(...personas),
  partner: fc.boolean(),
  abuse: fc.boolean(),
  isSolved: fc.boolean(),
  keepsEmail: fc.boolean(),
  selected: fc.constantFrom(...countries),
  group: fc.nat(),
  detail: fc.nat(),
  typed,
})
type Drafted = typeof drafted extends fc.Arbitrary<infer Value> ? Value : never

const none = { params: {}, query: {}, body: {} }

/** The category codes that the form would offer, from the same operations. */
const offeredCodes = (world: World, site: Site, type: InquiryContext['type'], group: number) => {
  const query = { inquiryType: inquiryTypes[type].code, parentCode: undefined }
  const input = { ...none, world, site, locale: 'ko' } as const
  if (isSearched({ type })) {
    const paths = inquiryHandlers.allInquiryCodes({ ...input, query })
    return { primary: '', details: paths.map(({ code2, code3 }) => (code3.trim() === '' ? code2 : code3)) }
  }
  const groups = inquiryHandlers.inquiryCodes({ ...input, query })
  const primary = groups[group % (groups.length + 1)]?.code ?? ''
  if (primary === '') return { primary, details: [] }
  const details = inquiryHandlers.inquiryCodes({ ...input, query: { ...query, parentCode: primary } })
  return { primary, details: details.map(({ code }) => code) }
}

/** The errors that the form finds in a draft, except for shared calling codes, and those that the server finds. */
const verdicts = async (world: World, { type, site, persona, partner, abuse, ...rest }: Drafted) => {
  world.change({ persona, partner, abuse, site })
  const { member } = world
  const { primary, details } = offeredCodes(world, site, type, rest.group)
  const captchaKey = world.newCaptcha('legacy', 'ko', '123456', 'x')
  const draft: InquiryDraft = {
    ...emptyDraft,
    ...rest.typed,
    country: rest.selected.country,
    cntryNo: rest.selected.cntryNo,
    ...(member && rest.keepsEmail && { emailAddress: member.email }),
    primaryCode: primary,
    bbsArticleTypeDetailCode: details[rest.detail % (details.length + 1)] ?? '',
    ...(rest.isSolved && { captchaKey, captchaValue: '123456', captchaCategory: 'CAPTCHA' }),
  }
  const context: InquiryContext = { type, site, member, isPartner: partner, abuse }
  const written = readDraft(draft, readTyped)
  const validate = (read: ReadPhone) =>
    failedRules(written, {
      ...context,
      readPhone: read,
      isDetail: (code) => details.includes(code),
      hasDetails: isSearched({ type }) ? null : () => details.length > 0,
    })
  const form = validate(readTyped)
  // The one exception: the server does not receive the country, so it accepts the numbers of all that share its code.
  const excepted = form.filter(({ message }) => message === 'form.phoneCheck' && rest.selected.isShared)
  const expected = excepted.length > 0 ? validate(readPhone) : form
  // The form validates the phone number as typed and drops the leading 0 only when it sends a valid draft.
  const typedPhone = form.length > 0 && written.cellphoneNo !== '' && { cellphoneNo: written.cellphoneNo }
  const fields = { ...Object.fromEntries(partsSent(context, written)), ...typedPhone }
  const server = await Promise.resolve(
    submit({ ...none, world, site, locale: 'ko', form: fields, received: { fields, files: [] } }),
  ).then(
    () => [],
    (error: unknown) => {
      if (!isRefusal(error)) throw error
      return (error.detail.errors ?? []).map(
        ({ field, message }) => `${field} ${message ? JSON.stringify(message) : JSON.stringify(error.code)}`,
      )
    },
  )
  return { form: expected, server }
}

test(
  `form and server find the same errors in ${count} drafts (seed ${seed})`,
  { timeout: 60_000 + count * 20 },
  async () => {
    const budgets = sharedBudgets()
    let world = new World('verdicts', {}, budgets)
    let [valid, invalid] = [0, 0]
    await fc.assert(
      fc.asyncProperty(drafted, async (value) => {
        if (world.submissions.length > 200) {
          world.end()
          world = new World('verdicts', {}, budgets)
        }
        const { form, server } = await verdicts(world, value)
        if (form.length === 0) valid += 1
        else invalid += 1
        // The primary code is not sent, so the server reports its error on the detail. It checks the captcha last.
        const others = form.filter(({ field }) => field !== 'captchaValue')
        const errors = others.map(({ field, message }) =>
          field === 'primaryCode'
            ? 'bbsArticleTypeDetailCode "form.noDetail"'
            : // The server does not know what the prefix of an invalid number means.
              `${field} ${JSON.stringify(message === 'form.phoneOtherCountry' ? 'form.phoneCheck' : message)}`,
        )
        const isCaptchaMissing = others.length < form.length
        expect(server.toSorted()).toEqual(
          others.length === 0 && isCaptchaMissing ? ['captchaValue "INVALID_CAPTCHA"'] : errors.toSorted(),
        )
      }),
      { numRuns: count, seed },
    )
    expect(valid).toBeGreaterThan(count / 200)
    expect(invalid).toBeGreaterThan(count / 200)
  },
)
