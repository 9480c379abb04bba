import type { Scenario } from '#specs/contract/control.ts'

/** The scenarios that contain every typed word, in any of their texts. */
export const matching = (scenarios: readonly Scenario[], typed: string): readonly Scenario[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return scenarios.filter(({ name, title, site, path, shows }) => {
    const text = [name, title, site, path, shows].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
