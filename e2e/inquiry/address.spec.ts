import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts, expectedPartsOfMain } from './received-inquiry.ts'
import { completeDraft } from './fields.ts'

const { title, content } = completeDraft
const category = '?parentCode=GNRL_MBR&code=GNRL_MBR_001'

for (const [search, inputchannel] of [
  ['&inputchannel=chatbot', 'chatbot'],
  ['&inputchannel=%EC%B1%84%EB%84%90%20A%26B', '채널 A&B'],
] as const)
  test(
    ...alsoProves(
      clause('inquiry.address.input-channel', inputchannel),
      'inquiry.address.channel-passed-on',
      'call.inquiry.submit.inputchannel',
    ),
    async ({ inquiry, world }) => {
      await inquiry.open(category + search)
      await inquiry.fillFields(completeDraft)
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, inputchannel })])
    },
  )

test(
  ...clause('inquiry.address.channel-passed-on', 'no part when the parameter is empty'),
  async ({ inquiry, world }) => {
    await inquiry.open(`${category}&inputchannel=`)
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([receivedInquiry(expectedParts)])
  },
)

test(...clause('inquiry.address.channel-passed-on', 'after starting over'), async ({ inquiry, page, world }) => {
  await inquiry.open(`${category}&inputchannel=chatbot`)
  await inquiry.fillFields(completeDraft)
  await page.reload()
  await inquiry.draftNotice.getByRole('button').click()
  await inquiry.fillFields({ ...completeDraft, title: 'second' })
  await inquiry.selectOption(inquiry.primary, '인증·증명서')
  await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.fields.inputchannel).toBe('chatbot')
})

test.describe('through the login page', () => {
  test(...clause('inquiry.address.channel-passed-on', 'after a login'), async ({ inquiry, page, login, world }) => {
    await inquiry.open(`${category}&inputchannel=chatbot`)
    await page
      .getByRole('main')
      .getByRole('link', { name: inquiry.words('login.title') })
      .click()
    await login.signIn('minseo.kim@example.com')
    await expect(page).toHaveURL(/inputchannel=chatbot/)
    await expect(inquiry.phone).toHaveValue('1000000010')
    await inquiry.fillFields({ title, content })
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([
      receivedInquiry({ ...expectedPartsOfMain, inputchannel: 'chatbot' }, { persona: 'main' }),
    ])
  })
})

test(...clause('inquiry.page.unknown-type'), async ({ inquiry, page, shell }) => {
  for (const type of ['nothing', 'General', 'constructor', 'general%20', 'GNRL'])
    await softStep(type, async () => {
      await page.goto(`/support/question/${type}`)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await expect(inquiry.sendButton).toHaveCount(0)
    })
})

test(
  ...alsoProves(clause('inquiry.type.general'), 'inquiry.page.type-route', 'inquiry.type.code-general'),
  async ({ inquiry, shell, world }) => {
    await inquiry.open()
    await expect(shell.h1).toHaveText('일반 문의')
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.fields.inquiryTypeCode).toBe('GNRL')
  },
)
