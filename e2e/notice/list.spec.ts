import { openAnew, openInApp } from '../pages/open-in-app.ts'
import { clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { notice } from './notice.ts'

const latest = '[진행 중] 콘솔 일부 메뉴 지연'

/** All work notices of public. */
const moved = Object.fromEntries(
  [
    1001, 1004, 1007, 1009, 1012, 1014, 1017, 1020, 1023, 1025, 1028, 1030, 1033, 1036, 1038, 1041, 1044, 1047, 1050,
    1051, 1053, 1057, 1059, 1061,
  ].map((noticeId) => [noticeId, { sites: ['gov'] }]),
)

test(
  ...clausesOfSteps('with pages, searches and categories, also by keyboard on a phone'),
  async ({ notices, page, shell, world }) => {
    const tags = notices.rows.locator(':scope > span:first-child')
    const lastQuery = async () => (await world.journal('notices')).at(-1)?.query
    await clauseStep('notice.list.route-bare', 'all notices', async () => {
      await notices.openList()
      await expect(shell.h1).toHaveText('공지사항')
      await expect(notices.rows).toHaveCount(10)
      await expect(shell.main).toContainText('총 60건')
      await expect(notices.tab('notice.all')).toHaveAttribute('aria-current', 'page')
    })
    await clauseStep('member.anonymous.may-browse-notices', 'nobody is signed in', async () => {
      await expect(shell.signIn).toBeVisible()
      await expect(notices.rows.first().getByRole('link')).toHaveText(latest)
    })
    await clauseStep('shell.time.not-shifted', 'the date of a notice', () =>
      expect(notices.rows.first().locator('time')).toHaveText('2026-11-19'),
    )
    await clauseStep('notice.list.route-guide', 'with its tab', async () => {
      await notices.tab('notice.guide').click()
      await expect(page).toHaveURL(/\/support\/notice\/guide$/)
      await expect(shell.h1).toHaveText('안내 공지')
      await expect(page).toHaveTitle('안내 공지 | 하늘 클라우드')
      await expect(shell.main).toContainText('총 27건')
    })
    await clauseStep('notice.list.filtered-by-type', 'only guides', () =>
      expect(tags).toHaveText(Array.from({ length: 10 }, () => '안내')),
    )
    await clauseStep('notice.list.guide-type-code', 'in the query', async () =>
      expect(await lastQuery()).toBe('typeCode=GUIDE&page=0&size=10'),
    )
    await clauseStep('notice.list.route-work', 'with its tab', async () => {
      await notices.tab('notice.work').click()
      await expect(page).toHaveURL(/\/support\/notice\/work$/)
      await expect(shell.main).toContainText('총 24건')
      await expect(tags).toHaveText(Array.from({ length: 10 }, () => '작업'))
    })
    await clauseStep('notice.list.guide-type-code', 'the work list', async () =>
      expect(await lastQuery()).toBe('typeCode=WORK&page=0&size=10'),
    )
    await clauseStep('notice.list.route-all', 'with its tab', async () => {
      await notices.tab('notice.all').click()
      await expect(page).toHaveURL(/\/support\/notice\/all$/)
      await expect(shell.h1).toHaveText('공지사항')
      await expect(shell.main).toContainText('총 60건')
    })
    await clauseStep(
      'notice.list.category-from-path',
      'opened directly, and a category that does not exist',
      async () => {
        await notices.openList('/guide')
        await expect(notices.tab('notice.guide')).toHaveAttribute('aria-current', 'page')
        await expect(shell.main).toContainText('총 27건')
        await notices.openList('/trouble')
        await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      },
    )
    await openInApp(page, '/support/notice/work?page=2')
    await clauseStep('notice.list.page-in-address', 'with the page links', async () => {
      await expect(notices.rows.first().getByRole('link')).toHaveText('[점검] Key Management 점검 안내 (7월 29일)')
      await notices.pages.getByRole('link', { name: '3', exact: true }).click()
      await expect(page).toHaveURL(/\/work\?page=3$/)
      await expect(notices.rows).toHaveCount(4)
      await expect(notices.pages.getByRole('link', { name: '3', exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle('작업 공지 3페이지 | 하늘 클라우드')
    })
    await clauseStep('notice.list.search', 'begun on page 3', async () => {
      await notices.searchFor('점검')
      await expect(page).toHaveURL(/\/work\?searchKeyword=%EC%A0%90%EA%B2%80$/)
      await expect(notices.rows).toHaveCount(10)
    })
    await clauseStep('shell.list.past-end', 'notices, which keeps the category', async () => {
      await openInApp(page, '/support/notice/work?page=99')
      await expect(page.getByText('이 페이지에는 항목이 없습니다. 첫 페이지부터 확인해 주세요.')).toBeVisible()
      await page.getByRole('link', { name: '처음부터 보기' }).click()
      await expect(page).toHaveURL(/\/work$/)
      await expect(notices.rows).toHaveCount(10)
    })
    await clauseStep('notice.list.search', 'within the category, from the first page', async () => {
      await notices.searchFor('  load balancer ')
      await expect(page).toHaveURL(/\/work\?searchKeyword=load\+balancer$/)
      await expect(notices.rows).toHaveCount(2)
      await expect(shell.main).toContainText('“load balancer” 검색 결과: 2건')
      expect((await world.journal('notices')).at(-1)?.query).toBe(
        'typeCode=WORK&searchKeyword=load+balancer&page=0&size=10',
      )
    })
    await clauseStep('notice.list.search', 'kept by the tabs, the back button and a reload', async () => {
      await notices.tab('notice.all').click()
      await expect(page).toHaveURL(/\/all\?searchKeyword=load\+balancer$/)
      await expect(notices.rows).toHaveCount(4)
      await page.goBack()
      await expect(notices.search).toHaveValue('load balancer')
      await expect(notices.rows).toHaveCount(2)
      await page.reload()
      await expect(notices.search).toHaveValue('load balancer')
      await expect(notices.rows).toHaveCount(2)
    })
    await clauseStep('notice.list.search', 'cleared with the button, which leaves the field focused', async () => {
      await notices.clear.click()
      await expect(page).toHaveURL(/\/work$/)
      await expect(shell.main).toContainText('총 24건')
      await expect(notices.search).toBeFocused()
      await expect(notices.search).toHaveValue('')
      await expect(notices.clear).toHaveCount(0)
    })
    await clauseStep('notice.list.empty', 'without results', async () => {
      await notices.searchFor('없는 낱말 <b>')
      await expect(shell.main).toContainText('“없는 낱말 <b>” 검색 결과가 없습니다. 다른 검색어를 입력해 주세요.')
      await expect(notices.rows).toHaveCount(0)
    })
    await clauseStep('shell.list.way-on', 'to all notices', async () => {
      await shell.main.getByRole('link', { name: '공지사항 전체 보기' }).click()
      await expect(page).toHaveURL(/\/support\/notice$/)
      await expect(notices.rows).toHaveCount(10)
    })
    await page.setViewportSize({ width: 375, height: 700 })
    await openAnew(page, shell.words, '/support/notice/work?page=2&searchKeyword=점검')
    await expect(notices.rows).not.toHaveCount(0)
    const link = notices.rows.last().getByRole('link')
    const title = await link.textContent()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(shell.h1).toHaveText(title!)
    await expect(shell.h1).toBeFocused()
    await clauseStep(
      'shell.article.back-to-list',
      'page, search and scroll position, also after the next article',
      async () => {
        await notices.back.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/work\?page=2&searchKeyword=%EC%A0%90%EA%B2%80$/)
        await expect(notices.rows.last().getByRole('link')).toHaveText(title!)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
        await notices.rows.first().getByRole('link').click()
        await notices.neighbours.getByRole('link').first().click()
        await expect(shell.h1).not.toHaveText(title!)
        await notices.back.click()
        await expect(page).toHaveURL(/\/work\?page=2&searchKeyword=%EC%A0%90%EA%B2%80$/)
        await expect(notices.rows.last().getByRole('link')).toHaveText(title!)
      },
    )
    await clauseStep('shell.article.back-to-list', 'with the back button, and the focus', async () => {
      await notices.rows.last().getByRole('link').click()
      await expect(shell.h1).toHaveText(title!)
      await page.goBack()
      await expect(notices.rows.last().getByRole('link')).toHaveText(title!)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
      await expect(notices.rows.last().getByRole('link')).toBeFocused()
      await page.reload()
      await expect(notices.rows.last().getByRole('link')).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    })
    await clauseStep('notice.list.empty', 'an empty category', async () => {
      await world.patch({ data: { notices: moved } })
      await notices.openList('/work')
      await expect(shell.main).toContainText('등록된 공지사항이 없습니다.')
      await expect(notices.rows).toHaveCount(0)
      await expect(notices.pages).toHaveCount(0)
    })
  },
)

const severities = ['critical', 'major', 'minor', 'trivial'] as const
const severityWords = {
  ko: ['심각도 매우 심각', '심각도 심각', '심각도 경미', '심각도 매우 경미'],
  en: ['Severity Critical', 'Severity Major', 'Severity Minor', 'Severity Trivial'],
  ja: ['重大度 極めて重大', '重大度 重大', '重大度 軽微', '重大度 ごく軽微'],
} as const

test.describe('with a notice of each severity and type', () => {
  const rows = [
    ...severities.map((severity, index) =>
      notice(9001 + index, { typeCode: 'TRBL', severity, regYmdt: `2099-01-0${index + 1} 00:30:00` }),
    ),
    notice(9005, { typeCode: 'WORK', regYmdt: '2098-01-02 00:30:00' }),
    notice(9006, { typeCode: 'GUIDE', regYmdt: '2098-01-01 00:30:00' }),
  ]
  test.use({ settings: { data: { notices: Object.fromEntries(rows.map((row) => [row.noticeId, row])) } } })

  test.describe('in New York', () => {
    test.use({ timezoneId: 'America/New_York' })
    test(
      ...clausesOf([
        'notice.severity.critical',
        'notice.severity.major',
        'notice.severity.minor',
        'notice.severity.trivial',
      ]),
      async ({ notices, page, shell }) => {
        await notices.openList()
        await expect(notices.rows).toHaveCount(10)
        const appearance = (selector: string, row: string) =>
          notices
            .row(row)
            .locator(selector)
            .evaluate((tag) => {
              const { color, backgroundColor, borderColor } = getComputedStyle(tag)
              const bars = [...tag.querySelectorAll('rect')].map((bar) => bar.getAttribute('opacity'))
              return `${color} ${backgroundColor} ${borderColor} ${tag.querySelectorAll('svg').length} ${bars.join()}`
            })
        await clauseStep('notice.tag.trouble', 'unlike the tags of other types', async () => {
          const tags = await Promise.all(
            ['공지 9001', '공지 9005', '공지 9006'].map((row) => appearance(':scope > span:first-child > span', row)),
          )
          expect(tags[0]).not.toBe(tags[1])
          expect(tags[0]).not.toBe(tags[2])
          await expect(notices.row('공지 9001').locator(':scope > span').first()).toHaveText('장애')
        })
        await clauseStep('notice.severity.visual-only', 'four bars beside each other', async () => {
          const bars = notices.row('공지 9001').locator('rect')
          expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('x')))).toEqual([
            '0',
            '4',
            '8',
            '12',
          ])
        })
        const looks = await Promise.all(
          severities.map((each, i) => appearance(`[data-severity="${each}"]`, `공지 ${9001 + i}`)),
        )
        for (const [index, severity] of severities.entries())
          await clauseStep(`notice.severity.${severity}`, 'unlike the other three', async () => {
            expect(looks.filter((look) => look === looks[index])).toHaveLength(1)
          })
        await clauseStep('notice.severity.visual-only', 'a click on a tag', async () => {
          await notices.row('공지 9001').locator('[data-severity]').click({ timeout: 3000 })
          await expect(notices.row('공지 9001').getByRole('button')).toHaveCount(0)
          await expect(notices.row('공지 9001').getByRole('link')).toHaveCount(1)
          await expect(page).toHaveURL(/\/support\/notice$/)
        })
        await clauseStep('shell.time.not-shifted', 'the date of a notice', () =>
          expect(notices.row('공지 9001').locator('time')).toHaveText('2099-01-01'),
        )
        for (const [language, from] of [
          ['ko', null],
          ['en', 'ko'],
          ['ja', 'en'],
        ] as const) {
          if (from) await shell.changeLanguage(from, language)
          await clauseStep('notice.severity.in-words', language, async () => {
            for (const [index, words] of severityWords[language].entries())
              await expect(notices.row(`공지 ${9001 + index}`).locator('[data-severity]')).toHaveText(words)
          })
        }
      },
    )
  })
})
