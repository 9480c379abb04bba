import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Persona } from '#specs/contract/member.ts'
import { emptyDraft, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { isSearched, partsSent, type InquiryContext } from '#specs/rules/inquiry-fields.ts'
import { inquiryTypes, isInquiryType } from '#specs/rules/inquiry-types.ts'
import { failedRules } from '#specs/rules/inquiry.ts'
import { sites, type Site } from '#specs/sites/index.ts'
import { isRefusal } from '../refusal.ts'
import { sharedBudgets, World } from '../worlds/world.ts'
import { isPhone } from './countries.ts'
import { inquiryHandlers } from './inquiry.ts'
import { submit } from './submit.ts'

/** How many drafts (`npm run fuzz` judges 100,000), and from which seed they are made. */
const count = Number(process.env.FUZZ_DRAFTS ?? 2000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

const types = Object.keys(inquiryTypes).filter(isInquiryType)
const personas = ['anonymous', 'main', 'sub', 'biz', 'biz-pistt', 'partner'] as const satisfies readonly Persona[]

const words = (...values: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fc.string())

const typed = fc.record({
  inquiryPersonName: words('', '김하늘'),
  emailAddress: words('visitor@example.com', `${'a'.repeat(38)}@example.com`, `${'a'.repeat(39)}@example.com`, ' '),
  cntryNo: fc.constantFrom('82', '82', '1', '81', '39'),
  cellphoneNo: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('01012345678', '1012345678', '0212345678', '2015550123', '', '0') },
    fc.stringMatching(/^\d{0,18}$/),
  ),
  corpName: words('', ' ', '하늘제과', 'a'.repeat(50), 'a'.repeat(51)),
  departmentName: words(''),
  levelName: words(''),
  title: words('', '\u3000', '질문', 'x'.repeat(300)),
  content: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('', '\n', '내용', 'x'.repeat(5000), 'x'.repeat(5001), '\n'.repeat(5000) + 'x'),
    },
    fc.string(),
  ),
  scale: fc.oneof(fc.constantFrom('', '1', '1234567890', '12345678901'), fc.stringMatching(/^\d{0,12}$/)),
  naverWorksAccount: words('', ' ', 'admin@haneul'),
  isEmergency: fc.constantFrom('', 'emerg', 'comm'),
  isPartnerSharingAgreement: fc.constantFrom('', 'share', 'not_share'),
  partnerAgree: fc.constantFrom('', 'agree', 'not_agree'),
  thirdPartyConsent: fc.constantFrom('', 'Y', 'N'),
  salesThirdPartyConsent: fc.constantFrom('', 'Y', 'N'),
  isAgreeRecvMarketing: fc.constantFrom('N', 'Y'),
})

const drafted = fc.record({
  type: fc.constantFrom(...types),
  site: fc.constantFrom(...sites),
  persona: fc.constantFrom(...personas),
  partner: fc.boolean(),
  abuse: fc.boolean(),
  isSolved: fc.boolean(),
  keepsEmail: fc.boolean(),
  group: fc.nat(),
  detail: fc.nat(),
  typed,
})
type Drafted = typeof drafted extends fc.Arbitrary<infer Value> ? Value : never

const none = { params: {}, query: {}, body: {}, form: { fields: {}, files: [] } }

/** The codes that the form would offer, by the calls that it asks. */
const offered = (world: World, site: Site, type: InquiryContext['type'], group: number) => {
  const query = { inquiryType: inquiryTypes[type].code, parentCode: undefined }
  const asked = { ...none, world, site, locale: 'ko' } as const
  if (isSearched({ type })) {
    const paths = inquiryHandlers.allInquiryCodes({ ...asked, query })
    return { primary: '', details: paths.map(({ code2, code3 }) => (code3.trim() === '' ? code2 : code3)) }
  }
  const groups = inquiryHandlers.inquiryCodes({ ...asked, query })
  const primary = groups[group % (groups.length + 1)]?.code ?? ''
  if (primary === '') return { primary, details: [] }
  const details = inquiryHandlers.inquiryCodes({ ...asked, query: { ...query, parentCode: primary } })
  return { primary, details: details.map(({ code }) => code) }
}

/** What the form finds wrong, and what the server finds wrong with the same. */
const verdicts = async (world: World, { type, site, persona, partner, abuse, ...given }: Drafted) => {
  world.change({ persona, partner, abuse, site })
  const { member } = world
  const { primary, details } = offered(world, site, type, given.group)
  const solution = world.newCaptcha('legacy', 'ko', '123456', 'x')
  const draft: InquiryDraft = {
    ...emptyDraft,
    ...given.typed,
    ...(member && given.keepsEmail && { emailAddress: member.email }),
    primaryCode: primary,
    bbsArticleTypeDetailCode: details[given.detail % (details.length + 1)] ?? '',
    ...(given.isSolved && { captchaKey: solution, captchaValue: '123456', captchaCategory: 'CAPTCHA' }),
  }
  const situation: InquiryContext = { type, site, member, isPartner: partner, abuse }
  const form = failedRules(draft, {
    ...situation,
    isPhone,
    isDetail: (code) => details.includes(code),
    hasDetails: isSearched({ type }) ? null : () => details.length > 0,
  })
  // What the form refuses is judged as it was typed; the number loses its 0 only when it is really sent.
  const asTyped = form.length > 0 && draft.cellphoneNo !== '' && { cellphoneNo: draft.cellphoneNo }
  const fields = { ...Object.fromEntries(partsSent(situation, draft)), ...asTyped }
  const server = await Promise.resolve(
    submit({ ...none, world, site, locale: 'ko', form: { fields, files: [] } } as never),
  ).then(
    () => [],
    (error: unknown) => {
      if (!isRefusal(error)) throw error
      return (error.detail.errors ?? []).map(({ field, message }) => `${field} ${message ?? error.code}`)
    },
  )
  return { form, server }
}

test(`form and server judge ${count} drafts alike (seed ${seed})`, { timeout: 60_000 + count * 20 }, async () => {
  const budgets = sharedBudgets()
  let world = new World('verdicts', {}, budgets)
  let [good, bad] = [0, 0]
  await fc.assert(
    fc.asyncProperty(drafted, async (each) => {
      if (world.submissions.length > 200) {
        world.end()
        world = new World('verdicts', {}, budgets)
      }
      const { form, server } = await verdicts(world, each)
      if (form.length === 0) good += 1
      else bad += 1
      // The server is sent no primary, so it says of the detail what the form says of either; it wants the captcha last.
      const others = form.filter(({ field }) => field !== 'captchaValue')
      const errors = others.map(({ field, message }) =>
        field === 'primaryCode' ? 'bbsArticleTypeDetailCode form.noDetail' : `${field} ${message}`,
      )
      const isCaptchaMissing = others.length < form.length
      expect(server.toSorted()).toEqual(
        others.length === 0 && isCaptchaMissing ? ['captchaValue INVALID_CAPTCHA'] : errors.toSorted(),
      )
    }),
    { numRuns: count, seed },
  )
  expect(good).toBeGreaterThan(count / 200)
  expect(bad).toBeGreaterThan(count / 200)
})
