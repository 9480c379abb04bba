import { openInApp } from '../pages/open-in-app.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const path = '/mypage/trainHistory'

test.describe('on fin', () => {
  test.use({ site: 'fin', settings: { persona: 'main' } })

  test(...clausesOfSteps(), async ({ page, shell, world }) => {
    await page.goto(path)
    await clauseStep('my-page.train-history.route', 'with its title', () => expect(shell.h1).toHaveText('교육 이력'))
    await clauseStep('my-page.train-history.shown', 'four courses of main', async () => {
      await expect(page.getByRole('columnheader')).toHaveText(['교육 과정', '교육일', '상태', '수료증 번호'])
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
      await expect(rows).toHaveText([
        /재해 복구 실습.*2026-12-10.*신청.*없음/s,
        /재해 복구 실습.*2026-10-22.*취소.*없음/s,
        /전자금융 감독 규정과 클라우드.*2026-09-17.*수료.*HN-2026-000088/s,
        /금융 클라우드 보안 기초.*2026-03-12.*수료.*HN-2026-000071/s,
      ])
    })
    for (const [before, language, statuses] of [
      ['ko', 'en', ['Enrolled', 'Cancelled', 'Completed', 'Completed']],
      ['en', 'ja', ['申し込み済み', 'キャンセル', '修了', '修了']],
    ] as const)
      await clauseStep('my-page.train-history.shown', language, async () => {
        await shell.changeLanguage(before, language)
        await expect(page.locator('tbody td:nth-child(3) > span:last-child')).toHaveText([...statuses])
      })
    await shell.changeLanguage('ja', 'ko')
    const certificate = page.getByRole('region', { name: '수료증' })
    await clauseStep(
      ['my-page.train-history.shown', 'shell.access.focus-not-lost'],
      'the certificate of each completed course',
      async () => {
        await expect(certificate).toHaveCount(0)
        const links = page.getByRole('table').getByRole('link')
        await expect(links).toHaveText(['HN-2026-000088', 'HN-2026-000071'])
        await links.last().focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/mypage\/trainHistory\?certificate=HN-2026-000071$/)
        await expect(certificate.getByRole('heading')).toBeFocused()
        await page.goBack()
        await expect(certificate).toHaveCount(0)
        await expect(links.last()).toBeFocused()
        await page.keyboard.press('Enter')
        for (const [name, value] of [
          ['이름', '김민서'],
          ['교육 과정', '금융 클라우드 보안 기초'],
          ['교육일', '2026-03-12'],
          ['수료증 번호', 'HN-2026-000071'],
        ] as const)
          await expect(certificate.getByRole('term').filter({ hasText: name }).locator('+ dd')).toHaveText(value)
        await expect(certificate).toContainText('위 사람은 위 교육 과정을 수료하였기에 이 증서를 수여합니다.')
        await expect(certificate).toContainText('하늘 클라우드 주식회사')
        await page.reload()
        await expect(certificate).toContainText('HN-2026-000071')
      },
    )
    await clauseStep('my-page.status.tax-bill-print', 'a certificate', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await page.getByRole('button', { name: '수료증 인쇄' }).click()
      await expect(page.locator('body[data-printed]')).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(certificate.getByText('금융 클라우드 보안 기초')).toBeVisible()
      for (const hidden of [shell.banner, shell.footer, shell.h1, page.getByRole('table'), page.getByRole('button')])
        await expect(hidden).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })
    await clauseStep('my-page.train-history.shown', 'no certificate with an unknown number', async () => {
      await openInApp(page, `${path}?certificate=HN-2026-000001`)
      await expect(certificate).toHaveCount(0)
    })
    await clauseStep('my-page.train-history.empty', 'of an account without any', async () => {
      await world.patch({ persona: 'partner' })
      await returnToTab(page)
      await expect(page.getByRole('main')).toContainText('교육 이력이 없습니다.')
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: '문의하기' })).toHaveAttribute(
        'href',
        '/support/question/general?parentCode=GNRL_EDU',
      )
    })
  })
})
