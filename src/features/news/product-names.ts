import type { ServiceCategory } from '#specs/contract/news.ts'

/** The names of products, in one line. */
export const productNames = (products: readonly ServiceCategory[]): string =>
  products.map(({ serviceCode, serviceName }) => serviceName ?? serviceCode).join(' · ')
