import { clause, expect, softStep, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main' } })

test(...clause('shell.download.name', 'as the server sends it'), async ({ library, page }) => {
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
    await softStep(example, async () => {
      await page.route('**/api/support/file/3020', (route) =>
        route.fulfill({ body: 'text', headers: { 'content-disposition': disposition } }),
      )
      const [download] = await Promise.all([page.waitForEvent('download'), library.download('cli-samples.zip').click()])
      expect(download.suggestedFilename()).toBe(saved)
    })
})
