/** The three variants of the product. How they differ stands in tables keyed by these names. */
export const sites = ['public', 'gov', 'fin'] as const
export type Site = (typeof sites)[number]

export const isSite = (value: unknown): value is Site => sites.some((site) => site === value)
