import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Locale } from '#specs/model/locale.ts'
import { sentPhoneReader } from '#specs/rules/phone.ts'

/** All countries that libphonenumber knows, with names in a language and sorted by name. */
export const countriesIn = (locale: Locale) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((country) => ({
      countryAccrName: country as string,
      countryName: names.of(country) ?? country,
      countryNo: getCountryCallingCode(country),
    }))
    .toSorted((a, b) => compare(a.countryName, b.countryName))
}

export const readPhone = sentPhoneReader((text) => parsePhoneNumberFromString(text))
