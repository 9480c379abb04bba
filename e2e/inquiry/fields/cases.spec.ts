import { clausesOf, clauseStep, expect, test } from '../../pages/test.ts'
import type { FieldName, FieldValues, InquiryPage } from '../../pages/inquiry-page.ts'
import { changePerson } from '../change-person.ts'
import { cases } from './cases.ts'
import { completeInquiry, parentOf, receivedInquiry, typeCodes } from '../complete-inquiry.ts'

type Values = Readonly<Record<string, string>>

/** The parts that the server stores: no empty ones, and the phone number without its leading 0. */
const toStoredParts = ({ primaryCode: _primary, country: _country, cellphoneNo = '', ...others }: Values) =>
  Object.fromEntries(
    Object.entries({ ...others, cellphoneNo: cellphoneNo.replace(/^0/, '') }).filter(([, value]) => value !== ''),
  )

/** Fills in what differs from the values that the form has. */
const changeFields = async (inquiry: InquiryPage, before: FieldValues, { country, cntryNo, ...texts }: FieldValues) => {
  if (country !== before.country) await inquiry.selectCountry(country!, inquiry.countryOption(country!, cntryNo!))
  for (const [name, value] of Object.entries(texts))
    if (value !== before[name as FieldName]) await inquiry.control(name as FieldName).fill(value)
}

/**
 * The API suite sends every value, for every type and person, also the closest valid ones. Here is one of each kind: the
 * first of a field on a site that is refused for a clause, or accepted if none is. `excluded-cases.spec.ts` has what a form
 * does not ask.
 */
const onPage = cases.filter(({ only }) => only !== 'api')
const chosen = new Set(
  onPage.flatMap(({ site, field, proves }) =>
    proves.map((id) => {
      const same = onPage.filter((each) => each.site === site && each.field === field && each.proves.includes(id))
      return same.find(({ message }) => message !== null) ?? same[0]!
    }),
  ),
)

// The cases of a site share a page: the first one loads it, the others go on with a general form that was refused or open
// a new one within the app, as somebody else if need be. Anonymous visitors come first, because nobody can sign out there.
const groups = Map.groupBy(
  onPage.filter((each) => chosen.has(each)),
  ({ site, persona, type }) => {
    if (site !== 'public') return site
    if (persona !== 'anonymous') return 'members on public'
    return `${type === 'general' ? 'general' : 'other'} inquiries on public`
  },
)
for (const [title, group] of groups) {
  const [{ site }] = group as [(typeof group)[number]]
  const rows = group.toSorted(
    (a, b) =>
      Number(a.persona !== 'anonymous') - Number(b.persona !== 'anonymous') || a.persona.localeCompare(b.persona),
  )
  test.describe(title, () => {
    test.use({ site, settings: { persona: rows[0]!.persona } })
    test(...clausesOf(group, `${title}, ${group.length} inquiries`), async ({ inquiry, page, world }) => {
      /** The values of the form that the case before has left. */
      let left: Values | null = null
      for (const [index, { proves, example, type, persona, field, changes, message }] of rows.entries())
        await clauseStep(proves, `${type}, ${example}: ${message ?? 'accepted'}`, async () => {
          const isSignedIn = persona !== 'anonymous'
          if (index > 0 && persona !== rows[index - 1]!.persona) {
            left = null
            await changePerson({ inquiry, page, world }, { persona })
          }
          const form: Values = {
            primaryCode: parentOf(type),
            country: 'KR',
            ...completeInquiry(type, persona),
            inquiryPersonName: '김하늘',
            ...changes,
          }
          const { primaryCode = '', bbsArticleTypeDetailCode = '' } = form
          const [accepted, sent] = [(await world.inquiries()).length, (await world.journal('submitInquiry')).length]
          if (left && left.primaryCode === primaryCode && left.bbsArticleTypeDetailCode === bbsArticleTypeDetailCode)
            await changeFields(inquiry, left, form)
          else {
            const search = `?parentCode=${primaryCode}&code=${bbsArticleTypeDetailCode}`
            await (index === 0 ? inquiry.open(search, type) : inquiry.reopen(search, type))
            await inquiry.fillForm(form, isSignedIn)
          }
          left = null
          await inquiry.send()
          if (message === null) {
            await expect(inquiry.success).toBeVisible()
            const parts = { inquiryTypeCode: typeCodes[type], ...toStoredParts(form) }
            const fields = isSignedIn ? parts : { ...parts, isAgreeRecvMarketing: 'N' }
            expect((await world.inquiries()).slice(accepted)).toEqual([receivedInquiry(fields, { site, persona })])
            return
          }
          if (message === 'form.noCheck') await inquiry.closeConsentAlert()
          await expect(inquiry.sendButton).toBeEnabled()
          await inquiry.expectError(field as FieldName, message)
          // There is no other error, and nothing was sent.
          await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.errorText(message)])
          expect(await world.journal('submitInquiry')).toHaveLength(sent)
          expect(await world.inquiries()).toHaveLength(accepted)
          if (type === 'general') left = form
        })
    })
  })
}
