import { pagesOf } from '../mock-client/deployment.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOf, clauseStep, expect, softStep, test } from '../pages/test.ts'

/** Each policy in each language: its title, its date, its headings and how long inquiries and consents are kept. */
const policies = {
  ko: [
    {
      path: '/policy/terms',
      title: '이용약관',
      effective: '시행일: 2026년 8월 12일',
      first: '목적과 적용 범위',
      last: '약관의 변경',
    },
    {
      path: '/policy/privacy',
      title: '개인정보 처리방침',
      effective: '시행일: 2026년 6월 5일',
      first: '수집하는 개인정보와 이용 목적',
      last: '책임자와 변경 안내',
    },
  ],
  en: [
    {
      path: '/policy/terms',
      title: 'Terms of use',
      effective: 'Effective from 12 August 2026',
      first: 'Purpose and scope',
      last: 'Changes to these terms',
    },
    {
      path: '/policy/privacy',
      title: 'Privacy policy',
      effective: 'Effective from 5 June 2026',
      first: 'What we collect and why',
      last: 'Contact and changes',
    },
  ],
  ja: [
    {
      path: '/policy/terms',
      title: '利用規約',
      effective: '施行日：2026年8月12日',
      first: '目的と適用範囲',
      last: '規約の変更',
    },
    {
      path: '/policy/privacy',
      title: 'プライバシーポリシー',
      effective: '施行日：2026年6月5日',
      first: '取得する個人情報と利用目的',
      last: '責任者と改定',
    },
  ],
} as const

/** The periods of the consents to marketing, sales, solution transfer and partner sharing, and of an inquiry. */
const periods = {
  ko: [
    '동의한 날부터 2년',
    '상담이 끝난 날부터 6개월',
    '이관이 끝난 날부터 3개월',
    '문의가 접수된 날부터 1년',
    '답변한 날부터 3년',
  ],
  en: [
    'no longer than 2 years from the date of consent',
    '6 months from the end of the consultation',
    '3 months from the completion of the transfer',
    '1 year from the date we receive the inquiry',
    '3 years from our answer',
  ],
  ja: [
    '同意日から2年間',
    '相談終了日から6か月間',
    '移管完了日から3か月間',
    'お問い合わせの受付日から1年間',
    '回答日から3年間',
  ],
} as const

/** Each site in another language. */
const places = [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const

for (const [site, language] of places)
  test.describe(`${site}, ${language}`, () => {
    test.use({ site, language })
    test(
      ...clausesOf(['shell.policy.pages', 'shell.policy.same-periods'], `${site}, ${language}`),
      async ({ page, shell, inquiry }) => {
        await page.goto('/support/notice')
        for (const { path, title, effective, first, last } of policies[language])
          await clauseStep('shell.policy.pages', path, async () => {
            await shell.footer.getByRole('link', { name: title, exact: true }).click()
            await expect(page).toHaveURL(`${pagesOf(site)}${path}`)
            await expect(shell.h1).toHaveText(title)
            await expect(page).toHaveTitle(shell.title({ ko: title, en: title, ja: title }))
            await expect(shell.main).toContainText(effective)
            const headings = shell.main.getByRole('heading', { level: 2 })
            await expect(headings).toHaveCount(7)
            await expect(headings.first()).toHaveText(first)
            await expect(headings.last()).toHaveText(last)
          })
        const [marketing, sales, transfer, sharing, answer] = periods[language]
        await clauseStep('shell.policy.same-periods', 'the privacy policy', async () => {
          for (const period of periods[language]) await expect.soft(shell.main).toContainText(period)
          // Only partners see the terms of sharing, which the texts name in the same words.
          expect(shell.words('terms.partnerAgree.text')).toContain(sharing)
        })
        for (const [type, code, name, period] of [
          ['sales', 'SALES_INVOC_002', 'salesThirdPartyConsent', sales],
          ['sales', 'SALES_INVOC_002', 'isAgreeRecvMarketing', marketing],
          ['solution', 'SOLUT_SOLUQ_060', 'thirdPartyConsent', transfer],
        ] as const)
          await clauseStep('shell.policy.same-periods', name, async () => {
            await inquiry.reopen(`?parentCode=${code.slice(0, -4)}&code=${code}`, type)
            const read = { name: inquiry.words('form.terms.read') }
            await page.locator(`[data-field="${name}"]`).getByRole('button', read).click()
            await expect(page.getByRole('dialog')).toContainText(period)
            await page.keyboard.press('Escape')
            await expect(inquiry.privacyNote).toContainText(answer)
          })
      },
    )
  })

test(...clause('shell.policy.pages', 'the footer of every kind of page'), async ({ page, shell }) => {
  await page.goto('/support')
  for (const path of ['/no/such/page', '/login', '/', '/support/question/general', '/policy/terms'])
    await softStep(path, async () => {
      const before = await shell.h1.innerText()
      await openInApp(page, path)
      await expect(shell.h1).not.toHaveText(before)
      for (const { path: to, title } of policies.ko)
        await expect(shell.footer.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', to)
    })
})

test(...clause('shell.policy.pages', 'in the static page and in the sitemap'), async () => {
  const textOf = async (path: string) =>
    (await fetch(pagesOf('fin') + path, { headers: { 'accept-language': 'en' } })).text()
  for (const [path, title, text] of [
    ['/policy/terms', 'Terms of use', 'Use of our content'],
    ['/policy/privacy', 'Privacy policy', 'How long we keep it'],
  ] as const)
    await softStep(path, async () => {
      const html = await textOf(path)
      expect(html).toContain(`${title}</h1>`)
      expect(html).toContain(`${text}</h2>`)
      expect(await textOf('/sitemap.xml')).toContain(`<loc>${pagesOf('fin')}${path}</loc>`)
    })
})
