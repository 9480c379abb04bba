import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { completeInquiry } from './complete-inquiry.ts'

for (const [type, search, label, code] of [
  ['service', 'cloud desk', '비즈니스 애플리케이션 › Cloud Desktop', 'O2O_BI_002'],
  ['trouble', '성능', '컴퓨팅 › Server › 성능 저하', 'TRBL_CP_012'],
] as const)
  test(
    ...alsoProves(
      clause(`inquiry.category.searchable-for-${type}`),
      'inquiry.category.all-codes-for-searchable',
      `call.inquiry.all-codes.for-${type === 'service' ? 'o2o' : 'trbl'}`,
    ),
    async ({ inquiry, page, world }) => {
      await inquiry.visit('', type)
      await inquiry.category.click()
      await inquiry.category.fill(search)
      await expect(page.getByRole('option')).toHaveText([label])
      await inquiry.option(label).click()
      await expect(inquiry.category).toHaveValue(label)
      await inquiry.fillFields(completeInquiry(type))
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect((await world.inquiries())[0]!.fields.bbsArticleTypeDetailCode).toBe(code)
      expect((await world.journal('allInquiryCodes')).map(({ path, query }) => `${path}?${query}`)).toEqual([
        `/api/support/inquiry/code/all?inquiryType=${type === 'service' ? 'O2O' : 'TRBL'}`,
      ])
      expect(await world.journal('inquiryCodes')).toEqual([])
    },
  )

test(...clause('inquiry.category.search-ignores-case'), async ({ inquiry, page }) => {
  await inquiry.visit('', 'service')
  for (const search of [
    'CLOUD DESKTOP',
    'cLoUd dEsKtOp',
    'ｃｌｏｕｄ　ｄｅｓｋｔｏｐ',
    '비즈니스 애플리케이션 › cloud',
  ])
    await softStep(search, async () => {
      await inquiry.category.fill('')
      await expect(page.getByRole('option')).not.toHaveCount(1)
      await inquiry.category.fill(search)
      await expect(page.getByRole('option')).toHaveText(['비즈니스 애플리케이션 › Cloud Desktop'])
    })
})

test.describe('in English', () => {
  test.use({ language: 'en' })
  test(...clause('layout.multiselect.text-nothing-found'), async ({ inquiry, page }) => {
    await inquiry.visit('', 'service')
    await inquiry.category.fill('nothing like this')
    await expect(page.getByText('No elements found. Consider changing the search query.')).toBeVisible()
  })
})

test.describe('without categories', () => {
  test.use({ language: 'en' })
  test(...clause('layout.multiselect.text-empty', 'in the form'), async ({ inquiry, page, world }) => {
    await world.faults({ operationId: 'allInquiryCodes', status: 200, body: [] })
    await inquiry.visit('', 'service')
    await inquiry.category.click()
    await expect(page.getByText('List is empty.', { exact: true })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
  })
})

for (const type of ['service', 'trouble'] as const)
  test(...clause('inquiry.category.preselected-by-code', `${type}, code without parentCode`), async ({ inquiry }) => {
    const [code, label] =
      type === 'service'
        ? ['O2O_BI_004', '비즈니스 애플리케이션 › Work Suite 계정·도메인']
        : ['TRBL_CP_012', '컴퓨팅 › Server › 성능 저하']
    await inquiry.visit(`?code=${code}`, type)
    await expect(inquiry.category).toHaveValue(label)
  })

test(...clause('inquiry.category.unknown-code-ignored', 'on a service inquiry'), async ({ inquiry, world }) => {
  await inquiry.forgetDrafts()
  for (const search of ['?code=O2O_NOPE', '?parentCode=O2O_BI&code=TRBL_CP_012', '?parentCode=O2O_BI'])
    await softStep(search, async () => {
      await inquiry.visit(search, 'service')
      await inquiry.fillFields(completeInquiry('service'))
      await inquiry.send()
      await inquiry.expectError('bbsArticleTypeDetailCode', 'form.noPrimary')
      await expect(inquiry.category).toHaveValue('')
      expect(await world.inquiries()).toEqual([])
    })
})

test.describe('with 1100 categories', () => {
  const many = Object.fromEntries(
    Array.from({ length: 1100 }, (_, i) => {
      const code = `O2O_BI_9${String(i).padStart(4, '0')}`
      return [code, { code, parent: 'O2O_BI', type: 'O2O', sites: ['public'], name: { ko: `품목 ${i}` } }]
    }),
  )
  test.use({ settings: { data: { inquiryCodes: many } } })

  test(...clause('layout.multiselect.options-limit'), async ({ inquiry, page }) => {
    await inquiry.visit('', 'service')
    await inquiry.category.fill('품목')
    const options = page.getByRole('option')
    // Scrolling to the end adds 100 options, up to the limit.
    const list = page.getByRole('listbox')
    for (let listed = 100; listed <= 1000; listed += 100) {
      await expect(options).toHaveCount(listed)
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    }
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(options).toHaveCount(1000)
    await inquiry.category.fill('품목 1099')
    await expect(options).toHaveText(['비즈니스 애플리케이션 › 품목 1099'])
  })
})
