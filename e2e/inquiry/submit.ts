import type { ClauseId } from '#specs/clauses/index.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { alsoProves, clause, expect } from '../support/test.ts'
import type { ApiClient } from '../support/api-client.ts'
import type { World } from '../support/world.ts'

export interface Row {
  readonly proves: ClauseId
  readonly example?: string
  /** What is sent in place of a good value; null leaves a part out. */
  readonly sent: Readonly<Record<string, string | null>>
  /** Where the refusal stands; null where the inquiry is accepted. */
  readonly at: string | null
}

const again = 'inquiry.sending.server-judges-again'

/** What the test of a row is called. */
export const proofOf = ({ proves, example, at }: Row) => {
  const proof = clause(proves, example)
  return at === null || proves === again ? proof : alsoProves(proof, again)
}

/** Sends a row's inquiry to the server, with the page out of the way. */
export const overTheWire =
  ({ sent, at }: Row) =>
  async ({ api, world }: { api: ApiClient; world: World }) => {
    const { status, body } = await api.postForm('/api/support/inquiry', generalInquiry(sent))
    if (at === null) {
      expect(body).toMatchObject({ code: 'SUCCESS' })
      expect(status).toBe(200)
      expect(await world.inquiries()).toHaveLength(1)
    } else {
      expect(status).toBe(400)
      expect(body.code).toBe('BAD_REQUEST')
      expect(body.errors).toHaveLength(1)
      expect(body.errors[0]).toMatchObject({ field: at, code: 'BAD_REQUEST', message: body.message })
      expect(await world.inquiries()).toEqual([])
    }
  }
