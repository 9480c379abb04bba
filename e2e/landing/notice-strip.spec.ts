import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const titles = [
  '[진행 중] 콘솔 일부 메뉴 지연',
  '[작업] API 인증 서버 교체 (사전 점검 완료)',
  '연말연시 고객지원 운영 안내',
]
const showAll = '공지사항 전체 보기'

test(...clausesOfSteps('its content'), async ({ landing, page, world }) => {
  await page.clock.install()
  await landing.open()
  await expect(landing.notices).toHaveCount(3)
  await clauseStep('shell.access.reduced-motion', 'the notice strip: for a minute', async () => {
    await expect(landing.shownNotice).toHaveText(titles[0]!)
    await page.clock.runFor(60_000)
    await expect(landing.shownNotice).toHaveText(titles[0]!)
    await expect(landing.strip.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible()
  })
  for (const width of [1440, 375])
    await clauseStep('landing.notice-strip.height', `at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const box = landing.strip.locator('> *')
      expect((await box.boundingBox())!.height).toBe(72)
    })
  await clauseStep('landing.notice-strip.count', 'three', () => expect(landing.notices).toHaveCount(3))
  await clauseStep('landing.notice-strip.latest', 'newest first', () => expect(landing.notices).toHaveText(titles))
  await clauseStep('landing.notice-strip.size-three', 'one request', async () => {
    const requests = (await world.journal('notices')).map(({ path, query }) => `${path}?${query.replace('?', '')}`)
    expect(requests).toEqual(['/api/support/notice?size=3'])
  })
  const all = landing.strip.getByRole('link', { name: showAll })
  await clauseStep('landing.notice-strip.show-all', 'a link', () => expect(all).toBeVisible())
  await clauseStep('landing.notice-strip.show-all-route', 'its path, and that of the newest notice', async () => {
    await expect(all).toHaveAttribute('href', '/support/notice/all')
    await landing.shownNotice.click()
    await expect(page).toHaveURL(/\/support\/notice\/all\/\d+$/)
    await expect(landing.h1).toHaveText(titles[0]!)
    await page.goBack()
    await expect(all).toHaveAttribute('href', '/support/notice/all')
  })
})

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } })

  test(...clausesOfSteps('2999 and 3000 ms'), async ({ landing, page }) => {
    await page.clock.install()
    await landing.open()
    await expect(landing.notices).toHaveCount(3)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    // The strip counts from the moment when the pointer leaves it.
    await landing.strip.hover()
    await expect(landing.shownNotice).toHaveCount(3)
    await page.mouse.move(0, 0)
    await expect(landing.shownNotice).toHaveCount(1)
    const first = titles.indexOf((await landing.shownNotice.textContent())!)
    const at = (step: number) => titles[(first + step) % 3]!
    const expectShown = (step: number) => expect(landing.shownNotice).toHaveText([at(step)])
    await clauseStep('landing.notice-strip.autoplay', 'not at 2999 ms, but at 3000 ms', async () => {
      await page.clock.runFor(2999)
      await expectShown(0)
      await page.clock.runFor(1)
      await expectShown(1)
    })
    await clauseStep('landing.notice-strip.direction', 'the next one waits below the current one', async () => {
      const boxOf = (title: string) =>
        landing.notices.filter({ hasText: title }).locator('xpath=ancestor::li[1]').boundingBox()
      const [current, next, previous] = [(await boxOf(at(1)))!, (await boxOf(at(2)))!, (await boxOf(at(3)))!]
      expect(next.x).toBe(current.x)
      expect(next.y).toBe(current.y + current.height)
      expect(previous.x).toBe(current.x)
      expect(previous.y).toBe(current.y - current.height)
    })
    await clauseStep('landing.notice-strip.autoplay', 'again after 3 seconds', async () => {
      await page.clock.runFor(2999)
      await expectShown(1)
      await page.clock.runFor(1)
      await expectShown(2)
    })
    await clauseStep('landing.notice-strip.loop', 'after the last the first', async () => {
      for (const step of [3, 4, 5, 6]) {
        await page.clock.runFor(3000)
        await expectShown(step)
      }
    })
  })

  test(...clausesOfSteps('all notices are shown over the content below'), async ({ landing, page }) => {
    await page.clock.install()
    await landing.open()
    await expect(landing.notices).toHaveCount(3)
    const heights = async () => ({
      strip: (await landing.strip.locator('> *').boundingBox())!.height,
      below: (await landing.incidents.boundingBox())!.y,
    })
    const collapsed = await heights()
    expect(collapsed.strip).toBe(72)
    await landing.strip.hover()
    await clauseStep('landing.notice-strip.hover-expands', 'and nothing moves', async () => {
      await expect(landing.shownNotice).toHaveCount(3)
      const expanded = await heights()
      expect(expanded.strip).toBeGreaterThan(140)
      expect(expanded.below).toBe(collapsed.below)
    })
    await clauseStep('landing.notice-strip.focus-expands', 'stands still for 10 seconds', async () => {
      const [shown] = await landing.shownNotice.allTextContents()
      await page.clock.runFor(10_000)
      await page.mouse.move(0, 0)
      await expect(landing.shownNotice).toHaveText([shown!])
    })
    await landing.shownNotice.focus()
    await clauseStep('landing.notice-strip.focus-expands', 'each notice can be reached, for 10 seconds', async () => {
      await expect(landing.shownNotice).toHaveCount(3)
      const [shown] = await landing.shownNotice.allTextContents()
      // The focus alone holds it: the pointer has left.
      await page.clock.runFor(10_000)
      await expect(landing.shownNotice).toHaveCount(3)
      expect((await landing.shownNotice.allTextContents())[0]).toBe(shown)
      await page.keyboard.press('Escape')
      await expect(landing.shownNotice).toHaveCount(1)
    })
    /** Takes pointer and focus out of the strip, which then shows one notice. */
    const leave = async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.mouse.move(0, 0)
      await expect(landing.shownNotice).toHaveCount(1)
    }
    await clauseStep('landing.notice-strip.pause-button', 'by mouse', async () => {
      await landing.strip.getByRole('button', { name: '자동 넘김 멈추기' }).click()
      await expect(landing.strip.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible()
      await leave()
      const shown = (await landing.shownNotice.textContent())!
      await page.clock.runFor(10_000)
      await expect(landing.shownNotice).toHaveText([shown])
      await landing.strip.getByRole('button', { name: '자동 넘김 시작' }).click()
      await leave()
      await page.clock.runFor(3000)
      await expect(landing.shownNotice).not.toHaveText([shown])
    })
  })
})
