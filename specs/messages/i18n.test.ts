import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { namespaces, type Namespace } from './index.ts'
import { completeLocales, fallbackLocale, type Locale } from '../model/locale.ts'
import { translate } from './translate.ts'

const everyNamespace = Object.keys(namespaces) as Namespace[]
const texts = everyNamespace.flatMap((name) => {
  const rows: { readonly [key: string]: { readonly [L in Locale]?: string } } = namespaces[name]
  return Object.entries(rows).map(([key, row]) => ({ name, key, row }))
})
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

test('ko, en and ja have every text', () => {
  expect(completeLocales).toEqual(['ko', 'en', 'ja'])
  const missing = texts.flatMap(({ name, key, row }) =>
    completeLocales.filter((locale) => !row[locale]?.trim()).map((locale) => `${name}:${key} in ${locale}`),
  )
  expect(missing).toEqual([])
})

test('every language of a text has the same placeholders', () => {
  const different = texts.flatMap(({ key, row }) =>
    Object.entries(row)
      .filter(([, text]) => placeholders(text).join() !== placeholders(row.ko).join())
      .map(([locale]) => `${key} in ${locale}`),
  )
  expect(different).toEqual([])
})

test('a text with a plural form has every form that its language needs', () => {
  const keys = new Set(texts.map(({ key }) => key))
  for (const key of keys) {
    const [, base, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? []
    if (!base) continue
    expect(keys, `the other forms of ${key}`).toContain(`${base}_other`)
    expect(['one', 'other'], `the plural form of ${key}`).toContain(form)
    expect(keys, `the singular of ${key}`).toContain(`${base}_one`)
  }
})

test('no text calls another text or switches off escaping, and no key reads as a namespace', () => {
  for (const { key, row } of texts) {
    expect(key).not.toContain(':')
    for (const text of Object.values(row)) expect(text).not.toMatch(/\$t\(|\{\{-|\{\{(?!\w+\}\})/)
  }
})

test('a text exists in one form only, even if several namespaces have it', () => {
  const rows = new Map<string, object>()
  for (const { key, row } of texts) expect(rows.set(key, rows.get(key) ?? row).get(key), key).toBe(row)
})

test('values are put in as they are, and the count selects the plural form', () => {
  expect(translate('en', ['form.fileUnreadable', { names: '<b>&$t(x).png' }])).toContain('<b>&$t(x).png')
  const { t } = createI18n('en', { en: { common: { key_one: '{{count}} file', key_other: '{{count}} files' } } })
  const untyped = t as unknown as (key: string, values: object) => string
  expect([0, 1, 2].map((count) => untyped('key', { count }))).toEqual(['0 files', '1 file', '2 files'])
})

test('a language with ten texts shows these, and English for the rest', () => {
  expect(fallbackLocale).toBe('en')
  const few = createI18n('xx' as Locale, {
    xx: { common: { 'shell.home': '首页' } },
    en: { common: { 'shell.home': 'Home', 'shell.close': 'Close' } },
  })
  expect(few.t('shell.home')).toBe('首页')
  expect(few.t('shell.close')).toBe('Close')
})
