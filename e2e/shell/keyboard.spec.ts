import type { Page } from '@playwright/test'
import { receivedInquiry, expectedParts, completeDraft } from '../inquiry/complete-inquiry.ts'
import { clause, clausesOf, expect, test } from '../pages/test.ts'

/** The focused element, and whether it is in view and has a focus outline. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      name: `${element.tagName.toLowerCase()} ${element.id || element.textContent?.trim().slice(0, 30)}`,
      isBody: element === document.body,
      hasOutline: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)'),
      isInView: box.bottom > 0 && box.top < innerHeight,
    }
  })

test(
  ...clausesOf(['shell.access.keyboard', 'inquiry.phone.country-choice'], 'a complete general inquiry'),
  async ({ inquiry, page, world }) => {
    const { keyboard } = page
    await inquiry.visit()
    const dialog = page.waitForEvent('filechooser')
    const tabTo = async (control: typeof inquiry.title) => {
      for (let i = 0; i < 12; i += 1) {
        if (await control.evaluate((element) => element === document.activeElement)) return
        await keyboard.press('Tab')
      }
      await expect(control).toBeFocused()
    }
    await tabTo(inquiry.primary)
    await keyboard.press('Enter')
    // Focus moves into the list shortly after it opens. Keys pressed before that do not reach the list.
    await expect(inquiry.option('회원·계정')).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(inquiry.option('교육')).toBeFocused()
    await keyboard.press('Enter')
    await expect(inquiry.primary).toHaveText('교육')
    await expect(inquiry.detail).toBeEnabled()
    await tabTo(inquiry.detail)
    await keyboard.press(' ')
    await expect(inquiry.option('과정 안내·신청')).toBeFocused()
    await keyboard.press('End')
    await expect(inquiry.option('단체 교육')).toBeFocused()
    await keyboard.press('Enter')
    await expect(inquiry.detail).toHaveText('단체 교육')
    await tabTo(inquiry.control('emailAddress'))
    await keyboard.type(completeDraft.emailAddress)
    await tabTo(inquiry.country)
    await keyboard.type('일본')
    await expect(inquiry.option('일본 +81')).toBeVisible()
    await inquiry.waitForActiveOption(inquiry.country, '일본 +81')
    await keyboard.press('Enter')
    await tabTo(inquiry.phone)
    await keyboard.type('09012345678')
    await tabTo(inquiry.title)
    await keyboard.insertText(completeDraft.title)
    await tabTo(inquiry.content)
    await keyboard.insertText(completeDraft.content)
    await tabTo(inquiry.addFiles)
    await keyboard.press('Enter')
    await (
      await dialog
    ).setFiles([
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
      { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('b') },
    ])
    await tabTo(inquiry.removeButton('a.txt'))
    await keyboard.press('Enter')
    await tabTo(inquiry.consent)
    await keyboard.press(' ')
    await tabTo(inquiry.sendButton)
    await keyboard.press('Enter')
    await expect(inquiry.successClose).toBeFocused()
    expect(await world.inquiries()).toEqual([
      receivedInquiry(
        {
          ...expectedParts,
          bbsArticleTypeDetailCode: 'GNRL_EDU_003',
          cntryNo: '81',
          cellphoneNo: '9012345678',
          isAgreeRecvMarketing: 'Y',
        },
        { files: [{ name: 'b.txt', size: 1, sha256: expect.any(String) as unknown as string }] },
      ),
    ])
    await Promise.all([page.waitForEvent('load'), keyboard.press('Enter')])
  },
)

test(...clause('shell.access.keyboard', 'changing the language'), async ({ inquiry, page, shell }) => {
  await inquiry.visit()
  await shell.languageMenu('ko').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(shell.h1).toHaveText('一般のお問い合わせ')
  await expect(shell.languageMenu('ja')).toBeVisible()
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('shell.access.keyboard', 'signing out keeps the focus'), async ({ page, shell }) => {
    // A page without data of the member, which would still be loading.
    await page.goto('/support/notice')
    await shell.userMenu('김민서').press('Enter')
    await shell.banner.getByRole('button', { name: '로그아웃' }).press('Enter')
    await expect(shell.signIn).toBeFocused()
  })
})

test.describe('with a captcha', () => {
  test.use({ settings: { abuse: true } })
  test(
    ...clausesOf(['shell.access.keyboard', 'layout.sticky-bar.never-covers-focus'], 'every stop of the form'),
    async ({ inquiry, captcha, page }) => {
      await page.setViewportSize({ width: 1000, height: 500 })
      await inquiry.visit()
      await expect(captcha.receipt).toBeVisible()
      await expect(inquiry.related.getByRole('listitem')).toHaveCount(5)
      const stops: string[] = []
      for (let i = 0; i < 60; i += 1) {
        await page.keyboard.press('Tab')
        const { name, isBody, hasOutline, isInView } = await focused(page)
        if (isBody) break
        expect({ name, hasOutline, isInView }).toEqual({ name, hasOutline: true, isInView: true })
        stops.push(name)
      }
      // Tab visits each control once and reaches the end of the page.
      expect(stops.length).toBeGreaterThan(25)
      expect(stops.length).toBeLessThan(60)
    },
  )
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, settings: { persona: 'main' } })
  test(...clause('shell.access.reduced-motion', 'while a list is loading'), async ({ questions, page }) => {
    const release = Promise.withResolvers<void>()
    await page.route('**/api/mypage/inquiry?*', async (route) => {
      await release.promise
      await route.continue()
    })
    await questions.open()
    await expect(questions.heading).toBeVisible()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => animation.effect?.getComputedTiming())
        .filter((timing) => timing && (Number(timing.duration) > 1 || timing.iterations === Infinity)),
    )
    expect(moving).toEqual([])
    release.resolve()
    await expect(questions.rows).toHaveCount(10)
  })
})
