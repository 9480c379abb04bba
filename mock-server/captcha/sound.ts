import { sounds as english } from '#fixtures/captcha/sounds-en.ts'
import { sounds as japanese } from '#fixtures/captcha/sounds-ja.ts'
import { sounds as korean } from '#fixtures/captcha/sounds-ko.ts'
import { inLocale, type Locale } from '#specs/model/locale.ts'
import { fromBase64 } from '../http/bytes.ts'
import { randomBetween, pick, type Random } from '../worlds/random.ts'

const headerBytes = 44

/** Encodes samples from -1 to 1 as a WAV file: mono, 16-bit PCM. */
const wav = (samples: Float32Array, rate: number): Uint8Array => {
  const file = new Uint8Array(headerBytes + samples.length * 2)
  const view = new DataView(file.buffer)
  const name = (at: number, letters: string): void => {
    for (let i = 0; i < letters.length; i++) file[at + i] = letters.charCodeAt(i)
  }
  name(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true) // size of the format chunk
  view.setUint16(20, 1, true) // PCM
  view.setUint16(22, 1, true) // channels
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true) // bytes per second
  view.setUint16(32, 2, true) // bytes per sample
  view.setUint16(34, 16, true) // bits per sample
  name(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((value, i) =>
    view.setInt16(headerBytes + 2 * i, Math.round(Math.max(-1, Math.min(1, value)) * 32767), true),
  )
  return file
}

const rate = 16000
const recordings = { ko: korean, en: english, ja: japanese }

/** A mu-law byte (ITU-T G.711) as a sample from -1 to 1. */
const sample = (byte: number): number => {
  const flipped = ~byte & 0xff
  const size = (((flipped & 0x0f) << 3) + 0x84) << ((flipped >> 4) & 7)
  return ((flipped & 0x80 ? -1 : 1) * (size - 0x84)) / 32768
}

const samplesOf = (recording: string): Float32Array => Float32Array.from(fromBase64(recording), sample)

/** Adds a recording at a position, `speed` times as fast as recorded. Returns the position of its end. */
const mix = (onto: Float32Array, from: Float32Array, at: number, speed: number, volume: number): number => {
  const length = Math.floor((from.length - 1) / speed)
  for (let i = 0; i < length && at + i < onto.length; i++) {
    const index = Math.floor(i * speed)
    const fraction = i * speed - index
    const value = (from[index] ?? 0) * (1 - fraction) + (from[index + 1] ?? 0) * fraction
    onto[at + i] = (onto[at + i] ?? 0) + value * volume
  }
  return at + length
}

/** Quiet hiss and reversed voices: much quieter than the digits, but they make automatic recognition harder. */
const background = (length: number, voices: readonly Float32Array[], random: Random): Float32Array => {
  const bed = new Float32Array(length)
  const swell = randomBetween(random, 0.6, 1.4) * rate
  let low = 0
  for (let i = 0; i < length; i++) {
    low = low * 0.86 + (random() * 2 - 1) * 0.14
    bed[i] = low * (0.09 + 0.03 * Math.sin(i / swell))
  }
  for (let at = 0; at < length;) {
    const backward = pick(random, voices).toReversed()
    at = mix(
      bed,
      backward,
      Math.floor(at + randomBetween(random, 0, 0.3) * rate),
      randomBetween(random, 0.8, 1.2),
      0.035,
    )
  }
  return bed
}

/** The spoken digits with pauses of 350 to 500 ms, as a mono WAV file with 16000 Hz and 16 bit. */
export const digitsSound = (text: string, locale: Locale, random: Random): Uint8Array => {
  const voices = inLocale(recordings, locale).map(samplesOf)
  const digitSamples = [...text].map((digit) => {
    const voice = voices[Number(digit)]
    if (!voice) throw new Error(`Failed to speak "${text}": "${digit}" is not a digit. Pass digits only.`)
    return { voice, speed: randomBetween(random, 0.95, 1.05), volume: randomBetween(random, 0.75, 0.95) }
  })
  const pauses = digitSamples.map(() => Math.round(randomBetween(random, 0.35, 0.5) * rate))
  const length = digitSamples.reduce(
    (sum, { voice, speed }, i) => sum + Math.floor((voice.length - 1) / speed) + (pauses[i] ?? 0),
    Math.round(0.4 * rate),
  )
  const bed = background(length, voices, random)
  let at = Math.round(0.4 * rate)
  digitSamples.forEach(({ voice, speed, volume }, i) => {
    at = mix(bed, voice, at, speed, volume) + (pauses[i] ?? 0)
  })
  return wav(bed, rate)
}
