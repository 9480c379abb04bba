import type { Page } from '@playwright/test'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = '/mypage/alarm'
const main = 'minseo.kim@example.com'
const unsaved = '저장하지 않은 변경 사항이 있습니다.'

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const billingBySms = (page: Page) => checkbox(page, '요금·결제 알림: 문자 메시지')
const recipient = (page: Page, number: number) => page.getByRole('group', { name: `받는 사람 ${number}`, exact: true })
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true })
const expired = (page: Page) => page.getByRole('alert').filter({ hasText: '로그인이 만료되었습니다' })

test.use({ settings: { persona: 'main' } })

test(...clausesOfSteps(), async ({ page, shell, world, guard, api }) => {
  guard.allowStatuses(503)
  await page.goto(path)
  await clauseStep('my-page.alarm.route', 'with its title', () => expect(shell.h1).toHaveText('알림 설정'))
  await clauseStep('my-page.alarm.page', 'four categories, two channels, two recipients', async () => {
    await expect(page.getByRole('columnheader')).toHaveText(['알림 종류', '이메일', '문자 메시지'])
    await expect(page.getByRole('rowheader')).toHaveText([/^장애/, /^점검/, /^요금·결제/, /^혜택·행사/])
    await expect(page.getByRole('checkbox')).toHaveCount(8)
    const checked = page.locator('input[type=checkbox]:checked')
    await expect(checked).toHaveCount(4)
    await expect(checkbox(page, '장애 알림: 문자 메시지')).toBeChecked()
    await expect(checkbox(page, '점검 알림: 이메일')).toBeChecked()
    await expect(billingBySms(page)).not.toBeChecked()
    await expect(recipient(page, 1).getByLabel('이름')).toHaveValue('김민서')
    await expect(recipient(page, 2).getByLabel('이메일')).toHaveValue('oncall@example.com')
    await expect(recipient(page, 2).getByLabel('국가 번호')).toHaveValue('대한민국 +82')
    await expect(recipient(page, 2).getByLabel('휴대전화 번호')).toHaveValue('1000000090')
    await expect(recipient(page, 3)).toHaveCount(0)
  })
  await clauseStep('my-page.alarm.unsaved-kept', 'on another page and after a reload', async () => {
    await billingBySms(page).check()
    await expect(page.getByText(unsaved)).toBeVisible()
    await expect(page.getByText('저장하지 않은 변경 사항을 불러왔습니다.')).toHaveCount(0)
    await shell.footer.getByRole('link', { name: '문의하기' }).click()
    await expect(shell.h1).toHaveText('문의하기')
    await page.goBack()
    await expect(billingBySms(page)).toBeChecked()
    await page.reload()
    await expect(billingBySms(page)).toBeChecked()
    await expect(page.getByText('저장하지 않은 변경 사항을 불러왔습니다. 확인하고 저장해 주세요.')).toBeVisible()
    await expect(page.getByText(unsaved)).toBeVisible()
  })
  await clauseStep('my-page.alarm.unsaved-kept', 'discarded', async () => {
    const discard = page.getByRole('button', { name: '변경 취소' })
    await expect(discard).not.toHaveAttribute('aria-disabled', 'true')
    await discard.click()
    await expect(discard).toHaveAttribute('aria-disabled', 'true')
    await expect(billingBySms(page)).not.toBeChecked()
    await expect(page.getByText(unsaved)).toHaveCount(0)
    await page.reload()
    await expect(billingBySms(page)).not.toBeChecked()
    await expect(page.getByText(unsaved)).toHaveCount(0)
  })
  await clauseStep('my-page.password.errors-at-fields', 'the email address of a new recipient', async () => {
    await billingBySms(page).check()
    await recipient(page, 1).getByRole('button', { name: '받는 사람 1 삭제' }).click()
    await expect(recipient(page, 1).getByLabel('이름')).toHaveValue('당직자')
    await page.getByRole('button', { name: '받는 사람 추가' }).click()
    await expect(recipient(page, 2).getByLabel('이름')).toBeFocused()
    await recipient(page, 2).getByLabel('이름').fill('야간 당직')
    await recipient(page, 2).getByLabel('이메일').fill('night')
    await recipient(page, 2).getByLabel('휴대전화 번호').fill('10-1234-5678')
    await save(page).click()
    const email = recipient(page, 2).getByLabel('이메일')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/^@가 없습니다. 올바른 이메일 주소를 50자까지 입력해 주세요/)
    await expect(page.getByRole('alert').filter({ hasText: '1곳을 확인해 주세요' }).getByRole('link')).toHaveCount(1)
    expect(await world.journal('saveAlarm')).toEqual([])
    await email.fill('night@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  })
  for (const [label, invalid, valid, message] of [
    ['이름', '가'.repeat(51), '야간 당직', /이름을 50자까지 입력해 주세요\./],
    ['휴대전화 번호', '12', '010-1234-5678', /국가 번호에 맞는 올바른 전화번호를 입력해 주세요\./],
    ['이름', '\u3164', '야간 당직', /이름을 50자까지 입력해 주세요\./],
  ] as const)
    await clauseStep('my-page.password.errors-at-fields', `${label} of a recipient`, async () => {
      const field = recipient(page, 2).getByLabel(label)
      await field.fill(invalid)
      await save(page).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(message)
      expect(await world.journal('saveAlarm')).toEqual([])
      await field.fill(valid)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    })
  await clauseStep('my-page.password.errors-at-fields', 'an international number', async () => {
    const number = recipient(page, 2).getByLabel('휴대전화 번호')
    await number.fill('+８１ 90-1234-5678')
    await save(page).click()
    await expect(number).toHaveAccessibleDescription(/다른 국가의 전화번호입니다\./)
    await number.fill('＋８２ (0)10-1234-5678')
    await recipient(page, 2).getByLabel('이름').focus()
    await expect(number).toHaveValue('1012345678')
    await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  })
  await clauseStep('my-page.alarm.switch-recipient', 'text messages without a number', async () => {
    const row = page.getByRole('rowheader', { name: /^요금·결제/ })
    const warning = '문자 메시지를 받을 사람이 없습니다. 휴대전화 번호를 입력하거나 문자 메시지를 꺼 주세요.'
    const numbers = [1, 2].map((number) => recipient(page, number).getByLabel('휴대전화 번호'))
    for (const number of numbers) await number.fill('')
    await expect(row).toContainText(warning)
    await expect(billingBySms(page)).toHaveAccessibleDescription(warning)
    await save(page).click()
    await expect(checkbox(page, '장애 알림: 문자 메시지')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([warning, warning])
    expect(await world.journal('saveAlarm')).toEqual([])
    await numbers[0]!.fill('1000000090')
    await numbers[1]!.fill('1012345678')
    await expect(page.getByText(warning)).toHaveCount(0)
  })
  await clauseStep('my-page.password.failed-keeps', 'the message of the server', async () => {
    await world.faults({ operationId: 'saveAlarm', status: 503, message: '점검 중입니다.', times: 1 })
    await save(page).click()
    const failed = page.getByRole('alert').filter({ hasText: '알림 설정을 저장하지 못했습니다' })
    await expect(failed).toContainText('점검 중입니다. 선택한 내용은 그대로 있습니다.')
    await expect(billingBySms(page)).toBeChecked()
    await expect(recipient(page, 2).getByLabel('이메일')).toHaveValue('night@example.com')
    await expect(page.getByText(unsaved)).toBeVisible()
  })
  await clauseStep('my-page.alarm.page', 'saved with the button', async () => {
    await save(page).click()
    await expect(page.getByText('알림 설정을 저장했습니다.')).toBeVisible()
    await expect(page.getByText(unsaved)).toHaveCount(0)
    const { recipientList, switchList } = (await api.get('/api/mypage/alarm')).body
    expect(recipientList).toEqual([
      { name: '당직자', emailAddress: 'oncall@example.com', cntryNo: '82', cellphoneNo: '1000000090' },
      { name: '야간 당직', emailAddress: 'night@example.com', cntryNo: '82', cellphoneNo: '1012345678' },
    ])
    expect(switchList).toEqual([
      { category: 'INCIDENT', mail: true, sms: true },
      { category: 'MAINTENANCE', mail: true, sms: false },
      { category: 'BILLING', mail: true, sms: true },
      { category: 'MARKETING', mail: false, sms: false },
    ])
    await page.reload()
    await expect(billingBySms(page)).toBeChecked()
    await expect(page.getByText('저장하지 않은 변경 사항')).toHaveCount(0)
  })
  await clauseStep('my-page.alarm.unsaved-kept', 'announced in each language', async () => {
    await billingBySms(page).uncheck()
    await expect(page.getByText(unsaved)).toBeVisible()
    await shell.changeLanguage('ko', 'en')
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await shell.changeLanguage('en', 'ja')
    await expect(page.getByText('保存していない変更があります。')).toBeVisible()
  })
})

test(...clausesOfSteps('many recipients'), async ({ page, api }) => {
  const recipientList = Array.from({ length: 19 }, (_, i) => ({
    name: `당직자 ${i}`,
    emailAddress: `oncall-${i}@example.com`,
    cntryNo: '',
    cellphoneNo: '',
  }))
  expectStatus((await api.json('PUT', '/api/mypage/alarm', { recipientList, switchList: [] })).status, 200)
  await page.goto(path)
  await clauseStep('my-page.alarm.page', 'a twentieth and no more', async () => {
    const add = page.getByRole('button', { name: '받는 사람 추가' })
    await expect(add).not.toHaveAttribute('aria-disabled', 'true')
    await add.click()
    await expect(recipient(page, 20)).toBeVisible()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await add.press('Enter')
    await expect(recipient(page, 21)).toHaveCount(0)
  })
  await clauseStep('my-page.password.errors-at-fields', 'none before the next attempt, once discarded', async () => {
    const name = recipient(page, 20).getByLabel('이름')
    await save(page).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: '변경 취소' }).click()
    await page.getByRole('button', { name: '받는 사람 추가' }).click()
    await expect(name).toBeFocused()
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test(...clausesOfSteps('alarm'), async ({ page, world, login, api }) => {
  await page.goto(path)
  await billingBySms(page).check()
  await clauseStep('my-page.session.notice', 'alarm, on return; signed in again on another tab', async () => {
    await world.patch({ persona: 'anonymous' })
    await returnToTab(page)
    await expect(expired(page)).toContainText('변경 사항은 아직 저장되지 않았으며 그대로 남아 있습니다.')
    await expect(page).toHaveURL(/\/mypage\/alarm$/)
    await expect(billingBySms(page)).toBeChecked()
    await world.patch({ persona: 'main' })
    const loadedAgain = page.waitForResponse('**/api/mypage/alarm')
    await returnToTab(page)
    await expect(expired(page)).toHaveCount(0)
    await expect(billingBySms(page)).toBeChecked()
    // A request that is still in flight when the session expires would fail.
    await loadedAgain
  })
  await clauseStep('my-page.session.notice', 'alarm', async () => {
    await world.patch({ persona: 'anonymous' })
    await save(page).click()
    await expect(page.locator('[data-session-expired]')).toBeFocused()
    await expect(billingBySms(page)).toBeChecked()
    expect(await world.journal('saveAlarm')).toEqual([])
  })
  await clauseStep('my-page.session.resumes', 'alarm', async () => {
    await expired(page).getByRole('link', { name: '다시 로그인' }).click()
    await login.signIn(main)
    await expect(page).toHaveURL(/\/mypage\/alarm$/)
    await expect(billingBySms(page)).toBeChecked()
    await save(page).click()
    await expect(page.getByText('알림 설정을 저장했습니다.')).toBeVisible()
    expect(await world.journal('saveAlarm')).toMatchObject([{ method: 'PUT', status: 200 }])
  })
  await clauseStep('my-page.session.resumes', 'alarm, another account', async () => {
    const offers = checkbox(page, '혜택·행사 알림: 문자 메시지')
    await offers.check()
    // Somebody else signs in on another tab.
    await world.patch({ persona: 'biz' })
    await save(page).click()
    await expect(recipient(page, 1).getByLabel('이름')).toHaveValue('한서연')
    await expect(offers).not.toBeChecked()
    expect(await world.journal('saveAlarm')).toHaveLength(1)
    await world.patch({ persona: 'main' })
    await returnToTab(page)
    await expect(recipient(page, 1).getByLabel('이름')).toHaveValue('김민서')
    await expect(offers).not.toBeChecked()
    expect((await api.get('/api/mypage/alarm')).body.switchList[3]).toEqual({
      category: 'MARKETING',
      mail: false,
      sms: false,
    })
  })
})
