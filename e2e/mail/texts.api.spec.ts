import { withAdditional } from '../additional/additional.ts'
import { generalInquiry } from '../literals/inquiry.ts'
import { free } from '../literals/worded.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'

test.use({ settings: { persona: 'main', now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(0) } })

test(...clausesOfSteps('the whole texts'), async ({ api, world }) => {
  const textsOf = async (parts: Readonly<Record<string, string>>) => {
    const { body } = await api.postForm('/api/support/inquiry', generalInquiry({ title: '일정 문의', ...parts }))
    const { inquiryId } = body.content
    await world.answer(inquiryId, { content: '<p>예</p>' })
    await world.answer(inquiryId, { channelType: 'CALL' })
    const mails = (await world.mails()).filter((mail) => mail.inquiryId === inquiryId)
    const facts = `접수 번호: ${inquiryId}\n제목: 일정 문의\n접수 시각: 2026-11-03 09:00 (UTC +9)`
    const texts = mails.map(({ body: blocks }) =>
      blocks.map((block) => ('rel' in block ? `[${block.label}]` : Object.values(block)[0])),
    )
    return texts.map((blocks) => blocks.map((text) => (text === facts ? 'facts' : text)))
  }
  const answered = '보내 주신 문의에 아래와 같이 답변드립니다.'
  const rate = '답변이 도움이 되었나요? 10일 안에 평가해 주시면 고객지원을 개선하는 데 큰 도움이 됩니다.'
  const called = '보내 주신 문의에 전화로 답변드렸습니다. 상담이 도움이 되었는지 10일 안에 평가해 주세요.'
  const received = '보내 주신 문의가 접수되었습니다. 담당자가 내용을 확인한 뒤 이 이메일 주소로 답변해 드리겠습니다.'
  const end = ['하늘 클라우드 고객지원 드림', '이 이메일은 발신 전용입니다.']
  await clauseStep('mail.answer.links', 'of a customer, whose name is typed with spaces', async () => {
    const hello = '홍길동 님, 안녕하세요.'
    const record = ['[내 문의에서 확인하기]', ...end]
    const further = '더 궁금한 점이 있으면 첫 답변을 받은 뒤 5일 안에 추가 문의를 보내실 수 있습니다.'
    expect(await textsOf({ emailAddress: 'minseo.kim@example.com', inquiryPersonName: ' 홍길동 ' })).toEqual(
      free([
        [hello, received, 'facts', ...record],
        [hello, answered, 'facts', '<p>예</p>', rate, '[답변 평가하기]', further, '[추가 문의 보내기]', ...record],
        [hello, called, 'facts', '[전화 상담 평가하기]', ...record],
      ]),
    )
  })
  await world.patch({ persona: 'anonymous' })
  await clauseStep('mail.answer.links', 'of an anonymous visitor without a name', async () => {
    const hello = '고객님, 안녕하세요.'
    const further = '더 궁금한 점이 있으면 새 문의를 보내 주세요.'
    expect(await textsOf({ emailAddress: 'a@example.com' })).toEqual(
      free([
        [hello, received, 'facts', '[자주 묻는 질문 보기]', ...end],
        [hello, answered, 'facts', '<p>예</p>', rate, '[답변 평가하기]', further, '[새 문의 보내기]', ...end],
        [hello, called, 'facts', '[전화 상담 평가하기]', ...end],
      ]),
    )
  })
})
