import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'
import { requirementSections } from './requirement-sections.ts'

const clauses = requirementSections().flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.clauses))

test('each rule of specs/rules stands at its clause, with its file and the key of its message', () => {
  const written = globSync('specs/rules/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bclause: '([^']+)'/g)].map(([, clause]) => `${file} ${clause}`),
    )
  const rows = clauses.flatMap(({ id, rules }) => rules.map((rule) => ({ at: `${rule.file} ${id}`, ...rule })))
  expect(written.filter((each) => !rows.some(({ at }) => at === each))).toEqual([])
  expect(rows.filter(({ message }) => message === undefined)).toEqual([])
})

test('each message has its texts in every language', () => {
  expect(clauses.find(({ id }) => id === 'additional.content.required')?.messages).toMatchObject([
    {
      key: 'form.noContent',
      texts: { ko: '내용을 입력해 주세요.', en: 'Enter your message.', ja: 'お問い合わせ内容を入力してください。' },
    },
    {
      key: 'form.contentLimit',
      texts: {
        ko: '내용은 {{max}}자까지 입력할 수 있습니다.',
        en: 'Your message must be {{max}} characters or fewer.',
        ja: 'お問い合わせ内容は{{max}}文字以内で入力してください。',
      },
    },
  ])
})

test('an ordinary word of a clause is not the key of a message', () => {
  const keys = clauses.find(({ id }) => id === 'inquiry.title.required')?.messages.map(({ key }) => key)
  expect(keys).toEqual(['form.noTitle'])
})

test('the sections are served with their sentences, pages, clauses, rules and scenarios', async () => {
  const { body } = await newMock().control.get('/requirements')
  const { sentences } = body.find(({ id }: { id: string }) => id === 'inquiry-fields')
  const sentence = sentences.find(({ text }: { text: string }) => text.includes('email'))
  expect(sentence).toMatchObject({ text: 'An inquiry needs an email address.', path: '/support/question' })
  expect(sentence.clauses.find(({ id }: { id: string }) => id === 'inquiry.email.required')).toMatchObject({
    ...{ text: 'An inquiry requires an email address.', class: 'product', statements: ['5.2'], scenarios: [] },
    ...{ operations: ['submitInquiry'], messages: [{ key: 'form.noEmail' }] },
    rules: [{ file: 'specs/rules/inquiry.ts', field: 'emailAddress', message: 'form.noEmail' }],
  })
  expect(clauses.find(({ id }) => id.endsWith('.files.message-count'))).toMatchObject({
    scenarios: [{ name: 'files-too-many', site: 'public' }],
  })
  expect(clauses.length).toBe(new Set(clauses.map(({ id }) => id)).size)
})
