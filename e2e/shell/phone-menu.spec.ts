import { menuLinks } from '../pages/menu-links.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ viewport: { width: 768, height: 720 } })

test(...clausesOfSteps('from 768 px to a phone'), async ({ page, shell, world, inquiry }) => {
  await page.goto('/')
  await clauseStep(
    ['shell.frame.phone-menu', 'layout.breakpoint.at-768', 'layout.breakpoint.inclusive'],
    '767 and 768 px',
    async () => {
      await expect(shell.areas).toBeVisible()
      await expect(shell.phoneMenu).toBeHidden()
      await page.setViewportSize({ width: 767, height: 800 })
      await expect(shell.areas).toBeHidden()
      await expect(shell.phoneMenu).toBeVisible()
    },
  )
  await page.setViewportSize({ width: 375, height: 720 })
  await clauseStep('shell.frame.phone-menu', 'Escape closes it and returns focus', async () => {
    await shell.phoneMenu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(shell.areas.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(shell.areas).toBeHidden()
    await expect(shell.phoneMenu).toBeFocused()
  })
  await clauseStep('shell.frame.phone-menu', 'contains every link', async () => {
    await shell.phoneMenu.click()
    await expect(shell.phoneMenu).toHaveAttribute('aria-expanded', 'true')
    await expect(shell.areas.getByRole('link')).toHaveText([...menuLinks.ko])
    await shell.areas.getByRole('link', { name: '문의하기' }).click()
    await expect(page).toHaveURL(/\/support\/question$/)
    await expect(shell.h1).toHaveText('문의하기')
    await expect(shell.phoneMenu).toHaveAttribute('aria-expanded', 'false')
    await shell.phoneMenu.click()
    await expect(shell.areas.getByRole('link', { name: '문의하기' })).toHaveAttribute('aria-current', 'page')
    await shell.banner.getByRole('link', { name: '로그인' }).click()
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Fquestion$/)
    await expect(shell.areas).toBeHidden()
  })
  await world.patch({ persona: 'main' })
  await page.goto('/')
  await clauseStep(['shell.frame.phone-menu', 'member.sign-out.offered'], 'signing out', async () => {
    await shell.phoneMenu.click()
    await expect(shell.banner).toContainText('김민서')
    await expect(shell.banner).toContainText('minseo.kim@example.com')
    await shell.banner.getByRole('button', { name: '로그아웃' }).click()
    await expect(shell.banner.getByRole('link', { name: '로그인' })).toBeVisible()
    expect((await world.state()).persona).toBe('anonymous')
  })
  await page.keyboard.press('Escape')
  await openInApp(page, '/support/question/general')
  await clauseStep('shell.frame.phone-menu', 'changing the language', async () => {
    await inquiry.title.fill('title')
    await shell.phoneMenu.click()
    await expect(shell.language('ko')).toHaveAttribute('aria-pressed', 'true')
    await shell.language('en').click()
    await expect(shell.language('en')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(shell.h1).toHaveText('General inquiry')
    await expect(inquiry.in('en').title).toHaveValue('title')
  })
})
