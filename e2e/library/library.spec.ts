import { pauseRequests } from '../pages/pause-requests.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { withoutKoreanFont } from '../pages/without-korean-font.ts'

/** All items of public. */
const elsewhere = Object.fromEntries(
  [101, 102, 103, 104, 201, 202, 203, 204, 205, 301, 302, 303, 401, 402, 403, 501, 502, 503].map((libraryNo) => [
    libraryNo,
    { sites: ['gov'] },
  ]),
)

const name = '서버 접속 안내.pdf'

test(...clausesOfSteps('read and searched'), async ({ library, page, shell, world }) => {
  await clauseStep('library.page.route', 'with its heading', async () => {
    await library.open()
    await expect(shell.h1).toHaveText('자료실')
    await expect(library.buttons).toHaveCount(21)
  })
  await clauseStep('member.anonymous.may-browse-library', 'nobody is signed in', async () => {
    await expect(shell.signIn).toBeVisible()
    await expect(library.buttons).toHaveCount(21)
  })
  await clauseStep('library.list.grouped', 'five headings', async () => {
    await expect(library.groups.getByRole('heading', { level: 2 })).toHaveText([
      '업데이트된 자료',
      '이용 안내',
      '신청서와 서식',
      '보안과 인증',
      '도구와 예제',
    ])
    await expect(library.group('보안과 인증').getByRole('heading', { level: 3 })).toHaveText([
      '보안 점검표',
      '인증서 사본 모음',
      '책임 공유 모델',
    ])
  })
  await clauseStep('library.item.title', 'of an item with two files', () =>
    expect(library.item('클라우드 도입 안내서').getByRole('heading', { level: 3 })).toHaveText('클라우드 도입 안내서'),
  )
  await clauseStep('library.item.icon', 'of each file type', async () => {
    for (const [title, types] of [
      ['클라우드 도입 안내서', ['PDF', 'PDF']],
      ['서비스 소개서', ['PPTX']],
      ['상품별 요금표', ['XLSX']],
      ['네트워크 구성 예', ['DOCX', 'PNG']],
      ['명령줄 도구 예제', ['ZIP']],
      ['리소스 목록 서식', ['CSV', 'TXT']],
    ] as const) {
      await expect(library.item(title).locator('[data-file-type]')).toHaveText([...types])
      await expect(library.item(title).locator('[data-file-type] svg')).toHaveCount(types.length)
    }
  })
  await clauseStep('library.item.description', 'of each file', async () => {
    await expect(library.item('클라우드 도입 안내서')).toContainText('계정 만들기부터 첫 서버까지 단계별 안내')
    await expect(library.item('클라우드 도입 안내서')).toContainText('영문판')
    await expect(library.item('클라우드 도입 안내서').getByRole('row')).toHaveCount(2)
    for (const cell of ['한국어', '311KB', '2026-09-14', '영어', '290KB'])
      await expect(library.item('클라우드 도입 안내서').getByRole('cell', { name: cell }).first()).toBeVisible()
    await expect(shell.main).not.toContainText('서비스 소개서.pptx')
  })
  await clauseStep('library.item.button', 'for each file', async () => {
    await expect(library.download('하늘 클라우드 도입 안내서.pdf')).toBeVisible()
    await expect(library.download('Haneul Cloud - Getting started.pdf')).toBeVisible()
  })
  await clauseStep('library.item.update-detail', 'of updated documents only', async () => {
    await expect(library.item('서비스 소개서')).toContainText('2026년 하반기 개정판')
    await expect(library.item('청구서 보는 법').getByRole('button')).toHaveCount(1)
    await expect(library.item('청구서 보는 법')).not.toContainText('초판')
  })
  await clauseStep('notice.list.search', 'the library', async () => {
    await openInApp(
      page,
      '/support/library?searchKeyword=%EC%84%9C%EB%B2%84%EC%97%90+%EC%A0%91%EC%86%8D%EC%9D%B4+%EC%95%88+%EB%8F%BC%EC%9A%94',
    )
    const titles = library.groups.getByRole('heading', { level: 3 })
    await expect(titles.first()).toHaveText('서버 접속 안내')
    await expect(page.getByRole('status').filter({ hasText: '“서버에 접속이 안 돼요” 검색 결과: ' })).toHaveCount(1)
    const field = page.getByRole('textbox', { name: '자료 검색' })
    await field.fill('영문판을 주세요')
    await field.press('Enter')
    await expect(page).toHaveURL(/library\?searchKeyword=/)
    await expect(titles).toHaveText(['클라우드 도입 안내서'])
    await field.fill('오로라')
    await field.press('Enter')
    await expect(shell.main).toContainText('“오로라” 검색 결과가 없습니다. 다른 검색어를 입력해 주세요.')
    await page.getByRole('link', { name: '검색어 지우기' }).click()
    await expect(page).toHaveURL(/library$/)
    await expect(library.buttons).toHaveCount(21)
  })
  await clauseStep('faq.item.korean-only', 'a library item', async () => {
    await shell.changeLanguage('ko', 'en')
    await expect(library.item('개발자 입문 교재').getByRole('cell', { name: 'Korean' })).toBeVisible()
    await expect(library.item('Getting started guide').getByRole('cell', { name: 'English' })).toBeVisible()
  })
  await clauseStep(['library.list.empty', 'shell.list.way-on'], 'of a site without any', async () => {
    await world.patch({ data: { library: elsewhere } })
    await library.open('?lang=ko')
    await expect(shell.main).toContainText('등록된 자료가 없습니다.')
    await expect(library.buttons).toHaveCount(0)
    await shell.main.getByRole('link', { name: '문의하기' }).click()
    await expect(page).toHaveURL(/\/support\/question$/)
  })
})

