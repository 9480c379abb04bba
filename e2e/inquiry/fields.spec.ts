import { clause, expect, test } from '../pages/test.ts'
import { arrived, parts } from './arrived.ts'
import { complete, fieldRows, type Typed } from './fields.ts'

/** What of a typed form arrives: no name that was left empty, no letters of a country, a number without its first 0. */
const arrivesAs = ({
  bbsArticleTypeDetailCode,
  emailAddress,
  cntryNo,
  cellphoneNo,
  title,
  content,
}: Required<Typed>) => ({
  ...parts,
  bbsArticleTypeDetailCode,
  emailAddress,
  cntryNo,
  cellphoneNo: cellphoneNo.replace(/^0/, ''),
  title,
  content,
})

for (const { proves, example, typed, at, says } of fieldRows)
  test(...clause(proves, `${example}: ${says ?? 'accepted'}`), async ({ inquiry, world }) => {
    const form = { ...complete, ...typed }
    await inquiry.open(`?parentCode=${form.primaryCode}&code=${form.bbsArticleTypeDetailCode}`)
    await inquiry.type(form)
    await inquiry.send()
    if (says === null) {
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toEqual([arrived(arrivesAs(form))])
      return
    }
    await inquiry.expectError(at, says)
    // It stands where it belongs and nowhere else, and nothing went out.
    await expect(inquiry.summary(1).getByRole('link')).toHaveText([inquiry.words(says)])
    expect(await world.journal('submitInquiry')).toEqual([])
    expect(await world.inquiries()).toEqual([])
  })
