/** A source of chance: a number from 0 up to but not including 1. */
export type Random = () => number

/** Chance that nobody can foretell. */
export const systemRandom: Random = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32

/** The state of a seeded source: four 32-bit numbers, so that a snapshot can carry it. */
export type RandomState = [number, number, number, number]

/** The first state of a seed, by FNV-1a over its UTF-16 units with four different bases. */
export const seededState = (seed: string): RandomState => {
  const hashed = (base: number) => {
    let hash = base
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
    return hash >>> 0
  }
  return [hashed(0x811c9dc5), hashed(0x9e3779b9), hashed(0x243f6a88), 1]
}

/** Chance that repeats: sfc32 over `state`, which it moves on in place. */
export const seededRandom = (state: RandomState): Random => {
  const next = () => {
    const [a, b, c, counter] = state
    const sum = (a + b + counter) | 0
    state[3] = (counter + 1) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = (c + (c << 3)) | 0
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  return next
}

/** As many hexadecimal digits as make up `bits` of chance. */
export const hex = (random: Random, bits: number): string => {
  let digits = ''
  while (digits.length < bits / 4)
    digits += Math.floor(random() * 2 ** 16)
      .toString(16)
      .padStart(4, '0')
  return digits
}
