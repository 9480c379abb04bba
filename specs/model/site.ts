/** The three variants of the product. Tables keyed by these names define how they differ. */
export const sites = ['public', 'gov', 'fin'] as const
export type Site = (typeof sites)[number]

export const isSite = (value: unknown): value is Site => sites.some((site) => site === value)
