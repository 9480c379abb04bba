import { alsoProves, clause, clauseStep, expect, softStep, test } from '../pages/test.ts'

/** Each tile: its text in the three languages and its link. */
const tiles = [
  ['member', '회원·계정', 'Account', '会員・アカウント', '/support/question/general?parentCode=GNRL_MBR'],
  ['service', '서비스 이용', 'Using a service', 'サービスの利用', '/support/question/service'],
  ['price', '요금·결제', 'Pricing and billing', '料金・お支払い', '/support/question/general?parentCode=GNRL_BILL'],
  ['business', '도입·견적', 'Sales and quotes', '導入・見積もり', '/support/question/sales'],
  ['solution', '솔루션', 'Solutions', 'ソリューション', '/support/question/solution'],
  ['education', '교육', 'Training', 'トレーニング', '/support/question/general?parentCode=GNRL_EDU'],
  ['etc', '기타', 'Anything else', 'その他', '/support/question/general?parentCode=GNRL_ETC'],
  ['trouble', '장애 문의', 'Report an incident', '障害のお問い合わせ', '/support/question/trouble'],
] as const

for (const [site, locale, column] of [
  ['public', 'ko', 1],
  ['gov', 'en', 2],
  ['fin', 'ja', 3],
] as const)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale })
    test(
      ...alsoProves(
        clause('inquiry.tiles.count', `${site}, ${locale}`),
        'inquiry.page.entry-route',
        'inquiry.tiles.every-site',
        ...tiles.map(([name]) => `inquiry.tiles.${name}` as const),
      ),
      async ({ page, shell }) => {
        await page.goto('/support/question')
        const links = shell.main.getByRole('list', { name: shell.words('inquiry.entry.title') }).getByRole('link')
        for (const id of ['inquiry.tiles.count', 'inquiry.page.entry-route', 'inquiry.tiles.every-site'] as const)
          await clauseStep(id, 'eight tiles', () => expect(links).toHaveCount(8))
        for (const [i, tile] of tiles.entries())
          await clauseStep(`inquiry.tiles.${tile[0]}`, tile[column], () =>
            expect(links.nth(i)).toHaveText(tile[column]),
          )
      },
    )
  })

for (const [name, title, , , path] of tiles)
  test(
    ...alsoProves(clause(`inquiry.tiles.${name}`), `inquiry.tiles.to-${name}`, 'inquiry.tiles.count'),
    async ({ page, shell, inquiry }) => {
      await page.goto('/support/question')
      await shell.main.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
      await expect(inquiry.sendButton).toBeVisible()
      if (path.includes('parentCode')) await expect(inquiry.primary).toHaveText(title)
    },
  )

test(...clause('inquiry.tiles.channel-passed-on'), async ({ page, shell }) => {
  await page.goto('/support/question?inputchannel=A%26B')
  const links = shell.main.getByRole('list', { name: shell.words('inquiry.entry.title') }).getByRole('link')
  await expect(links).toHaveCount(8)
  for (const [index, [name, , , , path]] of tiles.entries())
    await softStep(name, () =>
      expect(links.nth(index)).toHaveAttribute('href', `${path}${path.includes('?') ? '&' : '?'}inputchannel=A%26B`),
    )
})

for (const [language, name] of [
  ['ko', '체험 문의'],
  ['en', 'Trial inquiry'],
  ['ja', 'トライアルのお問い合わせ'],
] as const)
  test.describe(language, () => {
    test.use({ language })
    test(...clause('inquiry.page.entry-experience', language), async ({ page, shell }) => {
      await page.goto('/support/question?inputchannel=A')
      await shell.main.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(/\/support\/question\/experience\?inputchannel=A$/)
      await expect(shell.h1).toHaveText(name)
    })
  })

test(
  ...alsoProves(clause('inquiry.type.service'), 'inquiry.type.solution', 'inquiry.type.trouble', 'inquiry.type.sales'),
  async ({ page, shell, inquiry }) => {
    for (const [type, title] of [
      ['service', '서비스 이용 문의'],
      ['solution', '솔루션 문의'],
      ['trouble', '장애 문의'],
      ['sales', '도입 문의'],
    ] as const)
      await softStep(type, async () => {
        await page.goto(`/support/question/${type}`)
        await expect(shell.h1).toHaveText(title)
        await expect(inquiry.sendButton).toBeVisible()
      })
  },
)

test(
  ...alsoProves(clause('inquiry.page.experience-route'), 'inquiry.category.selects-for-experience'),
  async ({ page, shell, inquiry }) => {
    await page.goto('/support/question/experience')
    await expect(shell.h1).toHaveText('체험 문의')
    // The only primary is not selected automatically, because it has several details.
    await inquiry.selectOption(inquiry.primary, '서비스 체험')
    await inquiry.selectOption(inquiry.detail, '체험 신청')
    await expect(inquiry.detail).toHaveText('체험 신청')
  },
)

for (const [type, primary, detail, proves] of [
  ['solution', '솔루션 문의', '라이선스', 'inquiry.category.selects-for-solution'],
  ['sales', '견적·도입 상담', '규모별 견적', 'inquiry.category.selects-for-sales'],
] as const)
  test(...clause(proves), async ({ page, inquiry }) => {
    await page.goto(`/support/question/${type}`)
    await expect(inquiry.detail).toBeDisabled()
    await inquiry.selectOption(inquiry.primary, primary)
    await inquiry.selectOption(inquiry.detail, detail)
    await expect(inquiry.detail).toHaveText(detail)
  })
