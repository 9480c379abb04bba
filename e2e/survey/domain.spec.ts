import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { pagesOf } from '../mock-client/deployment.ts'
import { settings } from './survey.ts'

test.use({ settings })

test(...clausesOfSteps('names and hosts'), async ({ survey, page, shell }) => {
  await survey.open()
  const { host } = new URL(pagesOf('gov'))
  for (const domain of ['https://evil.example/', `${host}.evil.example`, `gov@evil.example`, 'javascript:1', '\\evil'])
    await clauseStep('survey.domain.continues-there', domain, async () => {
      await survey.go({ domain })
      await expect(survey.scores).toBeVisible()
      expect(new URL(page.url()).origin).toBe(pagesOf('public'))
    })
  await clauseStep('survey.domain.continues-there', 'after an alert', async () => {
    await survey.go({ domain: '//evil.example', inquiryId: undefined })
    await survey.alert.getByRole('button').click()
    await expect(page).toHaveURL(`${pagesOf('public')}/`)
  })
  for (const [domain, site, brand] of [
    ['public', 'public', '하늘 클라우드'],
    [new URL(pagesOf('public')).host, 'public', '하늘 클라우드'],
    ['gov', 'gov', '하늘 클라우드 공공'],
    [new URL(pagesOf('fin')).host, 'fin', '하늘 클라우드 금융'],
  ] as const) {
    await survey.go({ domain })
    await clauseStep('survey.domain.continues-there', domain, async () => {
      const address = `/support/satisfaction?inquiryId=51234&answerId=77001&domain=${encodeURIComponent(domain)}`
      await expect(page).toHaveURL(`${pagesOf(site)}${address}`)
      await expect(survey.scores).toBeVisible()
    })
    await clauseStep('survey.address.domain', domain, () => expect(shell.banner).toContainText(brand))
  }
})
