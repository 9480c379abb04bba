import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'

// The main error messages, in each language and on each site.

const clauses = [
  'inquiry.title.message',
  'inquiry.content.empty-message',
  'inquiry.email.message',
  'inquiry.title.key-of-message',
  'inquiry.content.key-of-empty-message',
  'inquiry.email.key-of-message',
] as const

for (const [site, locale] of [
  ['public', 'ko'],
  ['public', 'en'],
  ['public', 'ja'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, locale })

    test(
      ...alsoProves(clause(clauses[0], `${site}, ${locale}`), ...clauses.slice(1), `language.interface.${locale}`),
      async ({ inquiry, world }) => {
        await inquiry.visit()
        await inquiry.send()
        await inquiry.expectError('primaryCode', 'form.noPrimary')
        await inquiry.expectError('emailAddress', 'form.emailCheck')
        await inquiry.expectError('cellphoneNo', 'form.noPhone')
        await inquiry.expectError('title', 'form.noTitle')
        await inquiry.expectError('content', 'form.noContent')
        await expect(inquiry.summary(5)).toBeVisible()
        expect(await world.inquiries()).toEqual([])
      },
    )

    test(
      ...alsoProves(
        clause('inquiry.content.limit-message', `${site}, ${locale}`),
        'inquiry.content.key-of-limit-message',
        'inquiry.email.message',
        'inquiry.phone.one-message',
      ),
      async ({ inquiry, world }) => {
        await inquiry.open()
        await inquiry.fillFields({
          ...completeDraft,
          emailAddress: 'visitor@',
          cellphoneNo: '1',
          content: 'a'.repeat(5001),
        })
        await inquiry.send()
        await inquiry.expectError('emailAddress', 'form.emailCheck')
        await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
        await inquiry.expectError('content', 'form.contentLimit')
        await expect(inquiry.summary(3)).toBeVisible()
        await inquiry.control('emailAddress').fill(completeDraft.emailAddress)
        await inquiry.phone.fill(completeDraft.cellphoneNo)
        await expect(inquiry.summary(1)).toBeVisible()
        expect(await world.inquiries()).toEqual([])
      },
    )
  })
