import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { sampleFile, sampleFiles } from '../inquiry/files/sample-files.ts'
import { conditionPath, submitPath, withAdditional } from './additional.ts'

test.use({ settings: { persona: 'main', now: '2026-11-03T00:00:00Z', frozen: true, data: withAdditional(3) } })

test(...clausesOfSteps('with their errors'), async ({ additional, page, world }) => {
  await additional.visit()
  await clauseStep('additional.form.fields', 'content and attachments alone', async () => {
    await expect(additional.form.getByRole('textbox')).toHaveCount(1)
    await expect(additional.form.getByRole('group')).toHaveCount(1)
    await expect(additional.form.getByText('0 / 5,000자')).toBeVisible()
    await expect(additional.form.getByText('선택', { exact: true })).toBeVisible()
  })
  const summary = page.getByRole('group', { name: '입력한 내용 중 1곳을 확인해 주세요.' })
  for (const typed of ['', ' \n\t']) {
    await additional.content.fill(typed)
    await additional.sendButton.click()
    await clauseStep('additional.form.fields', `${JSON.stringify(typed)} is no content`, async () => {
      await expect(page.locator('#content-error')).toHaveText('내용을 입력해 주세요.')
      await expect(summary.getByRole('link')).toHaveText(['내용을 입력해 주세요.'])
      await expect(additional.content).toBeFocused()
      await expect(page).toHaveTitle('오류 1개: 추가 문의 | 하늘 클라우드')
    })
  }
  await additional.content.fill('가'.repeat(5001))
  await clauseStep('additional.form.fields', '5001 characters', async () => {
    await expect(page.locator('#content-error')).toHaveText('내용은 5,000자까지 입력할 수 있습니다.')
    await additional.sendButton.click()
    await expect(additional.content).toBeFocused()
    expect(await world.journal('submitAdditional')).toEqual([])
  })
  await additional.content.fill('가'.repeat(5000))
  await clauseStep('additional.form.fields', '5000 characters', () => expect(summary).toHaveCount(0))
  await additional.attach(...sampleFiles(4), sampleFile('tool.exe'))
  await clauseStep('additional.form.fields', 'a disallowed extension', async () => {
    await expect(additional.fileList.getByRole('listitem')).toHaveCount(4)
    await expect(additional.files).toContainText('tool.exe')
  })
  await additional.attach(sampleFile('5.txt'), sampleFile('6.txt'))
  await clauseStep('additional.form.fields', 'at most five', async () => {
    await expect(additional.fileList.getByRole('listitem')).toHaveCount(5)
    await expect(additional.files).toContainText('6.txt')
  })
  const release = await pauseRequests(page, submitPath)
  await additional.sendButton.click()
  await additional.content.fill('')
  await expect(page).toHaveTitle('오류 1개: 추가 문의 | 하늘 클라우드')
  release()
  await expect(additional.sent).toBeVisible()
  await clauseStep('additional.form.fields', 'no errors of a form that was sent', () =>
    expect(page).toHaveTitle('추가 문의 | 하늘 클라우드'),
  )
  await clauseStep('additional.form.fields', 'five files arrive', async () => {
    const [stored] = await world.inquiries()
    expect(stored?.fields).toEqual({ content: '가'.repeat(5000) })
    expect(stored?.files.map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt', '4.txt', '5.txt'])
  })
})

test(...clausesOfSteps('a member, then nobody'), async ({ additional, page, world }) => {
  await additional.visit()
  await additional.content.fill('안내해 주신 대로 했는데도 같은 오류가 납니다.')
  await page.reload()
  await clauseStep('additional.form.draft', 'after a reload', async () => {
    await expect(additional.content).toHaveValue('안내해 주신 대로 했는데도 같은 오류가 납니다.')
    await expect(page.getByRole('status').filter({ hasText: '작성 중이던 내용을 불러왔습니다.' })).toBeVisible()
  })
  await additional.sendButton.dblclick()
  await clauseStep('additional.send.success', 'a member: reference number and my inquiries', async () => {
    await expect(additional.sent).toBeFocused()
    await expect(additional.form).toHaveCount(0)
    const [stored, ...others] = await world.inquiries()
    expect(others).toEqual([])
    expect(stored).toMatchObject({ operationId: 'submitAdditional', parentInquiryId: 61_001 })
    await expect(additional.main.locator('strong')).toHaveText(String(stored!.inquiryId))
    await additional.main.getByRole('link', { name: '내 문의 보기' }).click()
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all$/)
  })
  await additional.go()
  await clauseStep('additional.form.draft', 'deleted when it was sent', () =>
    expect(additional.content).toHaveValue(''),
  )
  await additional.content.fill('회원만 볼 수 있는 내용입니다.')
  await world.patch({ persona: 'anonymous' })
  await page.reload()
  await clauseStep('additional.form.draft', 'hidden from somebody else', () =>
    expect(additional.content).toHaveValue(''),
  )
  await clauseStep('additional.page.category', 'one less', () => expect(additional.fact('남은 횟수')).toHaveText('1회'))
  await additional.content.fill('로그인하지 않고 보냅니다.')
  await additional.sendButton.click()
  await clauseStep('additional.send.success', 'nobody signed in: home', async () => {
    await expect(additional.sent).toBeVisible()
    await expect(additional.main.getByRole('link', { name: '내 문의 보기' })).toHaveCount(0)
    await additional.main.getByRole('link', { name: '홈으로 가기' }).click()
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
  })
})

