import { generalInquiry } from '../literals/inquiry.ts'
import { originOf } from '../mock-client/deployment.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const questions = '/api/mypage/inquiry'

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main', now: '2027-03-04T15:30:00Z', frozen: true } })
  const email = { emailAddress: 'minseo.kim@example.com' }

  test(...clausesOf(['call.my-page.inquiries', 'call.page.shape']), async ({ api }) => {
    const { status, body } = await api.get(questions, { size: 4 })
    expectStatus(status, 200)
    const { content, totalElements, totalPages, ...rest } = body
    expect(rest).toEqual({ number: 0, size: 4, first: true, last: false, empty: false })
    expect(content).toHaveLength(4)
    expect(totalPages).toBe(Math.ceil(totalElements / 4))
  })

  test(...clause('call.page.shape', 'the last page and the page after it'), async ({ api }) => {
    const { totalPages, totalElements } = (await api.get(questions, { size: 4 })).body
    const last = (await api.get(questions, { size: 4, page: totalPages - 1 })).body
    expect(last).toMatchObject({ number: totalPages - 1, first: false, last: true, empty: false, totalElements })
    expect(last.content).toHaveLength(totalElements - 4 * (totalPages - 1))
    const afterLast = (await api.get(questions, { size: 4, page: totalPages })).body
    expect(afterLast).toMatchObject({
      content: [],
      number: totalPages,
      first: false,
      last: true,
      empty: true,
      totalElements,
    })
  })

  test(...clause('call.page.shape', 'each question is on exactly one page'), async ({ api }) => {
    const { totalPages, totalElements } = (await api.get(questions, { size: 7 })).body
    const ids = []
    for (let page = 0; page < totalPages; page += 1)
      ids.push(
        ...(await api.get(questions, { size: 7, page })).body.content.map(
          (row: { inquiryId: number }) => row.inquiryId,
        ),
      )
    expect(new Set(ids).size).toBe(totalElements)
  })

  test(...clause('inquiry.success.listed-in-questions'), async ({ api }) => {
    const before = (await api.get(questions)).body.totalElements
    const response = await api.postForm('/api/support/inquiry', generalInquiry({ ...email, title: '새 문의' }))
    const { content, totalElements } = (await api.get(questions)).body
    expect(totalElements).toBe(before + 1)
    // Newest first. The time is the world's clock in UTC+9.
    expect(content[0]).toMatchObject({
      inquiryId: response.body.content.inquiryId,
      inquiryTypeCode: 'GNRL',
      title: '새 문의',
      regYmdt: '2027-03-05 00:30:00',
      status: 'RECEIVED',
    })
  })

  test(...clause('my-page.questions.own-only'), async ({ api }) => {
    await api.postForm('/api/support/inquiry', generalInquiry({ ...email, title: 'Of main' }))
    await api.post('/api-member/member/session', { persona: 'biz' })
    const { content } = (await api.get(questions, { size: 100 })).body
    expect(content.map(({ title }: { title: string }) => title)).not.toContain('Of main')
  })

  test(...clause('my-page.questions.own-only', 'no anonymous inquiries'), async ({ api }) => {
    await api.send('DELETE', '/api-member/member/session')
    await api.postForm('/api/support/inquiry', generalInquiry({ ...email, title: 'Anonymous inquiry' }))
    await api.post('/api-member/member/session', { persona: 'main' })
    const { content } = (await api.get(questions, { size: 100 })).body
    expect(content.map(({ title }: { title: string }) => title)).not.toContain('Anonymous inquiry')
  })

  test(...clause('site.content.by-site', 'my questions'), async ({ api }) => {
    await api.postForm('/api/support/inquiry', generalInquiry({ ...email, title: 'On public' }))
    const gov = api.at(originOf('gov'))
    const { content } = (await gov.get(questions, { size: 100 })).body
    expect(content.map(({ title }: { title: string }) => title)).not.toContain('On public')
  })

  for (const [name, value] of [
    ['page', '-1'],
    ['size', '0'],
    ['size', '101'],
    ['page', 'x'],
    ['startYmd', '2027-3-4'],
    ['startYmd', '2026-02-30'],
    ['endYmd', '2026-13-01'],
    ['endYmd', '2025-02-29'],
  ] as const)
    test(...clause('error.status.bad-request', `${questions} ${name}=${value}`), async ({ api }) => {
      const { status, body } = await api.get(questions, { [name]: value })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: name }] })
    })
})
