import { clausesOf, clauseStep, expect, test } from '../../pages/test.ts'
import type { FieldName, FieldValues, InquiryPage } from '../../pages/inquiry-page.ts'
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

// The cases of a visitor share a page: the first one loads it, the others go on with a general form that was refused or
// open a new one within the app. General inquiries, which have the most, have a test for each field.
test.describe.configure({ timeout: 60_000 })
const groups = Map.groupBy(
  cases.filter(({ only }) => only !== 'api'),
  ({ site, persona, type, field }) => `${persona} on ${site}${type === 'general' ? `, ${field}` : ''}`,
)
for (const [title, group] of groups) {
  const [{ site, persona }] = group as [(typeof group)[number]]
  const isSignedIn = persona !== 'anonymous'
  test.describe(title, () => {
    test.use({ site, settings: { persona } })
    test(...clausesOf(group, `${title}, ${group.length} inquiries`), async ({ inquiry, world }) => {
      /** The values of the form that the case before has left. */
      let left: Values | null = null
      for (const [index, { proves, example, type, field, changes, message }] of group.entries())
        await clauseStep(proves, `${type}, ${example}: ${message ?? 'accepted'}`, async () => {
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
