import { NoticePage } from '../pages/notice-page.ts'
import { axeFindings } from '../shell/axe.ts'
import { openAnew } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { withoutKoreanFont } from '../pages/without-korean-font.ts'
import { notice } from './notice.ts'

const hostile = '<img src=x onerror="window.__harmed=1"><b>굵게</b>'

test(...clausesOfSteps('of every kind'), async ({ notices, page, shell, world, guard, baseURL, context }) => {
  guard.allowHostileMarkup()
  guard.allowStatuses(404, 400)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await notices.watchPrinting()
  await notices.open('1061?fileNo=')
  await clauseStep('notice.detail.previous-next-links', 'both', async () => {
    await expect(notices.neighbours.getByRole('link')).toHaveText([
      '다음 글[진행 중] 콘솔 일부 메뉴 지연',
      '이전 글연말연시 고객지원 운영 안내',
    ])
  })
  await clauseStep('notice.detail.previous-next-links', 'the URL copied without its query, and printed', async () => {
    await notices.copyLink.click()
    await expect(shell.announcement('복사했습니다')).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/support/notice/all/1061`)
    await notices.print.click()
    expect(await notices.printed()).toBe(1)
  })
  await clauseStep('notice.detail.previous-next-links', 'the newest has no next one', async () => {
    await notices.neighbours.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/support\/notice\/all\/1062$/)
    await expect(shell.h1).toHaveText('[진행 중] 콘솔 일부 메뉴 지연')
    await expect(shell.h1).toBeFocused()
    await expect(notices.neighbours.getByRole('link')).toHaveText(['이전 글[작업] API 인증 서버 교체 (사전 점검 완료)'])
  })
  await clauseStep('notice.detail.previous-next-links', 'copying that fails', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'))
    })
    await notices.copyLink.click()
    await expect(
      page.getByText('링크를 복사하지 못했습니다. 주소 표시줄의 주소를 복사해 주세요.', { exact: true }),
    ).toBeVisible()
  })
  await clauseStep('notice.detail.route', 'from the list', async () => {
    await openAnew(page, shell.words, '/support/notice')
    await notices.row('[점검] Load Balancer 점검 안내 (11월 18일)').getByRole('link').click()
    await expect(page).toHaveURL(/\/support\/notice\/all\/1059$/)
  })
  await clauseStep('notice.detail.title', 'as heading', () =>
    expect(shell.h1).toHaveText('[점검] Load Balancer 점검 안내 (11월 18일)'),
  )
  await clauseStep('shell.access.title', 'a notice, also in the announcement', async () => {
    await expect(page).toHaveTitle('[점검] Load Balancer 점검 안내 (11월 18일) | 하늘 클라우드')
    await expect(shell.announcement('[점검] Load Balancer 점검 안내 (11월 18일) | 하늘 클라우드')).toHaveCount(1)
  })
  await clauseStep('notice.detail.content', 'as lists and paragraphs', async () => {
    await expect(notices.content).toContainText('안정적인 서비스를 위해 아래와 같이 점검을 진행합니다.')
    await expect(notices.content.getByRole('listitem')).toHaveText([
      '일시: 2026년 11월 18일 02:00~03:30(UTC+9)',
      '대상: KR-1',
      '영향: 주 서버 전환 시 30초 안팎의 연결 끊김이 한 번 발생합니다.',
      '조치: 접속 재시도 설정을 확인해 주세요.',
    ])
  })
  await clauseStep('notice.detail.sub-notices', 'three', () =>
    expect(notices.subNotices.getByRole('listitem')).toHaveCount(3),
  )
  await clauseStep('notice.detail.sub-notice-title', 'of each', () =>
    expect(notices.subNotices.getByRole('heading', { level: 3 })).toHaveText([
      '점검 시작',
      '점검 시간 연장',
      '점검 완료',
    ]),
  )
  await clauseStep('notice.detail.sub-notice-content', 'of each', () =>
    expect(notices.subNotices.getByRole('paragraph')).toHaveText([
      '02:00에 점검을 시작했습니다.',
      '종료 시각을 03:30에서 04:00으로 변경했습니다.',
      '예정한 점검을 모두 마쳤습니다. 협조해 주셔서 감사합니다.',
    ]),
  )
  await clauseStep('shell.time.not-shifted', 'the time of a notice', () =>
    expect(shell.main.getByText('2026-11-16 10:00 UTC +9', { exact: true })).toBeVisible(),
  )
  await clauseStep('member.anonymous.may-browse-notices', 'one call, without a user', async () => {
    await expect(shell.signIn).toBeVisible()
    const calls = (await world.journal('notice')).filter(({ path }) => path.endsWith('/1059'))
    expect(calls).toMatchObject([{ path: '/api/support/notice/1059', status: 200 }])
  })
  await openAnew(page, shell.words, '/support/notice/all/1034')
  const names = [
    '이용약관 개정안.docx',
    '이용약관 신구 대조표.pdf',
    '상품별 서비스 수준 목표.xlsx',
    '개정 설명회 자료.pptx',
    '자주 묻는 질문.txt',
  ]
  await clauseStep('notice.detail.attachments', 'five', async () => {
    await expect(notices.attachments.getByRole('listitem')).toHaveCount(5)
    for (const name of names) await expect(notices.download(name)).toBeVisible()
  })
  await clauseStep('notice.attachment.shown', 'icon, name and size', async () => {
    for (const name of names) {
      const file = notices.file(name)
      const extension = name.slice(name.indexOf('.') + 1)
      await expect(file.locator(`[data-file-type="${extension}"]`)).toHaveText(extension.toUpperCase())
      await expect(file.locator(`[data-file-type="${extension}"] svg`)).toHaveCount(1)
      await expect(file).toContainText(/\d(바이트|KB)/)
    }
  })
  await clauseStep('shell.print.content-only', 'the notice alone', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(shell.h1).toBeVisible()
    await expect(notices.content).toBeVisible()
    await expect(notices.attachments).toContainText('이용약관 개정안.docx')
    for (const hidden of [shell.banner, shell.footer, shell.breadcrumb, notices.neighbours, notices.back])
      await expect(hidden).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
  await page.emulateMedia({ media: 'screen' })
  await clauseStep('hardening.markup.notice', 'in the content', async () => {
    await openAnew(page, shell.words, '/support/notice/all/1054')
    await expect(notices.content).toContainText('필요한 것')
    // What an editor writes is shown.
    for (const [selector, count] of [
      ['table td', 4],
      ['ol > li', 3],
      ['img[alt="구성도"]', 1],
      ['pre code', 1],
    ] as const)
      await expect(notices.content.locator(selector)).toHaveCount(count)
    // Scripts, frames, forms, styles and handlers are not.
    for (const selector of [
      'script, iframe, form, input, button, style, object, embed',
      '[style], [id], [name], [onclick], [onerror]',
      '[href^="javascript:"]',
    ])
      await expect(notices.content.locator(selector)).toHaveCount(0)
    await notices.content.getByText('https://www.haneul.example/').click()
    expect(await page.evaluate(() => '__harmed' in window)).toBe(false)
    expect(await axeFindings(page)).toEqual([])
  })
  for (const id of ['999999', 'x', '0'])
    await clauseStep('shell.not-found.page', `an unknown notice, ${id}`, async () => {
      if (id === '999999') await notices.open(id)
      else await openAnew(page, shell.words, `/support/notice/all/${id}`)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await expect(page).toHaveTitle('페이지를 찾을 수 없습니다 | 하늘 클라우드')
      await expect(shell.main).toContainText('삭제되었거나 주소가 바뀐 공지사항일 수 있습니다. 목록에서 찾아보세요.')
    })
  await clauseStep('shell.not-found.page', 'an unknown notice leads to the list', async () => {
    await shell.main.getByRole('link', { name: '공지사항 전체 보기' }).click()
    await expect(page).toHaveURL(/\/support\/notice$/)
    await expect(notices.rows).toHaveCount(10)
  })
  await clauseStep('notice.detail.sub-notices', 'one', async () => {
    const subNotices = [{ title: { ko: '점검 완료' }, content: { ko: '<p>모두 마쳤습니다.</p>' } }]
    await world.patch({ data: { notices: { 9001: notice(9001, { title: { ko: '점검' }, subNotices }) } } })
    await notices.openList()
    await notices.row('점검').first().getByRole('link').click()
    await expect(shell.h1).toHaveText('점검')
    await expect(notices.subNotices.getByRole('listitem')).toHaveText([/점검 완료.*모두 마쳤습니다\./])
  })
  await clauseStep('hardening.markup.notice', 'in titles and sub-notices', async () => {
    await world.patch({
      data: {
        notices: {
          9001: notice(9001, {
            title: { ko: hostile },
            subNotices: [{ title: { ko: hostile }, content: { ko: `<p>${hostile}</p>` } }],
          }),
        },
      },
    })
    await notices.openList()
    await expect(notices.row(hostile)).toHaveCount(1)
    await notices.row(hostile).getByRole('link').click()
    await expect(shell.h1).toHaveText(hostile)
    await expect(page).toHaveTitle(`${hostile} | 하늘 클라우드`)
    await expect(notices.subNotices.getByRole('heading', { level: 3 })).toHaveText(hostile)
    await expect(notices.subNotices.locator('b')).toHaveCount(1)
    await expect(page.locator('[onerror]')).toHaveCount(0)
    expect(await page.evaluate(() => '__harmed' in window)).toBe(false)
  })
})

test.describe('in other languages', () => {
  test.use({ language: 'en' })
  test(...clausesOfSteps('en and ja'), async ({ shell, page }) => {
    await withoutKoreanFont(page)
    for (const [language, note] of [
      ['en', 'This page is available in Korean only.'],
      ['ja', 'このページは韓国語でのみ提供しています。'],
    ] as const)
      await clauseStep(['faq.item.korean-only', 'shell.start.own-font'], language, async () => {
        const article = new NoticePage(page, language)
        await article.open(`1020?lang=${language}`)
        await expect(shell.h1).toHaveText('[점검] DB for Cache 점검 안내 (4월 29일)')
        await expect(shell.h1).toHaveAttribute('lang', 'ko')
        await expect(article.koreanOnly).toHaveText(note)
        await expect(shell.h1).toHaveCSS('font-family', /^"Noto Sans KR Common", "Noto Sans KR Variable"/)
        await expect(article.content.locator('[lang="ko"]')).toContainText('안정적인 서비스를 위해')
        // The note belongs to this notice only.
        await article.neighbours.getByRole('link').first().click()
        await expect(shell.h1).not.toHaveAttribute('lang', 'ko')
        await expect(article.content).not.toBeEmpty()
        await expect(article.koreanOnly).toHaveCount(0)
      })
  })
})
