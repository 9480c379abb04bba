import { expectStatus } from '../support/expect-status.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { newKey, verified } from './captcha-calls.ts'
import { locales } from '../literals/sites.ts'

const image = '/api/security/captcha/image'
const sound = '/api/security/audio-captcha/sound'
const ui = '/api-rcapt/rcaptUi'
const question = '/api-rcapt/question'

/** Width and height from the header of a PNG. */
const sizeOf = (bytes: Uint8Array) => {
  expect(Buffer.from(bytes.subarray(0, 8)).toString('hex')).toBe('89504e470d0a1a0a')
  const header = new DataView(bytes.buffer, bytes.byteOffset, 24)
  return { width: header.getUint32(16), height: header.getUint32(20) }
}

const imageOf = (data: string) => {
  expect(data).toMatch(/^data:image\/png;base64,[\w+/]+=*$/)
  return new Uint8Array(Buffer.from(data.slice('data:image/png;base64,'.length), 'base64'))
}

test(
  ...clausesOf(['call.captcha.image', 'captcha.image.width', 'captcha.image.height', 'captcha.old.image-is-png']),
  async ({ api }) => {
    const [one, other] = [await newKey(api, 'CAPTCHA'), await newKey(api, 'CAPTCHA')]
    const images = await Promise.all([one, one, other].map((key) => api.get(image, { key })))
    for (const { status, headers, bytes } of images) {
      expectStatus(status, 200)
      expect(headers.get('content-type')).toBe('image/png')
      expect(sizeOf(bytes)).toEqual({ width: 360, height: 123 })
    }
    // Each key has its own image, which is always the same.
    const [first, again, another] = images.map(({ bytes }) => Buffer.from(bytes).toString('base64'))
    expect(again === first).toBe(true)
    expect(another === first).toBe(false)
  },
)

test(...clause('call.captcha.sound'), async ({ api }) => {
  const key = await newKey(api, 'AUDIO')
  const { status, headers, bytes } = await api.get(sound, { key })
  expectStatus(status, 200)
  expect(headers.get('content-type')).toMatch(/^audio\//)
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('RIFF')
  expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe('WAVE')
  // The length in the header matches the body.
  expect(new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)).toBe(bytes.length - 8)
})

for (const [path, kind] of [
  [image, 'CAPTCHA'],
  [sound, 'AUDIO'],
] as const)
  test(...clause('captcha.key.one-kind', `not for ${path}`), async ({ api }) => {
    expectStatus((await api.get(path, { key: await newKey(api, kind === 'AUDIO' ? 'CAPTCHA' : 'AUDIO') })).status, 404)
  })

test(
  ...clausesOf(['call.captcha.ui', 'captcha.receipt.answer-shape', 'captcha.image.width', 'captcha.image.height']),
  async ({ api }) => {
    const { status, body } = await api.get(ui, { key: await newKey(api, 'RECEIPT') })
    expectStatus(status, 200)
    expect(Object.keys(body).toSorted()).toEqual(['receiptData', 'rtn_cd'])
    expect(body.rtn_cd).toBe(200)
    expect(Object.keys(body.receiptData).toSorted()).toEqual(['image', 'question'])
    expect(sizeOf(imageOf(body.receiptData.image))).toEqual({ width: 360, height: 123 })
    expect(body.receiptData.question).toMatch(/\S{3}/)
  },
)

test(...clausesOf(['call.captcha.question', 'captcha.receipt.answer-shape']), async ({ api }) => {
  const key = await newKey(api, 'RECEIPT')
  const initial = (await api.get(ui, { key })).body
  // Without reload=true the question does not change.
  for (const query of [{ key }, { key, svc: 'support' }, { key, svc: 'support', reload: 'false' }])
    expect((await api.get(question, query as Record<string, string>)).body).toEqual(initial)
})

test(...clausesOf(['captcha.receipt.reload-asks-anew', 'call.captcha.question']), async ({ api, world }) => {
  const key = await newKey(api, 'RECEIPT')
  const initial = (await api.get(ui, { key })).body
  const before = await world.captcha(key)
  expect(await verified(api, 'RECEIPT', key, before.value)).toBe(true)
  // A new question can equal the previous one by chance, so several are requested.
  const questions = new Set([JSON.stringify(initial)])
  for (let i = 0; i < 3; i += 1) {
    const { body } = await api.get(question, { key, svc: 'support', reload: 'true' })
    expect(body.rtn_cd).toBe(200)
    expect((await world.captcha(key)).verified).toBe(false)
    questions.add(JSON.stringify(body))
  }
  expect(questions.size).toBeGreaterThan(1)
  expect(await verified(api, 'RECEIPT', key, (await world.captcha(key)).value)).toBe(true)
})

test.describe('with a frozen clock', () => {
  test.use({ settings: { now: '2027-03-04T00:00:00Z', frozen: true } })
  for (const [path, call] of [
    [ui, 'call.captcha.ui'],
    [question, 'call.captcha.question'],
  ] as const)
    test(
      ...clausesOf(['captcha.receipt.unknown-key', call], `unknown and expired, ${path}`),
      async ({ api, world }) => {
        const unknown = await api.get(path, { key: '0'.repeat(32) })
        expectStatus(unknown.status, 200)
        expect(unknown.body).toEqual({ rtn_cd: 401 })
        const key = await newKey(api, 'RECEIPT')
        await world.patch({ now: '2027-03-04T00:02:59.999Z' })
        expect((await api.get(path, { key })).body.rtn_cd).toBe(200)
        await world.patch({ now: '2027-03-04T00:03:00.001Z' })
        expect((await api.get(path, { key })).body).toEqual({ rtn_cd: 401 })
      },
    )
})

test.describe('with the same seed', () => {
  test.use({ settings: { seed: 'same' } })
  test(...clause('captcha.key.language', 'question and audio'), async ({ api, world }) => {
    const questionOf = async (locale: string) => {
      const key = await newKey(api.with({ 'accept-language': locale }), 'RECEIPT')
      // A request in another language returns the question in its own language.
      return (await api.with({ 'accept-language': 'ja' }).get(ui, { key })).body.receiptData.question as string
    }
    expect(await questionOf('ko')).toMatch(/[가-힣]/)
    expect(await questionOf('en')).toMatch(/^[^가-힣ぁ-んァ-ヶ]+$/)
    const sounds = []
    for (const locale of locales) {
      await world.patch({ seed: 'same' })
      const key = await newKey(api.with({ 'accept-language': locale }), 'AUDIO')
      sounds.push(Buffer.from((await api.get(sound, { key })).bytes).toString('base64'))
    }
    expect(new Set(sounds).size).toBe(3)
  })
})
