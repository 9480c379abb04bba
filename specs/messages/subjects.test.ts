import { expect, test } from 'vitest'
import { catalogue } from '../clauses/index.ts'
import { namespaces } from './index.ts'
import { keysBySubject, subjectOf } from './subjects.ts'

const keys = ['mail', ...Object.values(namespaces).flatMap((rows) => Object.keys(rows))]

test('each subject has clauses and each of its keys a message', () => {
  const ids = Object.keys(catalogue)
  for (const [subject, own] of Object.entries(keysBySubject)) {
    expect(
      ids.some((id) => id.startsWith(`${subject}.`)),
      subject,
    ).toBe(true)
    for (const each of own.split(' '))
      expect(
        keys.some((key) => key === each || key.startsWith(`${each}.`) || key.startsWith(`${each}_`)),
        each,
      ).toBe(true)
  }
})

test('a message is about the subject of the longest key', () => {
  expect(subjectOf('menu.faq')).toBe('shell.frame')
  expect(subjectOf('menu.billing')).toBe('my-page.menu')
  expect(subjectOf('form.attachFile.hint')).toBe('inquiry.files')
})
