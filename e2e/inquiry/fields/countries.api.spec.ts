import { expectStatus } from '../../support/expect-status.ts'
import { target } from '../../mock-client/deployment.ts'
import { worded } from '../../literals/worded.ts'
import { clause, clausesOf, expect, test } from '../../support/test.ts'
import { readsAnyRecords } from '../../verify/observed.ts'

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
    readsAnyRecords()
    const { status, body } = await api.get(path)
    expectStatus(status, 200)
    const countries = body as Country[]
    // Which countries there are is up to the back end.
    if (!target) expect(countries.length).toBeGreaterThan(200)
    expect(countries).toContainEqual(expect.objectContaining({ countryAccrName: 'KR', countryNo: '82' }))
    const byName = Object.fromEntries(countries.map((country) => [country.countryAccrName, country.countryNo]))
    const known = { KR: '82', JP: '81', US: '1', CA: '1', GB: '44', DE: '49' }
    for (const [code, number] of Object.entries(known)) expect(byName[code] ?? (target && number)).toBe(number)
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
  readsAnyRecords()
  for (const [locale, korea, japan] of [
    ['ko', '대한민국', '일본'],
    ['en', 'South Korea', 'Japan'],
    ['ja', '韓国', '日本'],
  ] as const) {
    const countries = (await api.with({ 'accept-language': locale }).get('/api/countryCode/getList')).body as Country[]
    const nameOf = (code: string) => countries.find(({ countryAccrName }) => countryAccrName === code)?.countryName
    expect(nameOf('KR')).toEqual(worded(korea))
    const names = countries.map(({ countryName }) => countryName)
    if (!target) expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    if (nameOf('JP') !== undefined || !target) expect(nameOf('JP')).toEqual(worded(japan))
  }
})
