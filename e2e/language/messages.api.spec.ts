import { messages, type MessageKey } from '#specs/messages/index.ts'
import { clause, expect, test } from '../support/test.ts'

const rows = Object.entries(messages) as [MessageKey, { ko: string; en: string; ja: string }][]

/** Texts that are rightly the same in two languages. */
const alike: { readonly [key: string]: string } = {
  'inquiry.confirm': 'Japanese dialogs say OK, as English ones do.',
}

const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

test(...clause('language.messages.complete'), () => {
  expect(rows.length).toBeGreaterThan(100)
  const lacking = rows.filter(([, texts]) => (['ko', 'en', 'ja'] as const).some((locale) => !texts[locale]?.trim()))
  expect(lacking).toEqual([])
})

test(...clause('language.messages.complete', 'each in its own words'), () => {
  const same = rows.filter(([key, { ko, en, ja }]) => new Set([ko, en, ja]).size < 3 && !(key in alike))
  expect(same).toEqual([])
  // An exception that is none any more goes from the list.
  expect(Object.keys(alike).filter((key) => new Set(Object.values(messages[key as MessageKey])).size === 3)).toEqual([])
})

test(...clause('language.messages.complete', 'each in its own script'), () => {
  // Signs of a language that have no business in another: a text in the wrong column.
  const strange = rows.filter(
    ([, { ko, en, ja }]) => /[ぁ-んァ-ン]/.test(ko) || /[가-힣ぁ-んァ-ン一-龯]/.test(en) || /[가-힣]/.test(ja),
  )
  expect(strange).toEqual([])
})

test(...clause('language.messages.complete', 'the same places in each'), () => {
  const uneven = rows.filter(([, { ko, en, ja }]) => {
    const places = [ko, en, ja].map((text) => placesOf(text).join())
    return new Set(places).size > 1
  })
  expect(uneven).toEqual([])
})

test(...clause('language.messages.complete', 'no text is a key'), () => {
  const keys = new Set<string>(rows.map(([key]) => key))
  const raw = rows.filter(([, texts]) =>
    Object.values(texts).some(
      (text) => keys.has(text) || /^[a-z]+[a-zA-Z]*(\.[a-zA-Z]+)+$/.test(text) || /\{n\}|\bTODO\b/.test(text),
    ),
  )
  expect(raw).toEqual([])
})

test(...clause('language.messages.complete', 'no space at either end, no doubled one'), () => {
  const untidy = rows.filter(([, texts]) =>
    Object.values(texts).some((text) => text !== text.trim() || /\s{2}/.test(text)),
  )
  expect(untidy).toEqual([])
})