test(...clausesOfSteps('a file after signing in, also by its address'), async ({ library, login, page, world }) => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await library.open()
  await clauseStep('library.download.anonymous-to-login', 'with a button', async () => {
    await library.download(name).click()
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Flibrary%3FfileNo%3D3006$/)
    expect(await world.journal('file')).toEqual([])
  })
  await clauseStep('notice.attachment.anonymous-to-login', 'a library file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), login.signIn('minseo.kim@example.com')])
    expect(download.suggestedFilename()).toBe(name)
  })
  await clauseStep('shell.download.once', 'not after a reload, and not after going back and forward', async () => {
    await expect(page).toHaveURL(/\/support\/library$/)
    await page.reload()
    await expect(library.buttons).toHaveCount(21)
    await page.goBack()
    await page.goForward()
    await expect(library.buttons).toHaveCount(21)
    expect(await world.journal('file')).toMatchObject([{ path: '/api/support/file/3006', status: 200 }])
    expect(downloads).toEqual([name])
  })
  await world.patch({ persona: 'anonymous' })
  await clauseStep('library.address.file-no-login-first', 'without a request for the file', async () => {
    await library.open('?fileNo=3020')
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Flibrary%3FfileNo%3D3020$/)
    expect(await world.journal('file')).toHaveLength(1)
  })
  await clauseStep('library.address.download-after-login', 'the named file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), login.signIn('minseo.kim@example.com')])
    expect(download.suggestedFilename()).toBe('cli-samples.zip')
    await expect(page).toHaveURL(/\/support\/library$/)
  })
  await clauseStep('shell.download.once', 'one request', async () => {
    await expect(library.buttons).toHaveCount(21)
    expect(await world.journal('file')).toHaveLength(2)
  })
})

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clausesOfSteps('several, failing and with other names'), async ({ library, page, guard, shell, world }) => {
    guard.allowStatuses(404, 500)
    await clauseStep('library.address.file-no', 'at once', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), library.open('?fileNo=3004')])
      expect(download.suggestedFilename()).toBe('상품별 요금표.xlsx')
      await expect(shell.announcement('파일을 내려받았습니다: 상품별 요금표.xlsx')).toHaveCount(1)
      await expect(page).toHaveURL(/\/support\/library$/)
    })
    await clauseStep('shell.download.failed', 'beside its file', async () => {
      await world.faults({ operationId: 'file', status: 500 })
      await library.download(name).click()
      await expect(library.item('서버 접속 안내').getByRole('alert')).toContainText(
        `파일을 내려받지 못했습니다: ${name}`,
      )
    })
    await clauseStep('shell.download.failed', 'of the library', async () => {
      await world.faults()
      await library.failure.getByRole('button', { name: '다시 시도' }).focus()
      await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
      await expect(library.failure).toHaveCount(0)
      await expect(library.download(name)).toBeFocused()
    })
    await clauseStep('shell.download.failed', 'a file that does not exist', async () => {
      await library.open('?fileNo=999999')
      await expect(library.failure).toContainText('파일을 내려받지 못했습니다: 요청하신 파일')
      await expect(library.buttons).toHaveCount(21)
    })
    await page.goto('about:blank')
    const release = await pauseRequests(page, '/api/support/file/3006')
    await library.open()
    await clauseStep('shell.download.several', 'a second one while the first is loading', async () => {
      await library.download(name).click()
      await expect(library.download(name)).toHaveAttribute('aria-busy', 'true')
      const second = library.download('상품별 요금표.xlsx')
      const [download] = await Promise.all([page.waitForEvent('download'), second.click()])
      expect(download.suggestedFilename()).toBe('상품별 요금표.xlsx')
      await expect(shell.announcement('파일을 내려받았습니다: 상품별 요금표.xlsx')).toHaveCount(1)
      await expect(library.download(name)).toHaveAttribute('aria-busy', 'true')
    })
    await clauseStep('shell.download.failed', 'after another download', async () => {
      await world.faults({ operationId: 'file', status: 500 })
      release()
      await expect(library.item('서버 접속 안내').getByRole('alert')).toContainText(
        `파일을 내려받지 못했습니다: ${name}`,
      )
      await library.download('상품별 요금표.xlsx').click()
      await expect(library.item('상품별 요금표').getByRole('alert')).toContainText(
        '파일을 내려받지 못했습니다: 상품별 요금표.xlsx',
      )
      await expect(library.failure).toHaveCount(2)
    })
    await page.goto('about:blank')
    await world.faults()
    await library.open()
    for (const [example, disposition, saved] of [
      ['a quoted name', 'attachment; filename="report 1.pdf"', 'report 1.pdf'],
      ['a name without quotes', 'attachment; filename=report.pdf', 'report.pdf'],
      ['an escaped quote', String.raw`attachment; filename="a\\b;c.pdf"`, 'a_b;c.pdf'],
      ['an encoded name first', `attachment; filename="x.pdf"; filename*=UTF-8''%EA%B0%80.pdf`, '가.pdf'],
      ['an encoded name in lower case', `attachment; filename*=utf-8'ko'%EA%B0%80.pdf; filename=x.pdf`, '가.pdf'],
      ['a malformed encoded name', `attachment; filename*=UTF-8''%E0%A4%A.pdf`, 'cli-samples.zip'],
      ['no name', 'attachment', 'cli-samples.zip'],
    ] as const)
      await clauseStep('shell.download.name', example, async () => {
        await page.route('**/api/support/file/3020', (route) =>
          route.fulfill({ body: 'text', headers: { 'content-disposition': disposition } }),
        )
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          library.download('cli-samples.zip').click(),
        ])
        expect(download.suggestedFilename()).toBe(saved)
      })
  })
})

