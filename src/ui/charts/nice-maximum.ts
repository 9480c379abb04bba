/** The end of an axis: the first of 1, 2, 4, 5, 6, 8 or 10 times a power of ten that is not below a value. Half of it is round too. */
export const niceMaximum = (value: number): number => {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 4, 5, 6, 8].find((factor) => factor * power >= value) ?? 10)
}
