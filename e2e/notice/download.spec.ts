import { readFile } from 'node:fs/promises'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { openAnew } from '../pages/open-in-app.ts'

const name = '점검 대상 서버 목록.xlsx'
const bytes = 3276

test(...clausesOfSteps(), async ({ notices, login, page, world }) => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await notices.open('1057?from=mail')
  await expect(notices.attachments).toContainText('로그인하면 파일을 내려받을 수 있습니다.')
  await clauseStep(
    'notice.attachment.anonymous-to-login',
    'without a request for the file, then the whole file',
    async () => {
      await notices.download(name).click()
      await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Fnotice%2Fall%2F1057%3Ffrom%3Dmail%26fileNo%3D3101$/)
      expect(await world.journal('file')).toEqual([])
      const [download] = await Promise.all([page.waitForEvent('download'), login.signIn('minseo.kim@example.com')])
      expect(download.suggestedFilename()).toBe(name)
      expect(await readFile(await download.path())).toHaveLength(bytes)
    },
  )
  await clauseStep('shell.download.once', 'not after a reload', async () => {
    await expect(page).toHaveURL(/\/support\/notice\/all\/1057\?from=mail$/)
    await page.reload()
    await expect(notices.download(name)).toBeVisible()
    expect(await world.journal('file')).toMatchObject([{ path: '/api/support/file/3101', status: 200 }])
    expect(downloads).toEqual([name])
  })
})

const [first, second] = ['이용약관 개정안.docx', '이용약관 신구 대조표.pdf'] as const

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main', data: { notices: { 1033: { fileNos: [3109] } } } } })

  test(...clausesOfSteps('several, failing and unknown'), async ({ notices, page, world, guard, shell }) => {
    await clauseStep('shell.download.several', 'of a notice', async () => {
      const release = await pauseRequests(page, '/api/support/file/3104')
      await notices.open(1034)
      await notices.download(first).click()
      const [download] = await Promise.all([page.waitForEvent('download'), notices.download(second).click()])
      expect(download.suggestedFilename()).toBe(second)
      const released = page.waitForEvent('download')
      release()
      expect((await released).suggestedFilename()).toBe(first)
      expect(await world.journal('file')).toHaveLength(2)
    })
    guard.allowStatuses(500, 404, 401)
    guard.allowCutConnections()
    await clauseStep('shell.download.failed', 'not on the next notice', async () => {
      await openAnew(page, shell.words, '/support/notice/all/1034')
      const links = notices.neighbours.getByRole('link')
      // Both notices have been loaded when the download fails, so that the second one appears at once.
      await links.last().click()
      await expect(notices.download('루트 인증서 모음.zip')).toBeVisible()
      await links.first().click()
      await world.faults({ operationId: 'file', status: 500 })
      await notices.download('이용약관 개정안.docx').click()
      await expect(notices.failedDownload).toHaveCount(1)
      await links.last().click()
      await expect(notices.download('루트 인증서 모음.zip')).toBeVisible()
      await expect(notices.failedDownload).toHaveCount(0)
      await world.faults()
    })
    for (const [fileNo, requests] of [
      ['x', 0],
      ['-1', 0],
      ['999999', 1],
    ] as const)
      await clauseStep('shell.download.failed', `an unknown file, ${fileNo}`, async () => {
        const before = (await world.journal('file')).length
        await openAnew(page, shell.words, `/support/notice/all/1057?fileNo=${fileNo}`)
        await expect(notices.download(name)).toBeVisible()
        await expect(notices.failedDownload).toHaveCount(requests)
        expect(await world.journal('file')).toHaveLength(before + requests)
      })
    await openAnew(page, shell.words, '/support/notice/all/1057')
    await clauseStep('call.file.download', 'with a button', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), notices.download(name).click()])
      expect(download.suggestedFilename()).toBe(name)
      await expect(shell.announcement(`파일을 내려받았습니다: ${name}`)).toHaveCount(1)
      await expect(notices.failedDownload).toHaveCount(0)
    })
    for (const [example, fault, message] of [
      ['an error of the server', { status: 500 }, '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.'],
      ['a cut connection', { abort: true }, '서버에 연결할 수 없습니다.'],
      ['a response that is no file', { malformed: true }, '파일을 내려받지 못했습니다'],
    ] as const)
      await clauseStep('shell.download.failed', example, async () => {
        await world.faults({ operationId: 'file', ...fault })
        await notices.download(name).click()
        await expect(notices.failedDownload).toContainText(`파일을 내려받지 못했습니다: ${name}`)
        await expect(notices.failedDownload).toContainText(message)
        await world.faults()
        const retry = notices.failedDownload.getByRole('button', { name: '다시 시도' })
        await Promise.all([page.waitForEvent('download'), retry.click()])
        await expect(notices.failedDownload).toHaveCount(0)
      })
    await clauseStep('shell.download.failed', 'after two failed attempts', async () => {
      await world.faults({ operationId: 'file', status: 500, times: 2 })
      await notices.download(name).click()
      const retry = notices.failedDownload.getByRole('button', { name: '다시 시도' })
      await retry.focus()
      await page.keyboard.press('Enter')
      await expect(notices.download(name)).toBeFocused()
      await retry.focus()
      await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
      await expect(notices.failedDownload).toHaveCount(0)
      await expect(notices.download(name)).toBeFocused()
    })
    await clauseStep('notice.attachment.anonymous-to-login', 'whose session has expired', async () => {
      await world.patch({ persona: 'anonymous' })
      await notices.download(name).click()
      await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Fnotice%2Fall%2F1057%3FfileNo%3D3101$/)
    })
  })
})
