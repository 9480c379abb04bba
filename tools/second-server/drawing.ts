/** A PNG of numbers, and a sound that beeps them. */
import { crc32, deflateSync } from 'node:zlib'
import { randomInt } from 'node:crypto'

const FONT: Record<string, string> = {
  0: '01110100011001110101110011000101110',
  1: '00100011000010000100001000010001110',
  2: '01110100010000100010001000100011111',
  3: '11111000100010000010000011000101110',
  4: '00010001100101010010111110001000010',
  5: '11111100001111000001000011000101110',
  6: '00110010001000011110100011000101110',
  7: '11111000010001000100010000100001000',
  8: '01110100011000101110100011000101110',
  9: '01110100011000101111000010001001100',
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture of lines of digits with noise, in grey. */
export function picture(lines: string[], width: number, height: number): Buffer {
  const pixels = Buffer.alloc((width + 1) * height, 255)
  const set = (x: number, y: number, grey: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) pixels[y * (width + 1) + 1 + x] = grey
  }
  const row = height / lines.length
  const scale = Math.max(1, Math.floor(Math.min(row / 9, width / (lines[0].length * 7))))
  lines.forEach((line, at) => {
    const shift = randomInt(Math.max(1, width - line.length * 6 * scale))
    ;[...line].forEach((digit, place) => {
      const top = Math.floor(at * row + (row - 7 * scale) / 2) + randomInt(2)
      for (let bit = 0; bit < 35; bit++) {
        if (FONT[digit][bit] === '0') continue
        for (let dot = 0; dot < scale * scale; dot++) {
          set(shift + (place * 6 + (bit % 5)) * scale + (dot % scale), top + Math.floor(bit / 5) * scale + Math.floor(dot / scale), randomInt(90))
        }
      }
    })
  })
  for (let dot = 0; dot < (width * height) / 40; dot++) set(randomInt(width), randomInt(height), randomInt(256))
  for (let y = 0; y < height; y++) pixels[y * (width + 1)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))])
}

/** Each digit is as many beeps, ten for 0, with pauses between. Beeps are the same in every language. */
export function beeps(digits: string): Buffer {
  const RATE = 8000
  const samples: number[] = []
  const add = (seconds: number, pitch: number) => {
    for (let at = 0; at < seconds * RATE; at++) samples.push(128 + (pitch ? Math.round(80 * Math.sin((2 * Math.PI * pitch * at) / RATE)) : randomInt(3) - 1))
  }
  for (const digit of digits) {
    for (let beep = 0; beep < (Number(digit) || 10); beep++) {
      add(0.07, 660)
      add(0.08, 0)
    }
    add(0.5, 0)
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, Buffer.from(samples)])
}
