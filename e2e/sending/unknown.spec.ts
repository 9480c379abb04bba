import { openInApp } from '../pages/open-in-app.ts'
import { withAdditional } from '../additional/additional.ts'
import { completeDraft } from '../inquiry/complete-inquiry.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import type { World } from '../mock-client/world.ts'
import { settings as survey } from '../survey/survey.ts'
import { locales } from '../literals/sites.ts'

type Operation = NonNullable<Parameters<World['journal']>[0]>

/** Loses the next response: the server does what was asked for, and then the connection breaks. */
const loseResponse = (world: World, operationId: Operation) =>
  world.faults({ operationId, after: true, abort: true, times: 1 })

/** The keys of what was sent with an operation. */
const keysOf = async (world: World, operation: Operation) =>
  (await world.journal(operation)).map(
    ({ requestHeaders }) => requestHeaders.find(([name]) => name === 'idempotency-key')?.[1],
  )

const title = {
  ko: '처리되었는지 확인할 수 없습니다',
  en: 'We can’t tell whether it went through',
  ja: '処理が完了したか確認できません',
}
const text = {
  ko: '서버의 응답을 받지 못했습니다. 이미 처리되었을 수 있습니다. 다시 보내도 두 번 처리되지 않습니다.',
  en: 'The server didn’t respond, so it may have arrived already. You can send it again: it won’t be processed twice.',
  ja: 'サーバーから応答がありませんでした。すでに届いている可能性があります。もう一度送信しても、二重に処理されることはありません。',
}
const again = { ko: '다시 보내기', en: 'Send again', ja: 'もう一度送信する' }

test(...clausesOfSteps('an inquiry'), async ({ inquiry, page, world, shell, guard }) => {
  guard.allowCutConnections()
  await inquiry.open()
  for (const [index, language] of locales.entries())
    await clauseStep(['sending.unknown.told', 'sending.unknown.once'], `an inquiry, ${language}`, async () => {
      const form = inquiry.in(language)
      if (index > 0) {
        await inquiry.in(locales[index - 1]!).leave()
        await shell.changeLanguage(locales[index - 1]!, language)
      }
      await form.reopenFilled(completeDraft)
      await loseResponse(world, 'submitInquiry')
      await form.send()
      const alert = page.getByRole('alertdialog', { name: title[language], exact: true })
      await expect(alert).toContainText(text[language])
      await expect(alert.getByRole('button')).toHaveCount(2)
      // It is stored, and the browser has not sent it again by itself.
      expect((await world.journal('submitInquiry')).slice(2 * index)).toMatchObject([{ status: 0 }])
      expect(await world.inquiries()).toHaveLength(index + 1)
      await alert.getByRole('button', { name: again[language], exact: true }).click()
      await expect(form.success).toContainText('100')
      expect(await world.state()).toMatchObject({ inquiries: index + 1, mails: index + 1 })
      const [first, second] = (await keysOf(world, 'submitInquiry')).slice(-2)
      expect(first).toMatch(/^"[\w-]{16,}"$/)
      expect(second).toBe(first)
    })
})

test(...clausesOfSteps('after a reload'), async ({ inquiry, page, world, guard }) => {
  guard.allowCutConnections()
  guard.allowStatuses(422, 503)
  await inquiry.openFilled(completeDraft)
  await clauseStep('sending.key.new', 'after an error response', async () => {
    await world.faults({ operationId: 'submitInquiry', status: 503, times: 1 })
    await inquiry.send()
    await inquiry.closeFailure()
    await loseResponse(world, 'submitInquiry')
    await inquiry.send()
    await inquiry.closeFailure()
    const [first, second] = await keysOf(world, 'submitInquiry')
    expect(second).not.toBe(first)
  })
  await clauseStep('sending.unknown.once', 'after a reload', async () => {
    await page.reload()
    await expect(inquiry.title).toHaveValue(completeDraft.title)
    await inquiry.sendSuccessfully()
    const [, second, third] = await keysOf(world, 'submitInquiry')
    expect(third).toBe(second)
    expect(await world.state()).toMatchObject({ inquiries: 1, mails: 1 })
  })
  await inquiry.reopenFilled(completeDraft)
  await clauseStep('sending.key.new', 'after a success', async () => {
    await loseResponse(world, 'submitInquiry')
    await inquiry.send()
    await inquiry.closeFailure()
    expect(await world.state()).toMatchObject({ inquiries: 2, mails: 2 })
  })
  await clauseStep('sending.key.new', 'a changed inquiry', async () => {
    await inquiry.title.fill('고친 제목')
    await inquiry.sendSuccessfully()
    const journal = await world.journal('submitInquiry')
    expect(journal.slice(-2).map(({ status }) => status)).toEqual([422, 200])
    expect(await world.state()).toMatchObject({ inquiries: 3, mails: 3 })
  })
})

