const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people of a language write it: 1,258,291 → `1.2MB`. Counted in 1024s, as limits are. */
export const byteSize = (bytes: number, language: string): string => {
  const power = Math.min(units.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log2(bytes) / 10))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1024 ** power)
}
