import { expectStatus } from '../../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../../support/test.ts'

interface Country {
  readonly countryAccrName: string
  readonly countryName: string
  readonly countryNo: string
}

for (const [id, path] of [
  ['call.inquiry.countries', '/api/countryCode/getList'],
  ['call.inquiry.phone-codes', '/api/countryCode/getPhoneCodeList'],
] as const) {
  test(...clausesOf([id, 'call.list.plain']), async ({ api }) => {
    const { status, body } = await api.get(path)
    expectStatus(status, 200)
    const countries = body as Country[]
    expect(countries.length).toBeGreaterThan(200)
    const byName = Object.fromEntries(countries.map((country) => [country.countryAccrName, country.countryNo]))
    expect(byName).toMatchObject({ KR: '82', JP: '81', US: '1', CA: '1', GB: '44', DE: '49' })
    // Each short name occurs once.
    expect(Object.keys(byName)).toHaveLength(countries.length)
    for (const country of countries) {
      expect(Object.keys(country).toSorted()).toEqual(['countryAccrName', 'countryName', 'countryNo'])
      expect(country.countryAccrName).toMatch(/^[A-Z]{2}$/)
      expect(country.countryName.trim()).not.toBe('')
      expect(country.countryNo).toMatch(/^\d{1,4}$/)
    }
  })
}

test(...clause('call.language.content', 'countries'), async ({ api }) => {
  for (const [locale, korea, japan] of [
    ['ko', '대한민국', '일본'],
    ['en', 'South Korea', 'Japan'],
    ['ja', '韓国', '日本'],
  ] as const) {
    const countries = (await api.with({ 'accept-language': locale }).get('/api/countryCode/getList')).body as Country[]
    const nameOf = (code: string) => countries.find(({ countryAccrName }) => countryAccrName === code)?.countryName
    expect([nameOf('KR'), nameOf('JP')]).toEqual([korea, japan])
  }
})
