import { openInApp } from '../../pages/open-in-app.ts'
import { clausesOf, clauseStep, expect, test } from '../../pages/test.ts'

/** Each tile, the most urgent first: its text in the three languages and its link. */
const tiles = [
  ['trouble', '장애 문의', 'Report an incident', '障害のお問い合わせ', '/support/question/trouble'],
  ['member', '회원·계정', 'Account', '会員・アカウント', '/support/question/general?parentCode=GNRL_MBR'],
  ['service', '서비스 이용', 'Using a service', 'サービスの利用', '/support/question/service'],
  ['price', '요금·결제', 'Pricing and billing', '料金・お支払い', '/support/question/general?parentCode=GNRL_BILL'],
  ['business', '도입·견적', 'Sales and quotes', '導入・見積もり', '/support/question/sales'],
  ['solution', '솔루션', 'Solutions', 'ソリューション', '/support/question/solution'],
  ['education', '교육', 'Training', 'トレーニング', '/support/question/general?parentCode=GNRL_EDU'],
  ['etc', '기타', 'Anything else', 'その他', '/support/question/general?parentCode=GNRL_ETC'],
] as const

const entry = '/support/question'
const report = { ko: '장애 문의하기', en: 'Report a problem', ja: '障害について問い合わせる' } as const
const experience = { ko: '체험 문의', en: 'Trial inquiry', ja: 'トライアルのお問い合わせ' } as const

for (const [site, locale, column] of [
  ['public', 'ko', 1],
  ['gov', 'en', 2],
  ['fin', 'ja', 3],
] as const)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale })
    test(
      ...clausesOf(
        tiles.map(([name]) => `inquiry.tiles.${name}` as const),
        `${site}, ${locale}`,
      ),
      async ({ page, shell, inquiry }) => {
        await page.goto(`${entry}?inputchannel=A%26B`)
        const links = shell.main.getByRole('list', { name: shell.words('inquiry.entry.title') }).getByRole('link')
        await clauseStep(
          ['inquiry.tiles.count', 'inquiry.page.entry-route', 'inquiry.tiles.every-site'],
          'eight tiles',
          () => expect(links).toHaveCount(8),
        )
        await clauseStep('inquiry.tiles.urgent-first', `${site}, ${locale}`, async () => {
          const urgent = shell.main.locator('[data-urgent]')
          await expect(urgent).toContainText(tiles[0][column])
          await expect(urgent).toHaveCSS('background-color', 'rgb(255, 250, 235)')
        })
        for (const [i, tile] of tiles.entries()) {
          const [name, , , , path] = tile
          await clauseStep(`inquiry.tiles.${name}`, tile[column], () => expect(links.nth(i)).toHaveText(tile[column]))
          await clauseStep('inquiry.address.channel-passed-on', name, () =>
            expect(links.nth(i)).toHaveAttribute('href', `${path}${path.includes('?') ? '&' : '?'}inputchannel=A%26B`),
          )
        }
        await clauseStep('event-log.strip.report', locale, async () => {
          const first = shell.main.locator('a[href^="/support/question/"]').first()
          await expect(first).toHaveText(report[locale])
          await expect(first).toHaveAttribute('href', '/support/question/trouble?inputchannel=A%26B')
        })
        await clauseStep('inquiry.page.experience-route', locale, async () => {
          await shell.main.getByRole('link', { name: experience[locale], exact: true }).click()
          await expect(page).toHaveURL(/\/support\/question\/experience\?inputchannel=A%26B$/)
          await expect(shell.h1).toHaveText(experience[locale])
        })
        // The forms of all sites show the same messages.
        await clauseStep('inquiry.title.message', `${site}, ${locale}`, async () => {
          await inquiry.send()
          await inquiry.expectError('title', 'form.noTitle')
        })
        if (site !== 'public') return
        await openInApp(page, entry)
        for (const [, title, , , path] of tiles)
          await clauseStep('inquiry.tiles.to-member', title, async () => {
            await shell.main.getByRole('link', { name: title, exact: true }).click()
            await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
            await expect(inquiry.sendButton).toBeVisible()
            if (path.includes('parentCode')) await expect(inquiry.primary).toHaveText(title)
            await page.goBack()
            await expect(shell.h1).toHaveText('문의하기')
          })
        for (const [ids, type, title, ...selects] of [
          [['inquiry.type.service'], 'service', '서비스 이용 문의'],
          [['inquiry.type.trouble'], 'trouble', '장애 문의'],
          [
            ['inquiry.type.solution', 'inquiry.category.selects-for-solution'],
            'solution',
            '솔루션 문의',
            '솔루션 문의',
            '라이선스',
          ],
          [
            ['inquiry.type.sales', 'inquiry.category.selects-for-sales'],
            'sales',
            '도입 문의',
            '견적·도입 상담',
            '규모별 견적',
          ],
          // The only primary is not selected automatically, because it has several details.
          [['inquiry.page.experience-route'], 'experience', '체험 문의', '서비스 체험', '체험 신청'],
        ] as const)
          await clauseStep(ids, type, async () => {
            await openInApp(page, `${entry}/${type}`)
            await expect(shell.h1).toHaveText(title)
            await expect(inquiry.sendButton).toBeVisible()
            const [primary, detail] = selects
            if (!primary) return
            await expect(inquiry.detail).toBeDisabled()
            await inquiry.selectOption(inquiry.primary, primary)
            await inquiry.selectOption(inquiry.detail, detail)
            await expect(inquiry.detail).toHaveText(detail)
          })
      },
    )
  })
