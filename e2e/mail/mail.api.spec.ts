import { free, worded } from '../literals/worded.ts'
import { withAdditional } from '../additional/additional.ts'
import { generalInquiry } from '../literals/inquiry.ts'
import { originOf } from '../mock-client/deployment.ts'
import { locales, sites, type Locale } from '../literals/sites.ts'
import type { Mail } from '../mock-client/control-plane.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, softStep, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

type MailLink = Extract<Mail['body'][number], { readonly rel: string }>
const linksOf = ({ body }: Mail) => body.filter((block): block is MailLink => 'rel' in block)
const linkOf = (mail: Mail, rel: MailLink['rel']) => linksOf(mail).find((link) => link.rel === rel)?.url
/** Without its origin, which differs where the mock runs in a page. */
const pathOf = (url: string | undefined) => url?.replace(/^http:\/\/127\.0\.0\.1:\d+/, '')
const textOf = ({ body }: Mail) => body.map((block) => ('text' in block ? block.text : '')).join('\n')

const inquiryOf = (email: string) => generalInquiry({ emailAddress: email, title: '교육 일정 문의' })
const send = async (api: { postForm: (path: string, parts: ReturnType<typeof inquiryOf>) => Promise<{ body: any }> }) =>
  (await api.postForm('/api/support/inquiry', inquiryOf('minseo.kim@example.com'))).body.content.inquiryId as number

test.use({ settings: { persona: 'main', now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(0) } })

test(...clausesOfSteps('of an inquiry and of an additional one'), async ({ api, world }) => {
  expect(await world.mails()).toEqual([])
  const { body } = await api.postForm('/api/support/inquiry', inquiryOf('minseo.kim@example.com'))
  const { inquiryId } = body.content
  const [receipt] = await world.mails()
  await clauseStep('mail.receipt.sent', 'of an inquiry', async () => {
    expect(receipt).toMatchObject({
      mailId: free(1),
      kind: 'RECEIPT',
      inquiryId,
      answerId: null,
      site: 'public',
      locale: 'ko',
      from: free('하늘 클라우드 고객지원 <support@haneul.example>'),
      subject: free(`[하늘 클라우드] 문의가 접수되었습니다 (접수 번호 ${inquiryId})`),
      sentAt: '2026-11-03T00:00:00.000Z',
    })
    expect(textOf(receipt!)).toContain(`접수 번호: ${inquiryId}\n제목: 교육 일정 문의\n접수 시각: 2026-11-03 09:00`)
    expect(await world.mails()).toHaveLength(1)
  })
  await clauseStep('mail.receipt.sent', 'to the address in the form', async () =>
    expect(receipt!.to).toBe('minseo.kim@example.com'),
  )
  await world.patch({ persona: 'anonymous' })
  await api.postForm('/api/support/inquiry', generalInquiry({ emailAddress: 'visitor@example.com' }))
  await clauseStep('mail.receipt.sent', 'to an anonymous visitor', async () =>
    expect((await world.mails())[1]).toMatchObject({ to: 'visitor@example.com', kind: 'RECEIPT' }),
  )
  const added = await api.postForm('/api/support/inquiry/61001/additional', [['content', '더 궁금합니다.']])
  await clauseStep('mail.receipt.sent', 'of an additional inquiry, sent without signing in', async () =>
    expect((await world.mails())[2]).toMatchObject({
      to: 'minseo.kim@example.com',
      inquiryId: added.body.inquiryId,
      subject: free(`[하늘 클라우드] 문의가 접수되었습니다 (접수 번호 ${added.body.inquiryId})`),
    }),
  )
})

