interface Short {
  readonly format: 'module' | 'commonjs'
  readonly source: string
}

const names = (...lines: readonly string[]): Short => ({ format: 'module', source: lines.join('\n') })
const nothing: Short = { format: 'commonjs', source: 'module.exports = {}' }

/** Modules that load many files for a few names, or for none that we use: what stands in for them, by where they end. */
const shortened: { readonly [end: string]: Short } = {
  // @msw/data needs five functions of some two hundred.
  '/es-toolkit/dist/index.mjs': names(
    `export { isEqual } from './predicate/isEqual.mjs'`,
    `export { isPlainObject } from './predicate/isPlainObject.mjs'`,
  ),
  '/es-toolkit/dist/compat/index.mjs': names(
    `export { get } from './object/get.mjs'`,
    `export { set } from './object/set.mjs'`,
    `export { unset } from './object/unset.mjs'`,
  ),
  '/zod/v4/locales/index.js': names(
    `export { default as en } from './en.js'`,
    `export { default as ja } from './ja.js'`,
    `export { default as ko } from './ko.js'`,
  ),
  // Countries and whether a number is one, not what is typed or found in texts.
  '/libphonenumber-js/min/index.js': names(
    `export { parsePhoneNumber as parsePhoneNumberFromString } from './exports/parsePhoneNumber.js'`,
    `export { getCountries } from './exports/getCountries.js'`,
    `export { getCountryCallingCode } from './exports/getCountryCallingCode.js'`,
  ),
  '/libphonenumber-js/core/index.js': names(
    `export { default } from '../es6/parsePhoneNumber.js'`,
    `export { default as getCountries } from '../es6/getCountries.js'`,
    `export { getCountryCallingCode } from '../es6/metadata.js'`,
  ),
  // Express reads neither bodies nor queries for us.
  '/body-parser/index.js': nothing,
  '/qs/lib/index.js': nothing,
}

/** What is loaded in place of a module; undefined where it is the module itself. */
export const shortFor = (path: string): Short | undefined =>
  Object.entries(shortened).find(([end]) => path.endsWith(end))?.[1]