test(...clausesOfSteps('each refusal'), async ({ additional, page, world, guard }) => {
  guard.allowStatuses(400, 404, 409, 413, 500)
  guard.allowCutConnections()
  await additional.visit()
  await additional.content.fill('더 궁금합니다.')
  await additional.attach(sampleFile('a.txt'))
  for (const [example, fault, message] of [
    ['500', { status: 500, message: '점검 중입니다.' }, '점검 중입니다.'],
    ['413', { status: 413, code: 'PAYLOAD_TOO_LARGE' }, '전송할 수 있는 크기를 넘었습니다.'],
    ['no response', { abort: true }, '이미 처리되었을 수 있습니다.'],
    ['200 instead of 201', { status: 200, body: {} }, '서버에 문제가 생겼습니다.'],
  ] as const) {
    await world.faults({ operationId: 'submitAdditional', ...fault })
    await additional.sendButton.click()
    await clauseStep('additional.send.refused', example, async () => {
      await expect(additional.failure).toContainText(message)
      await expect(additional.failure).toContainText('입력한 내용과 첨부 파일은 그대로 있습니다.')
      await additional.failure.getByRole('button', { name: '닫기' }).click()
      await expect(additional.content).toHaveValue('더 궁금합니다.')
      await expect(additional.fileList.getByRole('listitem')).toHaveCount(1)
      await expect(additional.sendButton).toBeFocused()
    })
  }
  await world.patch({ allowFileExt: ['pdf'] })
  await world.faults()
  await additional.sendButton.click()
  await clauseStep('additional.send.refused', '400 at the files', async () => {
    await additional.failure.getByRole('button', { name: '닫기' }).click()
    await expect(page.locator('#attachFile-error')).toContainText('a.txt')
  })
  await world.patch({ allowFileExt: ['txt'] })
  await world.faults({ operationId: 'submitAdditional', status: 500, times: 1 })
  await additional.sendButton.click()
  // Meanwhile two others are sent, so that this would be the sixth.
  await world.patch({ data: withAdditional(5) })
  await additional.failure.getByRole('button', { name: '다시 보내기' }).click()
  await clauseStep('additional.send.refused', 'sent again: 409, the sixth', async () => {
    await expect(additional.alert).toHaveCount(1)
    await expect(additional.alert).toContainText('추가 문의는 첫 답변을 받은 뒤 5일 안에 5회까지')
    await expect(additional.form).toHaveCount(0)
    await additional.alert.getByRole('button').click()
    await expect(page).toHaveURL(/\/login\?/)
  })
  await world.patch({ data: withAdditional(0, { answered: true }) })
  await world.faults({ operationId: 'additionalCondition', status: 200, body: openCondition, times: 1 })
  await additional.go()
  await additional.content.fill('지워진 문의입니다.')
  await page.route(`**${conditionPath}`, (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }))
  await world.faults({ operationId: 'submitAdditional', status: 404 })
  await additional.sendButton.click()
  await clauseStep('additional.send.refused', '404, the inquiry was removed', () =>
    expect(additional.alert).toContainText('올바르지 않은 주소입니다.'),
  )
})

const openCondition = { customerId: 'C20417', firstAnswerDate: [2026, 11, 1, 9, 30], inquiryCount: 0 }
