const headerBytes = 44

/** Encodes samples from -1 to 1 as a WAV file: mono, 16-bit PCM. */
export const wav = (samples: Float32Array, rate: number): Uint8Array => {
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
