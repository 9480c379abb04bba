import { errorTexts } from '../support/error-texts.ts'
import { expectStatus } from '../support/expect-status.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { clausesOf, expect, test } from '../support/test.ts'
import { completeDraft, fieldRows } from './fields.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { locales } from '../support/sites.ts'
import { expectStored } from '../support/stored.ts'
import { worded } from '../support/worded.ts'

// The rows of the form, sent to the API: the server rejects the same values with the same messages.
// The API has no primary category.
const rows = fieldRows.filter(({ field }) => field !== 'primaryCode')

for (const locale of locales)
  test.describe(locale, () => {
    test.use({ language: locale })
    for (const { proves, example, typed, field, message } of rows)
      test(
        ...clausesOf(
          [
            proves,
            'inquiry.sending.server-judges-again',
            ...(message === null ? [] : (['error.body.language'] as const)),
          ],
          `API, ${example}: ${message ?? 'accepted'}`,
        ),
        async ({ api, world }) => {
          const { primaryCode: _primary, country: _country, ...sent } = { ...completeDraft, ...typed }
          const { status, body } = await api.postForm('/api/support/inquiry', generalInquiry(sent))
          if (message === null) {
            expect(body).toMatchObject({ code: 'SUCCESS' })
            await expectStored(world, ([stored]) =>
              expect(stored!.fields).toEqual({ inquiryTypeCode: 'GNRL', ...sent }),
            )
          } else {
            expectStatus(status, 400)
            const text = worded(errorTexts[message][locale])
            expect(body).toEqual({
              code: 'BAD_REQUEST',
              message: text,
              errors: [{ field, code: 'BAD_REQUEST', message: text }],
            })
            await expectNothingStored(api, world)
          }
        },
      )
  })
