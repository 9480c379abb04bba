import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Country } from '#specs/contract/inquiry.ts'
import { lastCountry } from './last-country.ts'

/** The countries of most visitors. */
const frequent = ['KR', 'JP', 'US']

/** Options of the country list, the frequent ones and the last choice of the visitor first. */
export const useCountryOptions = (countries: readonly Country[]) => {
  const { t } = useTranslation('phone')
  // Read once, so that the list does not change while the form is open.
  const [last] = useState(lastCountry)
  return useMemo(() => {
    const first = last === undefined || frequent.includes(last) ? frequent : [...frequent, last]
    const firstCountries = first.flatMap((letters) => countries.find((each) => each.countryAccrName === letters) ?? [])
    const others = countries.filter((each) => !firstCountries.includes(each))
    return [...firstCountries, ...others].map(({ countryAccrName, countryName, countryNo }) => ({
      value: countryAccrName,
      label: `${countryName} +${countryNo}`,
      keywords: () => `${countryAccrName} ${otherNames(countryAccrName)}`,
      heading: t(first.includes(countryAccrName) ? 'form.country.frequent' : 'form.country.others'),
    }))
  }, [countries, last, t])
}

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })

/** The language that most people of a country read. */
const languageOf = (country: string) => new Intl.Locale('und', { region: country }).maximize().language

/** Names by which a country is found besides the one that is shown: in English, in Spanish, and its own. */
const otherNames = (country: string): string =>
  ['en', 'es', languageOf(country)].map((language) => namesIn(language).of(country) ?? '').join(' ')
