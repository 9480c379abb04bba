import type { Page } from '@playwright/test'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const path = '/mypage/manage/password'
const current = 'Haneul!2026'
const rule = '비밀번호는 영문, 숫자, 특수문자를 모두 포함해 8~16자로 입력해 주세요.'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const fill = async (page: Page, now: string, next: string, repeated = next) => {
  await field(page, '현재 비밀번호').fill(now)
  await field(page, '새 비밀번호').fill(next)
  await field(page, '새 비밀번호 확인').fill(repeated)
}
const save = (page: Page) => page.getByRole('button', { name: '비밀번호 변경' }).click()
const expired = (page: Page) => page.getByRole('alert').filter({ hasText: '로그인이 만료되었습니다' })

test.use({ settings: { persona: 'main' } })

test(...clausesOfSteps('with an expired session, and changed'), async ({ page, world, login, guard }) => {
  await page.goto(path)
  await clauseStep('my-page.password.rule', 'said before it is typed', async () => {
    await expect(field(page, '새 비밀번호')).toHaveAccessibleDescription(rule)
    await expect(field(page, '새 비밀번호 확인')).toHaveAccessibleDescription('')
  })
  await fill(page, current, 'Parang#2026')
  await clauseStep('my-page.session.notice', 'password, on return', async () => {
    await world.patch({ persona: 'anonymous' })
    await returnToTab(page)
    await expect(expired(page)).toContainText('비밀번호는 아직 바뀌지 않았습니다.')
    await expect(field(page, '새 비밀번호')).toHaveValue('Parang#2026')
  })
  await clauseStep('my-page.session.notice', 'password', async () => {
    await save(page)
    await expect(page.locator('[data-session-expired]')).toBeFocused()
    await expect(field(page, '새 비밀번호')).toHaveValue('Parang#2026')
    expect(await world.journal('savePassword')).toEqual([])
  })
  await clauseStep('my-page.session.resumes', 'password', async () => {
    await expired(page).getByRole('link', { name: '다시 로그인' }).click()
    await login.signIn('minseo.kim@example.com')
    await expect(page).toHaveURL(/\/mypage\/manage\/password$/)
    for (const name of ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인'])
      await expect(field(page, name)).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Parang')
  })
  await clauseStep('my-page.session.resumes', 'password, another account', async () => {
    await fill(page, current, 'Parang#2026')
    await world.patch({ persona: 'biz' })
    await save(page)
    await expect(page.getByLabel('로그인 이메일')).toHaveValue('seoyeon.han@example.com')
    await expect(field(page, '새 비밀번호')).toHaveValue('')
    expect(await world.journal('savePassword')).toEqual([])
  })
  guard.allowStatuses(400, 503)
  await page.goto('about:blank')
  await world.patch({ persona: 'main' })
  await page.goto(path)
  const [now, next, repeated] = ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인'].map((name) => field(page, name))
  await clauseStep('my-page.password.errors-at-fields', 'nothing entered', async () => {
    await save(page)
    await expect(now!).toBeFocused()
    await expect(now!).toHaveAccessibleDescription('현재 비밀번호를 입력해 주세요.')
    await expect(next!).toHaveAttribute('aria-invalid', 'true')
    await expect(repeated!).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['현재 비밀번호를 입력해 주세요.', rule])
  })
  await clauseStep('my-page.password.errors-at-fields', 'a weak password, repeated differently', async () => {
    await fill(page, current, 'short', 'other')
    await expect(next!, 'not only after sending').toHaveAttribute('aria-invalid', 'true')
    await save(page)
    await expect(next!).toBeFocused()
    await expect(repeated!).toHaveAccessibleDescription('새 비밀번호와 다릅니다. 같은 비밀번호를 입력해 주세요.')
    expect(await world.journal('savePassword')).toEqual([])
  })
  await clauseStep('my-page.password.errors-at-fields', 'rejected by the server', async () => {
    await fill(page, 'Wrong!1234', 'Parang#2026')
    await save(page)
    await expect(now!).toHaveAccessibleDescription('현재 비밀번호가 맞지 않습니다. 다시 입력해 주세요.')
    await expect(now!).toBeFocused()
    await fill(page, current, 'Haneul!2025')
    await expect(now!).not.toHaveAttribute('aria-invalid', 'true')
    await save(page)
    await expect(next!).toHaveAccessibleDescription(/최근에 사용한 비밀번호 3개는 다시 사용할 수 없습니다/)
    await expect(next!).toBeFocused()
    await expect(repeated!).toHaveValue('Haneul!2025')
  })
  await clauseStep('my-page.password.failed-keeps', 'the message of the server', async () => {
    await fill(page, current, 'Parang#2026')
    await world.faults({ operationId: 'savePassword', status: 503, message: '점검 중입니다.', times: 1 })
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: '비밀번호를 바꾸지 못했습니다' })).toContainText(
      '점검 중입니다.',
    )
    await expect(now!).toHaveValue(current)
    await expect(next!).toHaveValue('Parang#2026')
    await expect(repeated!).toHaveValue('Parang#2026')
  })
  await clauseStep('my-page.password.changed', 'and the fields are empty', async () => {
    await page.getByRole('checkbox', { name: '비밀번호 표시' }).check()
    await expect(next!).toHaveAttribute('type', 'text')
    await save(page)
    await expect(page.getByRole('status').filter({ hasText: '비밀번호를 바꿨습니다' })).toBeVisible()
    for (const each of [now!, next!, repeated!]) await expect(each).toHaveValue('')
    await fill(page, current, 'Badang#2026')
    await save(page)
    await expect(now!).toHaveAccessibleDescription('현재 비밀번호가 맞지 않습니다. 다시 입력해 주세요.')
  })
})
