import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { axeSteps } from './axe.ts'
import { locales } from '../support/sites.ts'

// No page uses the multiselect yet, so it is tested in the component gallery.

const texts = {
  ko: {
    nothingFound: '검색 결과가 없습니다. 다른 검색어를 입력해 주세요.',
    empty: '목록이 비어 있습니다.',
    full: '3개까지 선택할 수 있습니다. 다른 항목을 선택하려면 먼저 선택한 항목을 해제해 주세요.',
    remove: 'VPC 선택 해제',
  },
  en: {
    nothingFound: 'No elements found. Consider changing the search query.',
    empty: 'List is empty.',
    full: 'Maximum of 3 options selected. First remove a selected option to select another.',
    remove: 'Remove VPC',
  },
  ja: {
    nothingFound: '該当する項目がありません。別のキーワードで検索してください。',
    empty: 'リストは空です。',
    full: '選択できるのは3件までです。別の項目を選択するには、先に選択済みの項目を解除してください。',
    remove: 'VPCの選択を解除',
  },
} as const

for (const locale of locales)
  test.describe(locale, () => {
    test.use({ language: locale })
    const { nothingFound, empty, full, remove } = texts[locale]
    const texted = [
      'layout.multiselect.text-empty',
      'layout.multiselect.text-nothing-found',
      'layout.multiselect.text-maximum',
    ] as const
    const translated = locale === 'en' ? [] : (['layout.multiselect.texts-translated'] as const)
    test(
      ...alsoProves(
        clause(texted[0], locale),
        ...texted.slice(1),
        ...translated,
        'shell.access.axe',
        'shell.access.contrast',
      ),
      async ({ page }) => {
        await page.goto('/gallery')
        await page.getByRole('combobox', { name: 'No resources' }).click()
        await clauseStep([texted[0], ...translated], locale, () =>
          expect(page.getByText(empty, { exact: true })).toBeVisible(),
        )
        await page.keyboard.press('Escape')
        await page.getByRole('combobox', { name: 'Resources', exact: true }).fill('qqqq')
        await clauseStep([texted[1], ...translated], locale, () =>
          expect(page.getByText(nothingFound, { exact: true })).toBeVisible(),
        )
        await page.keyboard.press('Escape')
        const three = page.getByRole('combobox', { name: 'Three resources' })
        await three.click()
        await clauseStep([texted[2], ...translated], locale, () =>
          expect(page.getByRole('status').getByText(full, { exact: true })).toBeVisible(),
        )
        await axeSteps(page, `the gallery with an open multiselect at its maximum in ${locale}`)
        await clauseStep(texted[2], `${locale}, after another selection`, async () => {
          const other = page.getByRole('option', { name: 'Cloud DB' })
          await expect(other).toBeDisabled()
          await page.getByRole('button', { name: remove }).click()
          await expect(page.getByText(full)).toHaveCount(0)
          await three.click()
          await other.click()
          await expect(page.getByText(full, { exact: true })).toBeVisible()
          await expect(page.getByRole('button', { name: remove })).toHaveCount(0)
        })
      },
    )
  })

test(
  ...alsoProves(clause('layout.multiselect.height', 'with more options than fit'), 'layout.multiselect.options-limit'),
  async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('combobox', { name: 'Many options' }).click()
    const list = page.getByRole('listbox')
    await clauseStep('layout.multiselect.height', 'an open list', async () => {
      expect((await list.boundingBox())?.height).toBe(240)
    })
    await clauseStep('layout.multiselect.options-limit', 'in the multiselect', async () => {
      for (let listed = 100; listed <= 1000; listed += 100) {
        await expect(page.getByRole('option')).toHaveCount(listed)
        await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      }
      await expect(page.getByRole('option')).toHaveCount(1000)
    })
  },
)

test(...clause('layout.dropdown.keyboard', 'the multiselect'), async ({ page }) => {
  await page.goto('/gallery')
  const field = page.getByRole('combobox', { name: 'Resources', exact: true })
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Server' })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await page.keyboard.type('vpc')
  await expect(page.getByRole('option')).toHaveText(['VPC'])
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  const chosen = page.locator('[data-field="several"]').getByRole('button', { name: '선택 해제' })
  await expect(chosen).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // A second Escape does not remove the selection.
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(2)
  await page.keyboard.press('Backspace')
  await expect(chosen).toHaveCount(1)
})
