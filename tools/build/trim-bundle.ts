import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const exportsOnly = (...lines: readonly string[]) => lines.join('\n')
const empty = 'module.exports = {}'

/** Replacements for modules that load many files although we use few or none of their exports, by path suffix. */
const stubs: { readonly [suffix: string]: string } = {
  // @msw/data uses five of some two hundred functions of es-toolkit.
  '/es-toolkit/dist/index.mjs': exportsOnly(
    `export { isEqual } from './predicate/isEqual.mjs'`,
    `export { isPlainObject } from './predicate/isPlainObject.mjs'`,
  ),
  '/es-toolkit/dist/compat/index.mjs': exportsOnly(
    `export { get } from './object/get.mjs'`,
    `export { set } from './object/set.mjs'`,
    `export { unset } from './object/unset.mjs'`,
  ),
  '/zod/v4/locales/index.js': exportsOnly(
    `export { default as en } from './en.js'`,
    `export { default as ja } from './ja.js'`,
    `export { default as ko } from './ko.js'`,
  ),
  // We list countries and validate numbers; as-you-type formatting and text search are not used.
  '/libphonenumber-js/min/index.js': exportsOnly(
    `export { parsePhoneNumber as parsePhoneNumberFromString } from './exports/parsePhoneNumber.js'`,
    `export { getCountries } from './exports/getCountries.js'`,
    `export { getCountryCallingCode } from './exports/getCountryCallingCode.js'`,
  ),
  '/libphonenumber-js/core/index.js': exportsOnly(
    `export { default } from '../es6/parsePhoneNumber.js'`,
    `export { default as getCountries } from '../es6/getCountries.js'`,
    `export { getCountryCallingCode } from '../es6/metadata.js'`,
  ),
  // We write YAML and do not read it.
  '/yaml/dist/index.js': `exports.stringify = require('./public-api.js').stringify`,
  '/yaml/dist/compose/composer.js': empty,
  '/yaml/dist/parse/line-counter.js': empty,
  '/yaml/dist/parse/parser.js': empty,
  // We do not use the body and query parsers of Express.
  '/body-parser/index.js': empty,
  '/qs/lib/index.js': empty,
}

/** The `MessageEvent` of Node brings undici along, a tenth of a start; @msw/data needs an event with data. */
const lightEvent =
  'class MessageEvent extends Event { constructor(type, init) { super(type, init); this.data = init.data } }'

/** Importing these modules loads all their exports, including WebSocket and thus undici, half of a bare start. */
const builtins = ['node:http', 'node:https']
const called = ['createServer', 'request']

/** Files of the console, of a thousand kinds that Express knows. */
const served = new Set(['css', 'html', 'ico', 'js', 'json', 'map', 'png', 'svg', 'txt', 'webmanifest', 'woff2'])

const servedTypes = (database: string) => {
  const types = JSON.parse(database) as Readonly<Record<string, { readonly extensions?: readonly string[] }>>
  const isServed = ([, { extensions = [] }]: (typeof entries)[number]) => extensions.some((each) => served.has(each))
  const entries = Object.entries(types)
  return `module.exports = ${JSON.stringify(Object.fromEntries(entries.filter(isServed)))}`
}

/** V8 reads a text several times as fast as the same object as code. */
const asText = (module: string) =>
  `export default JSON.parse(${JSON.stringify(module.slice(module.indexOf('export default') + 'export default'.length))})`

/** Vite plugin that leaves out of the bundled mock what it never uses, so that it starts faster. */
export const trimBundle: Plugin = {
  name: 'trim-bundle',
  enforce: 'pre',
  resolveId: (source, importer) =>
    builtins.includes(source) && importer?.includes('/mock-server/') ? `\0lazy:${source}` : undefined,
  load: (id) => {
    const [, builtin] = id.split('\0lazy:')
    if (builtin !== undefined)
      return called
        .map((name) => `export const ${name} = (...args) => process.getBuiltinModule('${builtin}').${name}(...args)`)
        .join('\n')
    if (id.endsWith('/rettime/build/index.mjs')) return `${lightEvent}\n${readFileSync(id, 'utf8')}`
    if (id.endsWith('/mime-db/index.js')) return servedTypes(readFileSync(id.replace(/index\.js$/, 'db.json'), 'utf8'))
    if (id.endsWith('/libphonenumber-js/metadata.min.json.js')) return asText(readFileSync(id, 'utf8'))
    return Object.entries(stubs).find(([suffix]) => id.endsWith(suffix))?.[1]
  },
}
