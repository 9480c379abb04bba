/** A number from 0 up to, not including, 1. Seeded by whoever hands it in, so that a picture can be made again. */
export type Chance = () => number

export const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low)

/** A whole number, both ends included. */
export const whole = (chance: Chance, low: number, high: number): number =>
  low + Math.floor(chance() * (high - low + 1))

export const pick = <Item>(chance: Chance, items: readonly Item[]): Item => {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('Failed to pick: the list is empty. Hand in at least one item.')
  return item
}

/** `count` of the items, none twice, in an order of their own. */
export const pickSome = <Item>(chance: Chance, items: readonly Item[], count: number): Item[] => {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [item] = left.splice(Math.floor(chance() * left.length), 1)
    return item as Item
  })
}

export const figures = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => whole(chance, 0, 9)).join('')