test.describe('of a member', () => {
  test.use({
    settings: {
      ...survey,
      persona: 'main',
      data: { ...survey.data, ...withAdditional(0) },
      now: '2026-11-03T00:00:00Z',
    },
  })

  test(...clausesOfSteps('each form of a member'), async ({ additional, survey: rating, page, world, guard }) => {
    guard.allowCutConnections()
    const expectOnce = async (operation: Operation, status: number) => {
      const journal = await world.journal(operation)
      expect(journal.map((each) => each.status)).toEqual([0, status])
      const [first, second] = await keysOf(world, operation)
      expect(second).toBe(first)
      expect(first).toMatch(/^"/)
    }
    await clauseStep(['sending.unknown.told', 'sending.unknown.once'], 'an additional inquiry', async () => {
      await additional.visit()
      await additional.content.fill('더 궁금합니다.')
      await loseResponse(world, 'submitAdditional')
      await additional.sendButton.click()
      await expect(page.getByRole('alertdialog', { name: title.ko })).toContainText(text.ko)
      await page.getByRole('alertdialog').getByRole('button', { name: again.ko }).click()
      await expect(additional.sent).toBeVisible()
      await expectOnce('submitAdditional', 201)
      expect(await world.state()).toMatchObject({ inquiries: 1, mails: 1 })
    })
    await clauseStep(['sending.unknown.told', 'sending.unknown.once'], 'a rating', async () => {
      await rating.open()
      await rating.score(4).check()
      await loseResponse(world, 'answerAnswerSurvey')
      await rating.sendButton.click()
      await expect(page.getByRole('alertdialog', { name: title.ko })).toContainText(text.ko)
      await page.getByRole('alertdialog').getByRole('button', { name: again.ko }).click()
      await expect(rating.form).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('평가해 주셔서 감사합니다')
      await expectOnce('answerAnswerSurvey', 204)
    })
    const unknown = page.getByRole('alert').filter({ hasText: title.ko })
    await clauseStep(['sending.unknown.told', 'sending.unknown.once'], 'alarm settings', async () => {
      await openInApp(page, '/mypage/alarm')
      await page.getByRole('checkbox', { name: '요금·결제 알림: 문자 메시지' }).check()
      await loseResponse(world, 'saveAlarm')
      await page.getByRole('button', { name: '저장', exact: true }).click()
      await expect(unknown).toContainText(`${text.ko} 선택한 내용은 그대로 있습니다.`)
      await page.getByRole('button', { name: '저장', exact: true }).click()
      await expect(page.getByText('알림 설정을 저장했습니다.')).toBeVisible()
      await expect(unknown).toHaveCount(0)
      await expectOnce('saveAlarm', 200)
    })
    await clauseStep(['sending.unknown.told', 'sending.unknown.once'], 'a password', async () => {
      await openInApp(page, '/mypage/manage/password')
      for (const [name, value] of [
        ['현재 비밀번호', 'Haneul!2026'],
        ['새 비밀번호', 'Parang#2026'],
        ['새 비밀번호 확인', 'Parang#2026'],
      ] as const)
        await page.getByLabel(name, { exact: true }).fill(value)
      await loseResponse(world, 'savePassword')
      await page.getByRole('button', { name: '비밀번호 변경' }).click()
      await expect(unknown).toContainText(text.ko)
      await page.getByRole('button', { name: '비밀번호 변경' }).click()
      await expect(page.getByRole('status').filter({ hasText: '비밀번호를 바꿨습니다' })).toBeVisible()
      await expectOnce('savePassword', 204)
    })
  })
})
