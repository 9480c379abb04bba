import { translate } from '#specs/messages/index.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { alsoProves, clause, expect, test } from '../support/test.ts'
import { completeDraft, fieldRows } from './fields.ts'

// The rows of the form, with the page out of the way: what the browser refuses the server refuses too, in the same words.
// A primary category does not cross the wire.
const rows = fieldRows.filter(({ at }) => at !== 'primaryCode')

for (const locale of ['ko', 'en', 'ja'] as const)
  test.describe(locale, () => {
    test.use({ locale })
    for (const { proves, example, typed, at, says } of rows)
      test(
        ...alsoProves(
          clause(proves, `over the wire, ${example}: ${says ?? 'accepted'}`),
          'inquiry.sending.server-judges-again',
          ...(says === null ? [] : (['error.body.language'] as const)),
        ),
        async ({ api, world }) => {
          const { primaryCode: _primary, country: _country, ...sent } = { ...completeDraft, ...typed }
          const { status, body } = await api.postForm('/api/support/inquiry', generalInquiry(sent))
          if (says === null) {
            expect(body).toMatchObject({ code: 'SUCCESS' })
            const [stored] = await world.inquiries()
            expect(stored!.fields).toEqual({ inquiryTypeCode: 'GNRL', ...sent })
          } else {
            expect(status).toBe(400)
            const message = translate(locale, says)
            expect(body).toEqual({
              code: 'BAD_REQUEST',
              message,
              errors: [{ field: at, code: 'BAD_REQUEST', message }],
            })
            expect(await world.inquiries()).toEqual([])
          }
        },
      )
  })