test(...clause('mail.link.record', 'receipts and answers'), async ({ api, world }) => {
  const pathsOf = async (inquiryId: number) =>
    (await world.mails())
      .filter((mail) => mail.inquiryId === inquiryId)
      .map((mail) => [mail.kind, pathOf(linkOf(mail, 'questions'))])
  const inquiryId = await send(api)
  await world.answer(inquiryId)
  await world.answer(inquiryId, { channelType: 'CALL' })
  const page = `/mypage/myquestion/general/${inquiryId}`
  expect(await pathsOf(inquiryId)).toEqual([
    ['RECEIPT', page],
    ['ANSWER', page],
    ['CALL', page],
  ])
  const { body: additional } = await api.postForm('/api/support/inquiry/61001/additional', [['content', '더.']])
  expect(await pathsOf(additional.inquiryId)).toEqual([
    ['RECEIPT', `/mypage/myquestion/general/${additional.inquiryId}`],
  ])
  await world.patch({ persona: 'anonymous' })
  const { body } = await api.postForm('/api/support/inquiry', generalInquiry({ emailAddress: 'a@example.com' }))
  await world.answer(body.content.inquiryId)
  expect(await pathsOf(body.content.inquiryId)).toEqual([
    ['RECEIPT', undefined],
    ['ANSWER', undefined],
  ])
})

test(...clause('mail.receipt.sent', 'rejected'), async ({ api, world }) => {
  expectStatus((await api.postForm('/api/support/inquiry', generalInquiry({ title: '' }))).status, 400)
  expectStatus((await api.postForm('/api/support/inquiry/61001/additional', [['content', '']])).status, 400)
  await world.patch({ now: '2026-12-24T00:00:00Z' })
  expectStatus((await api.postForm('/api/support/inquiry/61001/additional', [['content', '내용']])).status, 409)
  expect(await world.mails()).toEqual([])
})

const largest = 999_999_999_999
const taken = withAdditional(0)
const ofLargest = { ...taken.inquiries[61001], inquiryId: largest }

test.describe('with the largest numbers taken', () => {
  const answers = { ...taken.answers, [largest]: { ...taken.answers![91001], answerId: largest, inquiryId: largest } }
  test.use({
    settings: { persona: 'main', data: { inquiries: { ...taken.inquiries, [largest]: ofLargest }, answers } },
  })

  test(
    ...clausesOf(['call.inquiry.submit.answer', 'mail.answer.status'], 'numbers that are free'),
    async ({ api, world }) => {
      const ids = [await send(api), await send(api), await send(api)]
      expect(new Set([...ids, largest, 61_001]).size).toBe(5)
      for (const id of ids) expect(id).toBeLessThan(largest)
      const answered = [await world.answer(ids[0]!, {}), await world.answer(ids[1]!, {})].map(
        ({ answerId }) => answerId,
      )
      expect(new Set([...answered, largest]).size).toBe(3)
    },
  )
})

