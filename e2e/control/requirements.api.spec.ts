import { clause, expect, test } from '../support/test.ts'

interface Message {
  readonly key: string
  readonly texts: unknown
}
interface Stated {
  readonly id: string
  readonly messages: readonly Message[]
  readonly [name: string]: unknown
}
interface Section {
  readonly id: string
  readonly title: string
  readonly sentences: readonly {
    readonly text: string
    readonly path: string
    readonly clauses: readonly Stated[]
    readonly messages: readonly Message[]
  }[]
}

test(...clause('control.requirements'), async ({ api }) => {
  const { status, body } = await api.get('/__mock/requirements')
  expect(status).toBe(200)
  const sections = body as readonly Section[]
  expect(sections.slice(0, 4).map(({ title }) => title)).toEqual([
    ...['Visitors and accounts', 'Sites', 'Languages', 'Landing page of support'],
  ])
  expect(sections[3]).toMatchObject({ id: 'landing', path: '/support' })
  const sentence = sections.find(({ id }) => id === 'inquiry')?.sentences.find(({ text }) => text.includes('email'))
  expect(sentence).toMatchObject({ text: 'An inquiry needs an email address.', path: '/support/question' })
  const pages = sections.find(({ id }) => id === 'api')?.sentences.map(({ path }) => path)
  expect(pages).toContain('/__mock/?tab=contract&operation=faqs')
  expect(sentence?.clauses).toContainEqual({
    id: 'inquiry.email.required',
    text: 'An inquiry requires an email address.',
    class: 'product',
    statements: ['5.2'],
    operations: ['submitInquiry'],
    rules: [{ file: 'specs/rules/inquiry.ts', field: 'emailAddress', message: 'form.noEmail' }],
    messages: [
      {
        key: 'form.noEmail',
        texts: {
          ko: '이메일 주소를 입력해 주세요.',
          en: 'Enter your email address.',
          ja: 'メールアドレスを入力してください。',
        },
      },
    ],
    scenarios: [],
  })
  const clauses = sections.flatMap(({ sentences }) => sentences).flatMap((each) => each.clauses)
  expect(clauses.find(({ id }) => id.endsWith('.files.message-count'))).toMatchObject({
    messages: [{ key: 'form.fileNumbLimit' }],
    scenarios: [{ name: 'files-too-many', site: 'public' }],
  })
  expect(clauses.find(({ id }) => id === 'additional.content.max')).toMatchObject({
    rules: [{ file: 'specs/rules/additional.ts', message: 'form.contentLimit' }],
  })
  expect(clauses.find(({ id }) => id.endsWith('.password.errors-at-fields'))?.messages).toContainEqual({
    key: 'password.current',
    texts: {
      ko: '현재 비밀번호가 맞지 않습니다. 다시 입력해 주세요.',
      en: 'Your current password is incorrect. Enter it again.',
      ja: '現在のパスワードが正しくありません。もう一度入力してください。',
    },
  })
  const labels = sections.flatMap(({ sentences }) => sentences).find(({ text }) => text.startsWith('Name, department'))
  expect(labels?.messages).toContainEqual({
    key: 'form.inquiryPersonName.label',
    texts: { ko: '이름', en: 'Name', ja: 'お名前' },
  })
  expect(clauses.length).toBe(new Set(clauses.map(({ id }) => id)).size)
})