for (const [site, language, title, headings] of [
  [
    'gov',
    'en',
    '정부 클라우드 이용 절차',
    ['Updated documents', 'Guides', 'Forms', 'Security and certification', 'Tools and samples'],
  ],
  [
    'fin',
    'ja',
    '금융 클라우드 이용 보고서',
    ['更新された資料', 'ご利用ガイド', '申請書・書式', 'セキュリティと認証', 'ツールとサンプル'],
  ],
] as const)
  test.describe(`${site} in ${language}`, () => {
    test.use({ site, language, settings: { persona: 'main' } })
    test(...clausesOfSteps(`${site}, ${language}`), async ({ library, page, guard, world }) => {
      guard.allowStatuses(500)
      await withoutKoreanFont(page)
      await library.open()
      await clauseStep(['library.list.grouped', 'library.item.title'], site, async () => {
        await expect(library.groups.getByRole('heading', { level: 2 })).toHaveText([...headings])
        // An item of this site only, which has no other language.
        await expect(library.item(title).locator('[lang="ko"]').first()).toContainText(title)
      })
      await clauseStep('shell.start.own-font', 'the name of a file', async () => {
        await world.faults({ operationId: 'file', status: 500 })
        await library.download(name).click()
        const shown = library.failure.locator('[lang="ko"]')
        await expect(shown).toHaveText(name)
        await expect(shown).toHaveCSS('font-family', /^"Noto Sans KR Common", "Noto Sans KR Variable"/)
      })
    })
  })
