/** Returns a number in [0, 1). */
export type Random = () => number

/** Cryptographically secure random numbers. */
export const systemRandom: Random = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32

/** State of a seeded generator: four 32-bit integers, which a snapshot can contain. */
export type RandomState = [number, number, number, number]

/** Initial state of a seed: FNV-1a over its UTF-16 code units with three offset bases, and a counter. */
export const seededState = (seed: string): RandomState => {
  const hashed = (base: number) => {
    let hash = base
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
    return hash >>> 0
  }
  return [hashed(0x811c9dc5), hashed(0x9e3779b9), hashed(0x243f6a88), 1]
}

/** Repeatable random numbers by sfc32. Modifies `state` in place. */
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

/** Random hexadecimal digits with `bits` bits of entropy. */
export const hex = (random: Random, bits: number): string => {
  let digits = ''
  while (digits.length < bits / 4)
    digits += Math.floor(random() * 2 ** 16)
      .toString(16)
      .padStart(4, '0')
  return digits
}

export const randomBetween = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** An integer from `low` to `high`, both included. */
export const randomInt = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Failed to pick: the list is empty. Pass at least one item.')
  return item
}

/** Up to `count` different items in random order. */
export const pickSome = <Item>(random: Random, items: readonly Item[], count: number): Item[] => {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [item] = left.splice(Math.floor(random() * left.length), 1)
    return item as Item
  })
}

export const randomDigits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => randomInt(random, 0, 9)).join('')