test(...clausesOfSteps('in writing'), async ({ api, world }) => {
  const inquiryId = await send(api)
  await world.patch({ now: '2026-11-04T01:02:03Z' })
  const content = '<p>11월 <strong>15일</strong>에 열립니다.</p>'
  const answered = await world.answer(inquiryId, { content })
  await softStep('returns its ids', async () => {
    expect(answered).toEqual({ inquiryId, answerId: expect.any(Number), mailId: free(2) })
    const survey = await api.get(`/api/support/inquiry/${inquiryId}/answer/${answered.answerId}`)
    expect(survey.body).toEqual({ isSurvey: 'N', registerDate: [2026, 11, 4, 10, 2] })
    const condition = await api.get(`/api/support/inquiry/${inquiryId}/additional-condition`)
    expect(condition.body).toMatchObject({ firstAnswerDate: [2026, 11, 4, 10, 2], inquiryCount: 0 })
  })
  await clauseStep('mail.answer.status', 'ANSWERED, with the answer', async () =>
    expect((await api.get(`/api/mypage/inquiry/${inquiryId}`)).body).toMatchObject({
      status: 'ANSWERED',
      answerList: [{ answerId: answered.answerId, content, regYmdt: '2026-11-04 10:02:03', rated: false }],
    }),
  )
  const mails = await world.mails()
  await softStep('oldest first', async () =>
    expect(mails.map(({ mailId, kind }) => [mailId, kind])).toEqual([
      [free(1), 'RECEIPT'],
      [free(2), 'ANSWER'],
    ]),
  )
  const mail = mails[1]!
  await clauseStep('mail.answer.links', 'rate and ask further', async () => {
    expect(mail).toMatchObject({ to: 'minseo.kim@example.com', answerId: answered.answerId, locale: 'ko' })
    expect(mail.body).toContainEqual({ html: content })
    expect(linksOf(mail).map(({ rel, label }) => [rel, label])).toEqual([
      ['survey', '답변 평가하기'],
      ['additional', '추가 문의 보내기'],
      ['questions', '내 문의에서 확인하기'],
    ])
  })
  await clauseStep('mail.answer.links', 'of a public inquiry', async () => {
    expect(pathOf(linkOf(mail, 'survey'))).toBe(
      `/support/satisfaction?inquiryId=${inquiryId}&domain=public&answerId=${answered.answerId}`,
    )
    expect(pathOf(linkOf(mail, 'additional'))).toBe(
      `/support/question/additional/GNRL_MBR_001?parentInquiryId=${inquiryId}&domain=public`,
    )
  })
  const again = await world.answer(inquiryId)
  await softStep('a second answer, with the default text', async () => {
    expect(again.answerId).toBeGreaterThan(answered.answerId!)
    const { answerList } = (await api.get(`/api/mypage/inquiry/${inquiryId}`)).body
    expect(answerList).toHaveLength(2)
    expect(answerList[1].content).toContain('하늘 클라우드 고객지원입니다.')
  })
})

for (const site of sites)
  test(...clause('mail.link.record', `of an inquiry of ${site}`), async ({ api, world }) => {
    const inquiryId = await send(api.at(originOf(site)))
    await world.answer(inquiryId)
    const [receipt, answer] = await world.mails()
    expect([receipt!.site, answer!.site]).toEqual([site, site])
    const links = [...linksOf(receipt!), ...linksOf(answer!)]
    expect(links).toHaveLength(4)
    for (const { url } of links) expect(new URL(url).origin).toBe(originOf(site))
    expect(new URL(linkOf(answer!, 'survey')!).searchParams.get('domain')).toBe(site)
  })

test(...clausesOfSteps('by phone'), async ({ api, world }) => {
  const inquiryId = await send(api)
  const answered = await world.answer(inquiryId, { channelType: 'CALL' })
  await softStep('opens the survey about the call', async () => {
    expect(answered).toEqual({ inquiryId, answerId: null, mailId: free(2) })
    expect((await api.get(`/api/support/inquiry/${inquiryId}/call`)).body).toEqual({
      isSurvey: 'N',
      registerDate: [2026, 11, 3, 9, 0],
    })
  })
  await clauseStep('mail.answer.status', 'by phone, without a written answer', async () =>
    expect((await api.get(`/api/mypage/inquiry/${inquiryId}`)).body).toMatchObject({
      status: 'ANSWERED',
      answerList: [],
      phoneAnswer: { regYmdt: '2026-11-03 09:00:00', rated: false, ratable: true },
    }),
  )
  await clauseStep('mail.answer.links', 'after a call', async () => {
    const mail = (await world.mails())[1]!
    expect(mail).toMatchObject({
      kind: 'CALL',
      answerId: null,
      subject: free(`[하늘 클라우드] 전화 상담은 어떠셨나요? (접수 번호 ${inquiryId})`),
    })
    expect(linksOf(mail).map(({ url }) => pathOf(url))).toEqual([
      `/support/satisfaction?inquiryId=${inquiryId}&domain=public&channelType=CALL`,
      `/mypage/myquestion/general/${inquiryId}`,
    ])
  })
})

