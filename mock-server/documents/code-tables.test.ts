import { expect, test } from 'vitest'
import { inquiry, newMock, submitPath } from '../testing/mock.ts'

interface Category {
  readonly code: string
  readonly name: { readonly ko: string }
  readonly sites: readonly string[]
  readonly canBeSent: boolean
  readonly details?: readonly Category[]
}

const codes = async () => (await newMock().control.get('/contract/codes.json')).body

test.each(['public', 'gov', 'fin'] as const)('the categories of %s are those that the API lists', async (site) => {
  const api = newMock().api.at(site)
  const { inquiryCategories, faqCategories } = await codes()
  const types = Object.entries<readonly Category[]>(inquiryCategories)
  expect(types.map(([type]) => type).toSorted()).toEqual(['EXPER', 'GNRL', 'O2O', 'SALES', 'SOLUT', 'TRBL'])
  const onSite = (categories: readonly Category[]) => categories.filter(({ sites }) => sites.includes(site))
  const rowsOf = (categories: readonly Category[]) => onSite(categories).map(({ code, name }) => [code, name.ko])
  for (const [inquiryType, groups] of types) {
    const listed = async (query: Readonly<Record<string, string>>) =>
      (await api.get('/api/support/inquiry/code', { inquiryType, ...query })).body.map(
        ({ code, codeName }: { code: string; codeName: string }) => [code, codeName],
      )
    expect(await listed({})).toEqual(rowsOf(groups))
    for (const { code, details = [] } of onSite(groups))
      expect(await listed({ parentCode: code })).toEqual(rowsOf(details))
  }
  const documented = faqCategories
    .filter(({ sites }: Category) => sites.includes(site))
    .map((category: { readonly codes: readonly string[] }) => category.codes.join('/'))
  const listed = (await api.get('/api/support/faq/code')).body.map((row: Record<string, string>) =>
    [row.categoryCode1, row.categoryCode2, row.categoryCode3].join('/'),
  )
  expect(documented.toSorted()).toEqual(listed.toSorted())
})

test('the tables say which categories can be sent', async () => {
  const api = newMock().api.at('public')
  const { inquiryCategories } = await codes()
  for (const group of inquiryCategories.GNRL as readonly Category[])
    for (const { code, canBeSent, sites } of [group, ...(group.details ?? [])])
      if (sites.includes('public')) {
        const { status } = await api.postForm(submitPath, { ...inquiry, bbsArticleTypeDetailCode: code })
        expect([code, status]).toEqual([code, canBeSent ? 200 : 400])
      }
})
