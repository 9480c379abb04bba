import type { InquiryPage } from '../pages/inquiry-page.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import { completeDraft } from './fields.ts'
import { sampleFile } from './sample-files.ts'

const fillValidForm = async (inquiry: InquiryPage, open = () => inquiry.open()) => {
  await open()
  await inquiry.fillFields({ ...completeDraft, inquiryPersonName: '방문자' })
  await inquiry.attach(sampleFile('a.txt', 10), sampleFile('b.pdf', 20))
  await inquiry.consent.check()
}

const expectNothingLost = async (inquiry: InquiryPage) => {
  await expect(inquiry.primary).toHaveText('회원·계정')
  await expect(inquiry.detail).toHaveText('가입·본인 확인')
  await expect(inquiry.control('inquiryPersonName')).toHaveValue('방문자')
  await expect(inquiry.control('emailAddress')).toHaveValue(completeDraft.emailAddress)
  await expect(inquiry.phone).toHaveValue('01012345678')
  await expect(inquiry.title).toHaveValue(completeDraft.title)
  await expect(inquiry.content).toHaveValue(completeDraft.content)
  await expect(inquiry.files()).toContainText(['a.txt', 'b.pdf'])
  await expect(inquiry.consent).toBeChecked()
}

/** The inquiry that the server receives when the form is sent again. */
const resentInquiry = receivedInquiry(
  { ...expectedParts, inquiryPersonName: '방문자', isAgreeRecvMarketing: 'Y' },
  {
    files: [
      { name: 'a.txt', size: 10, sha256: expect.any(String) as unknown as string },
      { name: 'b.pdf', size: 20, sha256: expect.any(String) as unknown as string },
    ],
  },
)

for (const [status, message] of [
  [500, '지금은 접수할 수 없습니다. 10분 뒤에 다시 보내 주세요.'],
  [400, '이 문의는 받을 수 없습니다 <b>.</b>'],
  [503, '점검 중입니다.'],
] as const)
  test(
    ...alsoProves(
      clause('inquiry.failure.server-message', String(status)),
      'inquiry.failure.nothing-lost',
      'inquiry.files.kept-after-failure',
    ),
    async ({ inquiry, world, guard }) => {
      guard.allowStatuses(status)
      await world.faults({ operationId: 'submitInquiry', status, message, times: 1 })
      await fillValidForm(inquiry)
      await inquiry.send()
      await expect(inquiry.failure).toContainText(message)
      expect(await world.inquiries()).toEqual([])
      await inquiry.closeFailure()
      await expect(inquiry.failure).toHaveCount(0)
      await expect(inquiry.sendButton).toBeFocused()
      await expectNothingLost(inquiry)
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toEqual([resentInquiry])
    },
  )

test(
  ...alsoProves(
    clause('inquiry.failure.no-connection', 'connection aborted while sending'),
    'inquiry.failure.nothing-lost',
  ),
  async ({ inquiry, world, guard }) => {
    guard.allowCutConnections()
    // Not `times: 1`, because browsers retry by themselves on a kept-alive connection.
    await world.faults({ operationId: 'submitInquiry', abort: true })
    await fillValidForm(inquiry)
    await inquiry.send()
    await expect(inquiry.failure).toContainText('서버에 연결할 수 없습니다.')
    await world.faults()
    await inquiry.closeFailure()
    await expectNothingLost(inquiry)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([resentInquiry])
  },
)

test(...clause('inquiry.failure.no-connection', 'offline'), async ({ inquiry, context, world, guard }) => {
  guard.allowCutConnections()
  await fillValidForm(inquiry)
  await context.setOffline(true)
  await inquiry.send()
  await expect(inquiry.failure).toContainText('인터넷 연결을 확인한 뒤 다시 시도해 주세요.')
  await context.setOffline(false)
  await inquiry.closeFailure()
  await expectNothingLost(inquiry)
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect(await world.inquiries()).toEqual([resentInquiry])
})

test(...clause('inquiry.failure.nothing-lost', 'a truncated response'), async ({ inquiry, world }) => {
  await world.faults({ operationId: 'submitInquiry', malformed: true, times: 1 })
  await fillValidForm(inquiry)
  await inquiry.send()
  await expect(inquiry.failure).toContainText('서버에 문제가 생겼습니다.')
  await inquiry.closeFailure()
  await expectNothingLost(inquiry)
})

for (const body of [{ code: 'SUCCESS' }, { code: 'FAILURE', message: '받지 못했습니다.' }, null])
  test(
    ...clause('inquiry.failure.nothing-lost', `200 with the body ${JSON.stringify(body)}`),
    async ({ inquiry, world }) => {
      await world.faults({ operationId: 'submitInquiry', status: 200, body, times: 1 })
      await fillValidForm(inquiry)
      await inquiry.send()
      await expect(inquiry.failure).toBeVisible()
      await inquiry.closeFailure()
      await expectNothingLost(inquiry)
      await expect(inquiry.sendButton).toBeEnabled()
    },
  )