test(...clausesOfSteps('an additional inquiry'), async ({ api, world }) => {
  const { inquiryId } = (await api.postForm('/api/support/inquiry/61001/additional', [['content', '더 궁금합니다.']]))
    .body
  const { answerId } = await world.answer(inquiryId)
  await clauseStep('mail.answer.links', 'both links name the first inquiry', async () => {
    const mail = (await world.mails())[1]!
    const survey = new URL(linkOf(mail, 'survey')!).searchParams
    expect([...survey].toSorted()).toEqual([
      ['answerId', String(answerId)],
      ['domain', 'public'],
      ['inquiryId', String(inquiryId)],
      ['parentInquiryId', '61001'],
    ])
    expect(new URL(linkOf(mail, 'additional')!).searchParams.get('parentInquiryId')).toBe('61001')
  })
  await world.patch({ persona: 'anonymous' })
  const anonymous = await api.postForm('/api/support/inquiry', generalInquiry({ emailAddress: 'a@example.com' }))
  await world.answer(anonymous.body.content.inquiryId)
  await clauseStep('mail.answer.links', 'of an anonymous visitor', async () => {
    const mail = (await world.mails()).at(-1)!
    expect(linksOf(mail).map(({ rel }) => rel)).toEqual(['survey', 'inquiry'])
    expect(pathOf(linkOf(mail, 'inquiry'))).toBe('/support/question')
    expect(mail.to).toBe('a@example.com')
  })
})

const words: { readonly [L in Locale]: { readonly receipt: RegExp; readonly answer: RegExp; readonly hello: string } } =
  {
    ko: { receipt: /문의가 접수되었습니다/, answer: /문의에 답변드립니다/, hello: '김민서 님, 안녕하세요.' },
    en: { receipt: /We received your inquiry/, answer: /We answered your inquiry/, hello: 'Hello 김민서,' },
    ja: { receipt: /お問い合わせを受け付けました/, answer: /お問い合わせへのご回答/, hello: '김민서 様' },
  }

test(...clausesOfSteps('ko, en and ja'), async ({ api, world }) => {
  for (const locale of locales) {
    const inquiryId = await send(api.with({ 'accept-language': locale }))
    const { receipt, answer, hello } = words[locale]
    const last = async () => (await world.mails()).at(-1)!
    await clauseStep('mail.language.request', locale, async () => {
      const mail = await last()
      expect(mail).toMatchObject({ locale, subject: worded(receipt) })
      expect(textOf(mail)).not.toMatch(/\{\{|\}\}/)
    })
    const further = api.with({ 'accept-language': locale })
    await further.postForm('/api/support/inquiry/61001/additional', [['content', 'a']])
    await clauseStep('mail.language.request', `an additional inquiry in ${locale}`, async () =>
      expect(await last()).toMatchObject({ locale, subject: worded(receipt) }),
    )
    await world.answer(inquiryId)
    await clauseStep('mail.language.request', `an answer in ${locale}`, async () => {
      const mail = await last()
      expect(mail).toMatchObject({ kind: 'ANSWER', locale, subject: worded(answer) })
      expect(mail.subject).toContain(String(inquiryId))
      expect(textOf(mail)).not.toMatch(/\{\{|\}\}/)
    })
    await world.patch({ data: { inquiries: { [inquiryId]: { inquiryPersonName: '김민서' } } } })
    await world.answer(inquiryId, { channelType: 'CALL' })
    await clauseStep('mail.language.request', `an answer in ${locale}, with the name`, async () =>
      expect((await last()).body[0]).toEqual({ text: hello }),
    )
  }
  for (const [title, locale] of [
    ['처음 문의', 'ko'],
    ['How do I resize a disk?', 'en'],
    ['ディスクを拡張したい', 'ja'],
  ] as const)
    await clauseStep('mail.language.request', `the title is in ${locale}`, async () => {
      await world.patch({ data: { inquiries: { 61001: { title } } } })
      await world.answer(61_001)
      expect((await world.mails()).at(-1)).toMatchObject({ locale, to: 'minseo.kim@example.com' })
    })
})
