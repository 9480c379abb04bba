import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'

const destination = { 'sec-fetch-dest': 'image' }
const json = (value: object) => JSON.stringify(value)

test.each<
  [what: string, method: string, path: string, body?: string | undefined, headers?: Readonly<Record<string, string>>]
>([
  ['an existing world', 'POST', '/worlds', json({ id: 'default' })],
  ['an unknown world', 'GET', '/worlds/nobody'],
  ['an unknown inquiry', 'POST', '/worlds/default/inquiries/1/answers', '{}'],
  ['an unknown file', 'GET', '/worlds/default/inquiries/1/files/0'],
  ['an unknown captcha', 'GET', '/worlds/default/captchas/none'],
  ['an unknown scenario', 'GET', '/enter?scenario=none'],
  ['a link in an image', 'GET', '/enter', undefined, destination],
  ['a link that is loaded early', 'GET', '/enter', undefined, { 'sec-purpose': 'prefetch' }],
  ['an unknown collection', 'PATCH', '/worlds/default', json({ data: { none: {} } })],
  ['records before our era', 'POST', '/worlds', json({ now: '0002-01-01T00:00:00Z', volume: { faqs: 1 } })],
  ['a back end', 'PATCH', '/worlds/default', json({ forward: [{ to: 'http://api.example' }] })],
  ['an unknown tag', 'GET', '/openapi.json?tags=none'],
  ['an unknown setting', 'PATCH', '/worlds/default', json({ personna: 'main' })],
  ['another origin', 'GET', '/worlds', undefined, { origin: 'https://evil.example' }],
  ['another site', 'GET', '/worlds', undefined, { 'sec-fetch-site': 'cross-site' }],
  ['an unknown path', 'GET', '/none'],
])(
  'the control plane refuses %s in the language of the request, else in English',
  async (_, method, path, body, headers) => {
    const { control } = newMock()
    const messageIn = async (language: string) => {
      const response = await control
        .with({ 'accept-language': language, ...headers })
        .send(method, path, body, 'application/json')
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('content-language')).toBe(/^(ko|ja)/.exec(language)?.[0] ?? 'en')
      const { message, errors = [] } = response.body
      return [message, ...errors.map((error: { message: string }) => error.message)].join('\n')
    }
    expect(await messageIn('ko-KR')).toMatch(/\p{Script=Hangul}/u)
    expect(await messageIn('ja')).toMatch(/\p{Script=Hiragana}/u)
    const english = await messageIn('en')
    expect(english).toMatch(/^[A-Z“]/)
    expect(english).not.toMatch(/\p{Script=Hangul}|\p{Script=Hiragana}|\{\{/u)
    expect(await messageIn('')).toBe(english)
    expect(await messageIn('fr')).toBe(english)
  },
)