test(
  ...alsoProves(clause('inquiry.failure.server-message', 'from the abuse check'), 'inquiry.failure.nothing-lost'),
  async ({ inquiry, world, guard }) => {
    guard.allowStatuses(500)
    await fillValidForm(inquiry)
    await world.faults({ operationId: 'abuse', status: 500, message: '확인할 수 없습니다.', times: 1 })
    await inquiry.send()
    await expect(inquiry.failure).toContainText('확인할 수 없습니다.')
    await inquiry.closeFailure()
    await expectNothingLost(inquiry)
    expect(await world.journal('submitInquiry')).toEqual([])
  },
)

test(
  ...alsoProves(clause('inquiry.failure.server-message', 'also at its field'), 'inquiry.sending.server-judges-again'),
  async ({ inquiry, world, guard, page }) => {
    guard.allowStatuses(400)
    await fillValidForm(inquiry)
    await world.patch({ allowFileExt: ['pdf'] })
    await inquiry.send()
    const message = '첨부할 수 없는 형식의 파일입니다: a.txt. 첨부할 수 있는 형식: pdf'
    await expect(inquiry.failure).toContainText(message)
    await inquiry.closeFailure()
    await expect(inquiry.group('attachFile')).toHaveAccessibleDescription(new RegExp(message))
    await expect(inquiry.summary(1).getByRole('link')).toHaveText([message])
    await expectNothingLost(inquiry)
    await inquiry.removeButton('a.txt').click()
    await expect(page.getByText(message)).toHaveCount(0)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files.map(({ name }) => name)).toEqual(['b.pdf'])
  },
)

test(
  ...clause('inquiry.sending.server-judges-again', 'a category that was removed while the form was open'),
  async ({ inquiry, world, guard }) => {
    guard.allowStatuses(400)
    await fillValidForm(inquiry)
    // The category is moved to another site while the form is open.
    await world.patch({ data: { inquiryCodes: { GNRL_MBR_001: { sites: ['gov'] } } } })
    await inquiry.send()
    await expect(inquiry.failure).toContainText('상세 분류를 선택해 주세요.')
    await inquiry.closeFailure()
    await inquiry.expectError('bbsArticleTypeDetailCode', 'form.noDetail')
    expect(await world.inquiries()).toEqual([])
  },
)

for (const locale of ['en', 'ja'] as const)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(...clause('inquiry.failure.no-connection', locale), async ({ inquiry, world, guard }) => {
      guard.allowCutConnections()
      await world.faults({ operationId: 'submitInquiry', abort: true })
      await inquiry.open()
      await inquiry.fillFields(completeDraft)
      await inquiry.send()
      await expect(inquiry.failure).toContainText(
        { en: 'We can’t reach the server.', ja: 'サーバーに接続できません。' }[locale],
      )
    })
  })

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(
    ...clause('inquiry.failure.server-message', 'after the session has expired'),
    async ({ inquiry, world, guard }) => {
      guard.allowStatuses(400, 401)
      await inquiry.open()
      await inquiry.fillFields({ title: completeDraft.title, content: completeDraft.content })
      await world.faults({
        operationId: 'submitInquiry',
        status: 401,
        code: 'UNAUTHORIZED',
        message: '계속하려면 로그인해 주세요.',
      })
      await inquiry.send()
      await expect(inquiry.failure).toContainText('계속하려면 로그인해 주세요.')
      await inquiry.closeFailure()
      await expect(inquiry.title).toHaveValue(completeDraft.title)
      await expect(inquiry.content).toHaveValue(completeDraft.content)
    },
  )
})

test(...clause('shell.alert.without-its-code', 'after a failed send'), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(500)
  guard.allowCutConnections()
  await page.route(/\/assets\/controls-/, (route) => route.abort())
  await world.faults({ operationId: 'submitInquiry', status: 500, message: '점검 중입니다.', times: 1 })
  // The category of the address is shown by the elements that stand in for the lists.
  await fillValidForm(inquiry, () => inquiry.goto('?parentCode=GNRL_MBR&code=GNRL_MBR_001'))
  await inquiry.send()
  await expect(inquiry.failure).toContainText('점검 중입니다.')
  await expect(inquiry.failure.getByRole('button')).toHaveText(['닫기', '다시 보내기'])
  await page.keyboard.press('Escape')
  await expect(inquiry.failure).toHaveCount(0)
  await expectNothingLost(inquiry)
})
