import { openInApp } from '../../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'

const category = '?parentCode=GNRL_MBR&code=GNRL_MBR_001'

test(...clausesOfSteps('three addresses, and those of no type'), async ({ inquiry, page, shell, world }) => {
  await inquiry.open()
  await clauseStep(['inquiry.type.general', 'inquiry.page.type-route'], 'by its address', () =>
    expect(shell.h1).toHaveText('일반 문의'),
  )
  for (const [search, parts] of [
    ['&inputchannel=chatbot', { inputchannel: 'chatbot' }],
    ['&inputchannel=%EC%B1%84%EB%84%90%20A%26B', { inputchannel: '채널 A&B' }],
    // No part when the parameter is empty.
    ['&inputchannel=', {}],
  ] as const)
    await clauseStep(
      [
        'inquiry.address.input-channel',
        'inquiry.address.channel-passed-on',
        'inquiry.type.code-general',
        'call.inquiry.submit.inputchannel',
      ],
      search,
      async () => {
        const before = (await world.inquiries()).length
        await inquiry.reopenFilled(completeDraft, category + search)
        await inquiry.sendSuccessfully()
        expect((await world.inquiries()).slice(before)).toEqual([receivedInquiry({ ...expectedParts, ...parts })])
      },
    )
  await clauseStep('inquiry.address.channel-passed-on', 'after starting over', async () => {
    await inquiry.reopenFilled(completeDraft, `${category}&inputchannel=chatbot`)
    await page.reload()
    await inquiry.draftNotice.getByRole('button').click()
    await inquiry.fillFields({ ...completeDraft, title: 'second' })
    await inquiry.selectOption(inquiry.primary, '인증·증명서')
    await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
    await inquiry.sendSuccessfully()
    expect((await world.inquiries()).at(-1)?.fields.inputchannel).toBe('chatbot')
  })
  for (const type of ['nothing', 'General', 'constructor', 'general%20', 'GNRL'])
    await clauseStep('inquiry.page.unknown-type', type, async () => {
      if (type === 'nothing') await page.goto(`/support/question/${type}`)
      else await openInApp(page, `/support/question/${type}`)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await expect(inquiry.sendButton).toHaveCount(0)
    })
})
