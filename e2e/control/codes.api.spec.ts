import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generalInquiry } from '../support/inquiry.ts'
import { sites } from '../support/sites.ts'
import { clause, expect, softStep, test } from '../support/test.ts'

interface Category {
  readonly code: string
  readonly name: { readonly ko: string }
  readonly sites: readonly string[]
  readonly canBeSent: boolean
  readonly details?: readonly Category[]
}

const path = '/__mock/contract/codes.json'

test(...clause('control.contract-codes', 'the committed file'), async ({ api }) => {
  const { status, headers, body } = await api.get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
  const committed = readFileSync(join(import.meta.dirname, '../../specs/contract/codes.json'), 'utf8')
  expect(body).toEqual(JSON.parse(committed))
  expect(body.noticeTypes.map(({ code }: { code: string }) => code)).toContain('TRBL')
  expect(body.serviceNewsTypes.map(({ code }: { code: string }) => code)).toEqual(['RELS', 'NEWSP'])
  expect(body.libraryTypes[0]).toMatchObject({ code: 'UPDAT', name: { en: 'Updated documents' } })
})

for (const site of sites)
  test.describe(site, () => {
    test.use({ site })

    test(...clause('control.contract-codes', `the categories of ${site}`), async ({ api }) => {
      const { body } = await api.get(path)
      const types = Object.entries<readonly Category[]>(body.inquiryCategories)
      expect(types.map(([type]) => type).toSorted()).toEqual(['EXPER', 'GNRL', 'O2O', 'SALES', 'SOLUT', 'TRBL'])
      const onSite = (categories: readonly Category[]) => categories.filter((category) => category.sites.includes(site))
      for (const [inquiryType, groups] of types)
        await softStep(inquiryType, async () => {
          const listed = async (parentCode?: string) =>
            (await api.get('/api/support/inquiry/code', { inquiryType, ...(parentCode && { parentCode }) })).body.map(
              ({ code, codeName }: { code: string; codeName: string }) => [code, codeName],
            )
          const rowsOf = (categories: readonly Category[]) =>
            onSite(categories).map(({ code, name }) => [code, name.ko])
          expect(await listed()).toEqual(rowsOf(groups))
          for (const { code, details = [] } of onSite(groups)) expect(await listed(code)).toEqual(rowsOf(details))
        })
      const documented = body.faqCategories
        .filter((category: Category) => category.sites.includes(site))
        .map(({ codes }: { codes: readonly string[] }) => codes.join('/'))
      const codes = (await api.get('/api/support/faq/code')).body.map((row: Record<string, string>) =>
        [row.categoryCode1, row.categoryCode2, row.categoryCode3].join('/'),
      )
      expect(documented.toSorted()).toEqual(codes.toSorted())
    })
  })

test(...clause('control.contract-codes', 'what can be sent'), async ({ api }) => {
  const { body } = await api.get(path)
  const send = async (bbsArticleTypeDetailCode: string) =>
    (await api.postForm('/api/support/inquiry', generalInquiry({ bbsArticleTypeDetailCode }))).status
  for (const group of body.inquiryCategories.GNRL as readonly Category[])
    for (const { code, canBeSent, sites: on } of [group, ...(group.details ?? [])])
      if (on.includes('public')) expect([code, await send(code)]).toEqual([code, canBeSent ? 200 : 400])
})
