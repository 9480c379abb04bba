import type { InquiryPage } from '../../pages/inquiry-page.ts'
import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import type { Site } from '../../literals/sites.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'
import { sampleFile } from '../files/sample-files.ts'

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

// The journeys show the other languages.
const kept = '입력한 내용과 첨부 파일은 그대로 있습니다.'

test(...clausesOfSteps('one failure after the other'), async ({ inquiry, page, context, world, guard }) => {
  guard.allowStatuses(400, 401, 500, 503)
  guard.allowCutConnections()
  await fillValidForm(inquiry)

  const expectFailure = async (message: string) => {
    await inquiry.send()
    await expect(inquiry.failure).toContainText(message)
    await world.faults()
    expect(await world.inquiries()).toEqual([])
    await inquiry.closeFailure()
    await expect(inquiry.failure).toHaveCount(0)
    await expect(inquiry.sendButton).toBeFocused()
    await expect(inquiry.sendButton).toBeEnabled()
    await expectNothingLost(inquiry)
  }
  for (const [operationId, status, message] of [
    ['submitInquiry', 500, '지금은 접수할 수 없습니다. 10분 뒤에 다시 보내 주세요.'],
    ['submitInquiry', 400, '이 문의는 받을 수 없습니다 <b>.</b>'],
    ['submitInquiry', 503, '점검 중입니다.'],
    ['abuse', 500, '확인할 수 없습니다.'],
    ['submitInquiry', 401, '계속하려면 로그인해 주세요.'],
  ] as const)
    await clauseStep(
      ['inquiry.failure.server-message', 'inquiry.failure.nothing-lost'],
      `${status} from ${operationId}`,
      async () => {
        await world.faults({ operationId, status, message, times: 1 })
        await expectFailure(`${message}${kept}`)
      },
    )
  await clauseStep(['sending.unknown.told', 'inquiry.failure.nothing-lost'], 'an aborted connection', async () => {
    // Not `times: 1`, because browsers retry by themselves on a kept-alive connection.
    await world.faults({ operationId: 'submitInquiry', abort: true })
    await expectFailure(`이미 처리되었을 수 있습니다. 다시 보내도 두 번 처리되지 않습니다.${kept}`)
  })
  for (const fault of [
    ...[{ code: 'SUCCESS' }, { code: 'FAILURE', message: '받지 못했습니다.' }, null].map((body) => ({
      status: 200,
      body,
    })),
    { status: 300, body: { code: 'SUCCESS', content: { inquiryId: 1 } } },
    // A truncated response.
    { malformed: true },
  ])
    await clauseStep('inquiry.failure.nothing-lost', JSON.stringify(fault), async () => {
      await world.faults({ operationId: 'submitInquiry', times: 1, ...fault })
      await expectFailure('malformed' in fault ? '서버에 문제가 생겼습니다.' : kept)
    })

  await clauseStep(['inquiry.failure.no-connection', 'inquiry.failure.nothing-lost'], 'offline', async () => {
    await context.setOffline(true)
    await inquiry.send()
    await expect(inquiry.failure).toContainText('인터넷 연결을 확인한 뒤 다시 시도해 주세요.')
    await context.setOffline(false)
    await inquiry.closeFailure()
    await expectNothingLost(inquiry)
  })

  await clauseStep('inquiry.sending.server-judges-again', 'a category that was removed meanwhile', async () => {
    const moveTo = (...sites: Site[]) => world.patch({ data: { inquiryCodes: { GNRL_MBR_001: { sites } } } })
    await moveTo('gov')
    await inquiry.send()
    await expect(inquiry.failure).toContainText('상세 분류를 선택해 주세요.')
    await inquiry.closeFailure()
    await inquiry.expectError('bbsArticleTypeDetailCode', 'form.noDetail')
    expect(await world.inquiries()).toEqual([])
    await moveTo('public')
  })

  await clauseStep(
    ['inquiry.failure.server-message', 'inquiry.sending.server-judges-again'],
    'also at its field',
    async () => {
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
      await inquiry.attach(sampleFile('c.pdf', 30))
    },
  )

  await clauseStep('inquiry.failure.nothing-lost', 'what is sent', async () => {
    await inquiry.sendSuccessfully()
    expect(await world.inquiries()).toEqual([
      receivedInquiry(
        { ...expectedParts, inquiryPersonName: '방문자', isAgreeRecvMarketing: 'Y' },
        {
          files: [
            { name: 'b.pdf', size: 20, sha256: expect.any(String) as unknown as string },
            { name: 'c.pdf', size: 30, sha256: expect.any(String) as unknown as string },
          ],
        },
      ),
    ])
  })
})

test(...clausesOfSteps('again, with a captcha, and without code'), async ({ inquiry, captcha, page, world, guard }) => {
  guard.allowStatuses(400)
  guard.allowCutConnections()
  guard.allowStatuses(500)
  await world.faults({ operationId: 'submitInquiry', status: 500, message: '지금은 접수할 수 없습니다.', times: 3 })
  await inquiry.openFilled(completeDraft)
  await inquiry.send()
  await clauseStep('shell.alert.one-closing-button', 'besides the one that sends it again', async () => {
    await expect(inquiry.failure.getByRole('button')).toHaveText(['닫기', '다시 보내기'])
    await expect(inquiry.sendAgain).toBeFocused()
  })
  await clauseStep('inquiry.failure.send-again', 'not with Escape, which closes the alert', async () => {
    await page.keyboard.press('Escape')
    await expect(inquiry.failure).toHaveCount(0)
    await expect(inquiry.sendButton).toBeFocused()
    await expect(inquiry.sendButton).toBeEnabled()
    expect(await world.journal('submitInquiry')).toHaveLength(1)
  })
  await clauseStep('inquiry.failure.send-again', 'with Enter, and the focus on the send button', async () => {
    await inquiry.send()
    await expect(inquiry.sendAgain).toBeFocused()
    const release = await pauseRequests(page, '/api/support/inquiry')
    await page.keyboard.press('Enter')
    await expect(inquiry.sendButton).toHaveText('보내는 중…')
    await expect(inquiry.sendButton).toBeFocused()
    release()
    await expect(inquiry.sendAgain).toBeFocused()
    expect(await world.journal('submitInquiry')).toHaveLength(3)
  })
  await clauseStep('inquiry.failure.send-again', 'with a click', async () => {
    await inquiry.sendAgain.click()
    await expect(inquiry.success).toBeVisible()
    await expect(inquiry.failure).toHaveCount(0)
    expect(await world.inquiries()).toEqual([receivedInquiry(expectedParts)])
    expect(await world.journal('submitInquiry')).toHaveLength(4)
  })
  await inquiry.leave()
  await world.patch({ abuse: true })
  await clauseStep(
    'inquiry.failure.send-again',
    'after a rejected captcha, whose new answer is asked for',
    async () => {
      await world.faults({ operationId: 'submitInquiry', status: 400, code: 'INVALID_CAPTCHA', times: 1 })
      await inquiry.reopen()
      await expect(captcha.receipt).toBeVisible()
      await inquiry.fillFields(completeDraft)
      await captcha.solve()
      await inquiry.send()
      await expect(inquiry.failure).toContainText('새 문제의 답을 입력해 주세요.')
      await inquiry.sendAgain.click()
      await expect(captcha.answer).toBeFocused()
      await captcha.expectError('form.inputCaptcha')
      expect(await world.journal('submitInquiry')).toHaveLength(5)
    },
  )
  await world.patch({ abuse: false })
  await page.goto('about:blank')
  await clauseStep('shell.start.list-without-its-code', 'an alert', async () => {
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
})
