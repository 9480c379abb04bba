import type { ClauseId } from '#specs/clauses/index.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { clausesOf, expect } from '../support/test.ts'
import type { ApiClient } from '../support/api-client.ts'
import type { World } from '../support/world.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { expectStored } from '../support/stored.ts'
import { expectStatus } from '../support/expect-status.ts'

export interface Row {
  readonly proves: ClauseId
  readonly example?: string
  /** Changes to a valid inquiry; null omits a part. */
  readonly sent: Readonly<Record<string, string | null>>
  /** The field with the error; null when the inquiry is accepted. */
  readonly field: string | null
}

const validatedByServer = 'inquiry.sending.server-judges-again'

/** Title and clauses of the test of a row. */
export const proofOf = ({ proves, example, field }: Row) =>
  clausesOf(field === null ? [proves] : [proves, validatedByServer], example)

/** Body of the test of a row: sends the inquiry to the API and checks the response. */
export const submitRow =
  ({ sent, field }: Row) =>
  async ({ api, world }: { api: ApiClient; world: World }) => {
    const { status, body } = await api.postForm('/api/support/inquiry', generalInquiry(sent))
    if (field === null) {
      expect(body).toMatchObject({ code: 'SUCCESS' })
      expectStatus(status, 200)
      await expectStored(world, (stored) => expect(stored).toHaveLength(1))
    } else {
      expectStatus(status, 400)
      expect(body.code).toBe('BAD_REQUEST')
      expect(body.errors).toHaveLength(1)
      expect(body.errors[0]).toMatchObject({ field, code: 'BAD_REQUEST', message: body.message })
      await expectNothingStored(api, world)
    }
  }
