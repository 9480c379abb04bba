import { generalInquiry } from '../support/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'

// The snapshot has several megabytes of JSON in each direction.
test.describe.configure({ timeout: 60_000 })

test(...clause('hardening.memory.inquiries-bounded'), async ({ api, world }) => {
  await api.postForm('/api/support/inquiry', generalInquiry({ title: 'first' }))
  const address = `/__mock/worlds/${world.id}/snapshot`
  const { body: snapshot } = await api.get(address)
  const [sample] = snapshot.submissions
  snapshot.submissions = Array.from({ length: 10_000 }, (_, i) => ({ ...sample, inquiryId: 200_000 + i, files: [] }))
  expect((await api.json('PUT', address, snapshot)).status).toBe(200)
  expect(await world.inquiries()).toHaveLength(10_000)

  const { body } = await api.postForm('/api/support/inquiry', generalInquiry({ title: 'latest' }))
  expect(body.content.inquiryId).toBe(210_000)
  const stored = await world.inquiries()
  expect(stored).toHaveLength(10_000)
  expect(stored[0]!.inquiryId).toBe(200_001)
  expect(stored.at(-1)!.fields.title).toBe('latest')
})
