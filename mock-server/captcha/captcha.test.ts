import { describe, expect, it } from 'vitest'
import { highStreets } from '#fixtures/captcha/shops.ts'
import { isSameAnswer } from './answer.ts'
import { digitsPicture } from './digits.ts'
import { receiptPicture, receiptQuestion } from './receipt.ts'
import { digitsSound } from './sound.ts'
import { completeLocales } from '#specs/model/locale.ts'

/** A random generator that is independent of the one in the mock (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** CRC-32 computed bit by bit, independent of the table in the encoder. */
const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

const chunksOf = (file: Uint8Array) => {
  const view = new DataView(file.buffer, file.byteOffset)
  const chunks: { name: string; data: Uint8Array; isIntact: boolean }[] = []
  for (let at = 8; at < file.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    const isIntact = view.getUint32(at + 8 + length) === crc32(file.subarray(at + 4, at + 8 + length))
    chunks.push({ name, data: file.slice(at + 8, at + 8 + length), isIntact })
    at += length + 12
  }
  return chunks
}

const inflated = async (bytes: Uint8Array) =>
  new Uint8Array(
    await new Response(
      new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new DecompressionStream('deflate')),
    ).arrayBuffer(),
  )

const expectPng = async (file: Uint8Array, colourType: number, channels: number) => {
  expect([...file.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = chunksOf(file)
  expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(chunks.every(({ isIntact }) => isIntact)).toBe(true)
  const [header, pixels] = chunks
  expect([...(header?.data ?? [])]).toEqual([0, 0, 1, 104, 0, 0, 0, 123, 8, colourType, 0, 0, 0])
  const lines = await inflated(pixels?.data ?? new Uint8Array())
  expect(lines.length).toBe(123 * (360 * channels + 1))
}

describe('the legacy captcha', () => {
  it('renders the legacy captcha as a greyscale PNG of 360x123 pixels', async () =>
    expectPng(await digitsPicture('012345', seeded(1)), 0, 1))
  it('renders another legacy captcha for another digit', async () =>
    expect(await digitsPicture('678901', seeded(2))).not.toEqual(await digitsPicture('678902', seeded(2))))
})

const letters = { ko: /\p{Script=Hangul}/u, en: /^[^\p{Script=Hangul}]+$/u, ja: /\p{Script=Hiragana}/u }

describe.each(completeLocales)('the receipt captcha in %s', (locale) => {
  const { receipt } = receiptQuestion(seeded(5), locale)

  it('renders the receipt captcha as a colour PNG of 360x123 pixels', async () =>
    expectPng(await receiptPicture(receipt, locale, seeded(1)), 2, 3))
  it('asks for digits that are printed on the receipt, whose items add up to the total', () => {
    const questions = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const { receipt, question, answer } = receiptQuestion(seeded(seed), locale)
      expect(question).toMatch(letters[locale])
      questions.add(question.replace(/["「].*["」]/, ''))
      const amounts = [receipt.total, ...receipt.items.map(({ amount }) => amount)].map(String)
      const endings = [receipt.card, receipt.number.slice(-4), receipt.date.slice(5).replace('-', '')]
      expect([...amounts, ...endings]).toContain(answer)
      expect(answer).toMatch(/^\d{2,6}$/)
      expect(receipt.items.length).toBeGreaterThanOrEqual(3)
      expect(receipt.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt.total)
    }
    expect(questions.size).toBe(5)
  })
  it('prints all goods of every shop on the receipt', async () => {
    for (const shop of highStreets[locale].shops) {
      const items = shop.goods.map(([name, amount]) => ({ name, amount, quantity: 1 }))
      const full = { ...receipt, shop: shop.name, items }
      await expect(receiptPicture(full, locale, seeded(1))).resolves.toBeInstanceOf(Uint8Array)
    }
  })
})

describe.each(completeLocales)('the audio captcha in %s', (locale) => {
  const file = digitsSound('0123456789', locale, seeded(1))

  it('generates audio of 2 to 12 seconds', () => {
    for (const text of ['111111', '000000', '012345']) {
      const seconds = (digitsSound(text, locale, seeded(2)).length - 44) / 32000
      expect(seconds).toBeGreaterThan(2)
      expect(seconds).toBeLessThan(12)
    }
  })
  it('generates digits at least four times louder than the background', () => {
    const samples = new Int16Array(file.buffer, 44)
    const loudness = (from: number, to: number) =>
      Math.sqrt(samples.subarray(from, to).reduce((sum, value) => sum + value * value, 0) / (to - from)) / 32768
    const before = loudness(0, 5800)
    expect(before).toBeGreaterThan(0)
    expect(loudness(6400, samples.length)).toBeGreaterThan(4 * before)
  })
  it('generates audio that depends on the random seed and the digits', () => {
    expect(digitsSound('42', locale, seeded(1))).toEqual(digitsSound('42', locale, seeded(1)))
    expect(digitsSound('42', locale, seeded(1))).not.toEqual(digitsSound('42', locale, seeded(2)))
    expect(digitsSound('42', locale, seeded(1))).not.toEqual(digitsSound('24', locale, seeded(1)))
  })
  it('rejects anything but digits for the audio', () =>
    expect(() => digitsSound('1a', locale, seeded(1))).toThrow('is not a digit'))
})

describe('an answer', () => {
  it.each([
    ['12600', '12600'],
    ['12600', ' 12,600 '],
    ['12600', '12.600'],
    ['12600', "12'600"],
    ['12600', '₩12,600'],
    ['12600', '12,600원'],
    ['12600', '１２，６００'],
    ['12600', '￦12 600'],
    ['1980', '¥1,980'],
    ['1980', '1980円'],
    ['1980', '1,980 JPY'],
    ['0305', '0305'],
    ['012345', '012 345'],
    ['CAFE', 'cafe'],
  ])('%s matches "%s"', (expected, input) => expect(isSameAnswer(expected, input)).toBe(true))
  it.each([
    ['12600', '12601'],
    ['12600', '126'],
    ['12600', '12.60'],
    ['12600', '-12600'],
    ['12600', ''],
    ['', ''],
    ['12600', ' '],
    ['12600', '₩'],
    ['0305', '305'],
    ['12600', '1260,0,'],
  ])('%s does not match "%s"', (expected, input) => expect(isSameAnswer(expected, input)).toBe(false))
})
