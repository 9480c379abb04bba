import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { sampleFile } from '../inquiry/sample-files.ts'
import { axeFindings } from '../shell/axe.ts'
import { horizontalOverflow, invisibleContent } from '../shell/visibility.ts'

for (const [site, language, analysed] of [
  ['public', 'ko', ['a survey with errors', 'a sent additional inquiry']],
  ['gov', 'en', ['a survey with a score', 'an additional inquiry with errors and files']],
  ['fin', 'ja', ['the thanks']],
] as const)
  test.describe(`${site} in ${language}`, () => {
    test.use({
      site,
      language,
      settings: { persona: 'main', now: '2026-11-20T00:00:00Z' },
      viewport: { width: 320, height: 640 },
    })
    test(
      ...clausesOfSteps(`survey and additional inquiry, with errors and sent; ${site}, ${language}`),
      async ({ survey, additional, page }) => {
        const check = async (state: string) => {
          await clauseStep('shell.access.narrow', state, async () => {
            expect(await horizontalOverflow(page)).toBe(0)
            expect(await invisibleContent(page)).toEqual([])
          })
          if (!analysed.some((each) => each === state)) return
          const findings = await axeFindings(page)
          for (const id of ['shell.access.axe', 'shell.access.contrast'] as const)
            await clauseStep(id, state, async () => expect(findings).toEqual([]))
        }
        await survey.open({ inquiryId: '51245', answerId: '71245' })
        await survey.comment.fill('x'.repeat(1001))
        await survey.sendButton.click()
        await expect(survey.comment).toHaveAttribute('aria-invalid', 'true')
        await check('a survey with errors')
        await survey.comment.fill('')
        await survey.score(4).check()
        await check('a survey with a score')
        await survey.sendButton.click()
        await expect(page.getByRole('heading', { name: survey.words('survey.thanks.title') })).toBeVisible()
        await check('the thanks')
        await openInApp(page, '/support/question/additional/O2O_CP_011?parentInquiryId=51245')
        await additional.attach(sampleFile(`${'long-name-'.repeat(9)}.txt`), sampleFile('b.exe'))
        await additional.sendButton.click()
        await expect(additional.content).toHaveAttribute('aria-invalid', 'true')
        await check('an additional inquiry with errors and files')
        await additional.content.fill('x'.repeat(300))
        await additional.sendButton.click()
        await expect(additional.sent).toBeVisible()
        await check('a sent additional inquiry')
      },
    )
  })
