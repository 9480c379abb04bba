import { expect, test } from 'vitest'
import { inquiry, newMock, submitPath } from '../testing/mock.ts'

test('a server finds what it says in each language: by code, by rule, for other values, and in emails', async () => {
  const mock = newMock()
  const all = (await mock.control.get('/contract/messages.json')).body
  expect(Object.keys(all)).toEqual(['ko', 'en', 'ja'])
  for (const language of ['ko', 'en', 'ja']) {
    const { codes, rules, mails } = all[language]
    const api = mock.api.with({ 'accept-language': language })
    const missing = await api.get('/service-news/12345678')
    expect(missing.body.message).toBe(codes.NOT_FOUND)
    const refused = await api.postForm(submitPath, { ...inquiry, title: '' })
    expect(Object.values(rules)).toContain(refused.body.errors[0].message)
    expect(mails.receiptSubject).toContain('{{id}}')
  }
  expect(all.en.values['validation.required']).toBe('This field is required. Send a value.')
  expect(JSON.stringify(all)).not.toContain('control.')
})

test('one language comes alone', async () => {
  const mock = newMock()
  const { body } = await mock.control.get('/contract/messages.json', { language: 'ja' })
  expect(body.codes.UNAUTHORIZED).toBe('続けるにはログインしてください。')
  expect((await mock.control.get('/contract/messages.json', { language: 'fr' })).status).toBe(400)
})
