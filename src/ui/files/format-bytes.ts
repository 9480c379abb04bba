const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size for a language: 1,258,291 → `1.2MB`. Units are powers of 1024, like the limits, so it is KB, not kB. */
export const formatBytes = (bytes: number, language: string): string => {
  const power = Math.min(units.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log2(bytes) / 10))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  })
    .format(bytes / 1024 ** power)
    .replace('kB', 'KB')
}
