/** Returns a number in [0, 1). The caller seeds it, so that a picture can be drawn again. */
export type Random = () => number

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
