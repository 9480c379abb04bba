import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })
const table = '솔루션 이용 현황'

test(...clausesOfSteps(), async ({ myPage, shell, world, page }) => {
  await myPage.open('/solution')
  await clauseStep('my-page.solution.route', 'its title', async () => {
    await expect(shell.h1).toHaveText('솔루션 이용 현황')
    await expect(page).toHaveTitle('솔루션 이용 현황 | 하늘 클라우드')
  })
  await clauseStep('my-page.solution.rows', 'each status', async () => {
    await expect(myPage.rows(table)).toHaveCount(4)
    for (const [index, row] of [
      ['하늘 그룹웨어', '12', '2026-03-01', '2027-02-28', '이용 중'],
      ['안심 백업', '17', '2025-07-01', '2026-06-30', '이용 종료'],
      ['웹 방패', '23', '2026-12-15', '2027-12-14', '이용 예정'],
      ['안심 백업', '25', '2026-07-01', '자동 갱신', '이용 중'],
    ].entries())
      await expect(myPage.rows(table).nth(index).locator('th, td > span:last-child')).toHaveText(row)
  })
  for (const [before, language, statuses] of [
    ['ko', 'en', ['In use', 'Ended', 'Starts later', 'In use']],
    ['en', 'ja', ['利用中', '利用終了', '利用開始前', '利用中']],
  ] as const)
    await clauseStep('my-page.solution.rows', language, async () => {
      await shell.changeLanguage(before, language)
      await expect(myPage.main.locator('tbody td:last-child > span:last-child')).toHaveText([...statuses])
    })
  await shell.changeLanguage('ja', 'ko')
  await clauseStep('my-page.solution.rows', 'after the clock has moved', async () => {
    await world.patch({ now: '2027-03-01T00:00:00+09:00' })
    await page.reload()
    await expect(myPage.rows(table).first()).toContainText('이용 종료')
    await expect(myPage.rows(table).nth(2)).toContainText('이용 중')
  })
  await clauseStep('my-page.solution.empty', 'of another account', async () => {
    await world.patch({ persona: 'biz-pistt' })
    await myPage.comeBack()
    await expect(myPage.main).toContainText('이용 중인 솔루션이 없습니다. 도입을 원하시면 문의해 주세요.')
    await expect(myPage.main.getByRole('table')).toHaveCount(0)
    await myPage.main.getByRole('link', { name: '솔루션 문의하기' }).click()
    await expect(page).toHaveURL(/\/support\/question\/solution$/)
    await expect(shell.h1).toHaveText('솔루션 문의')
  })
})
