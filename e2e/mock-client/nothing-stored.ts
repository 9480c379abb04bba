import { expect } from '../support/limits.ts'
import type { ApiClient } from './api-client.ts'
import { expectStatus } from '../support/expect-status.ts'
import { generalInquiry } from '../literals/inquiry.ts'
import type { World } from './world.ts'

/**
 * Expects that the world has stored no submission but `before`. It then sends a valid inquiry and expects to find it,
 * because an empty list alone does not show that the mock stores anything. A back end that does not show its submissions
 * is judged by its response alone.
 */
export const expectNothingStored = async (api: ApiClient, world: World, before = 0) => {
  const shown = await world.shownInquiries()
  if (!shown) return
  expect(shown).toHaveLength(before)
  await world.faults()
  await world.patch({ persona: 'anonymous', abuse: false })
  const { status } = await api.postForm('/api/support/inquiry', generalInquiry({ title: 'Only this is stored' }))
  expectStatus(status, 200)
  const stored = await world.inquiries()
  expect(stored.slice(before).map(({ fields }) => fields.title)).toEqual(['Only this is stored'])
}
