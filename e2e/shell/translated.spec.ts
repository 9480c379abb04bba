import { sampleFile } from '../inquiry/files/sample-files.ts'
import { completeDraft } from '../inquiry/complete-inquiry.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { screens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { translatePage } from '../pages/translate-page.ts'
import { sites } from '../literals/sites.ts'

// The page that is translated stays the same: each screen is opened within the app, as links do. The other sites have
// the same screens, but for a few.
const screensOf = {
  public: screens,
  gov: screens.filter(({ on, path }) => on?.gov || path === '/support'),
  fin: screens.filter(({ on, path }) => on?.fin || path === '/support'),
} as const
test.describe.configure({ timeout: 90_000 })

for (const site of sites)
  test.describe(() => {
    test.use({ site, settings: screenSettings })
    test(...clause('shell.translation.screens', site), async ({ page, shell }) => {
      await page.goto('/')
      await translatePage(page)
      for (const { path, ready, ...row } of screensOf[site])
        await softStep(path, async () => {
          await openInApp(page, path)
          await expect(page).toHaveTitle(shell.title(row.on?.[site]?.title ?? row.title))
          await ready(page)
          const closed = shell.main.locator(
            'button[aria-expanded=false]:not([role=combobox]):visible, details:not([open]) > summary:visible',
          )
          for (let i = Math.min(await closed.count(), 3); i > 0; i -= 1) await closed.first().click()
          await ready(page)
        })
      await openInApp(page, '/support/notice')
      await expect(shell.h1).toHaveText('공지사항')
      await shell.changeLanguage('ko', 'en')
      await expect(shell.h1).toHaveText('Notices')
    })
  })

test.describe('a visitor', () => {
  test.use({ settings: { abuse: true } })
  test(
    ...clause('shell.translation.screens', 'an inquiry with a file and a captcha'),
    async ({ inquiry, page, captcha, world }) => {
      await inquiry.open()
      await translatePage(page)
      await inquiry.dropFiles(sampleFile('a.txt'), sampleFile('b.exe'))
      await inquiry.send()
      await inquiry.expectError('title', 'form.noTitle')
      await inquiry.fillFields(completeDraft)
      await captcha.audioButton.click()
      await expect(captcha.player).toBeVisible()
      await captcha.imageButton.click()
      await expect(captcha.receipt).toBeVisible()
      await captcha.solve()
      await inquiry.send()
      await expect(inquiry.success).toContainText('접수 번호 100001')
      await inquiry.confirmSuccess()
      const [stored] = await world.inquiries()
      expect(stored?.files.map(({ name }) => name)).toEqual(['a.txt'])
    },
  )
})

test.describe('a member', () => {
  test.use({ settings: screenSettings })
  test(
    ...clause('shell.translation.screens', 'the forms of a member'),
    async ({ additional, survey, page, chatbot, faq, world }) => {
      await page.goto('/')
      await translatePage(page)
      await softStep('an additional inquiry', async () => {
        await openInApp(page, '/support/question/additional/O2O_CP_011?parentInquiryId=51245')
        await additional.sendButton.click()
        await expect(page.locator('#content-error')).toHaveText('내용을 입력해 주세요.')
        await additional.content.fill('더 여쭙니다.')
        await additional.attach(sampleFile('a.txt'))
        await additional.sendButton.click()
        await expect(additional.sent).toBeVisible()
      })
      await softStep('a rating', async () => {
        await openInApp(page, '/support/satisfaction?inquiryId=51245&answerId=71245')
        await survey.sendButton.click()
        await survey.score(4).check()
        await survey.sendButton.click()
        await expect(page.getByRole('heading', { level: 2 })).toHaveText('평가해 주셔서 감사합니다')
      })
      await softStep('alarm settings', async () => {
        await openInApp(page, '/mypage/alarm')
        await page.getByRole('button', { name: '받는 사람 추가' }).click()
        await page.getByRole('button', { name: '저장', exact: true }).click()
        await expect(page.getByRole('group', { name: '받는 사람 3', exact: true }).getByLabel('이름')).toBeFocused()
        await page.getByRole('button', { name: '받는 사람 3 삭제' }).click()
        await page.getByRole('checkbox', { name: '요금·결제 알림: 문자 메시지', exact: true }).check()
        await page.getByRole('button', { name: '저장', exact: true }).click()
        await expect(page.getByRole('status').filter({ hasText: '저장했습니다' })).toBeVisible()
        expect((await world.journal('saveAlarm')).map(({ status }) => status)).toEqual([200])
      })
      await softStep('a password', async () => {
        await openInApp(page, '/mypage/manage/password')
        for (const [name, value] of [
          ['현재 비밀번호', 'Haneul!2026'],
          ['새 비밀번호', 'Haneul!2027'],
          ['새 비밀번호 확인', 'Haneul!2027'],
        ] as const)
          await page.getByLabel(name, { exact: true }).fill(value)
        await page.getByRole('button', { name: '비밀번호 변경' }).click()
        await expect(page.getByRole('status').filter({ hasText: '비밀번호를 바꿨습니다' })).toBeVisible()
      })
      await softStep('a search and a question to the chatbot', async () => {
        await openInApp(page, '/support/faq/all')
        await faq.search('서버')
        await expect(page.getByRole('status').filter({ hasText: '검색 결과' }).first()).toBeVisible()
        await openInApp(page, '/chatbot')
        await chatbot.ask('서버')
        await expect(chatbot.titles.first()).toBeVisible()
      })
    },
  )
})
