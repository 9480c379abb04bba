/** A number from 0 up to, not including, 1. Seeded by whoever hands it in, so that a picture can be made again. */
export type Random = () => number

export const randomBetween = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** A whole number, both ends included. */
export const randomInt = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Failed to pick: the list is empty. Hand in at least one item.')
  return item
}

/** `count` of the items, none twice, in an order of their own. */
export const pickSome = <Item>(random: Random, items: readonly Item[], count: number): Item[] => {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [item] = left.splice(Math.floor(random() * left.length), 1)
    return item as Item
  })
}

export const randomDigits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => randomInt(random, 0, 9)).join('')
