import type { Site } from '../sites/index.ts'

/** The categoryCode1 of each FAQ tab, in display order. `ALL` means every category of the site. */
export const faqTabs: { readonly [S in Site]: readonly string[] } = {
  public: ['ALL', 'MBR', 'BILL', 'EDU', 'ETC', 'TRBL', 'SOLUT', 'PROD'],
  gov: ['ALL', 'MBR', 'BILL', 'ETC', 'TRBL', 'PROD'],
  fin: ['ALL', 'MBR', 'BILL', 'ETC', 'TRBL', 'SOLUT', 'PROD'],
}

/** Category codes of an FAQ item. A blank code is a single space. */
export interface CategoryCodes {
  readonly categoryCode1: string
  readonly categoryCode2: string
  readonly categoryCode3: string
}

type CategoryFilter = { readonly [Code in keyof CategoryCodes]?: string | undefined }

const matches = (filter: string | undefined, code: string) => {
  const trimmed = filter?.trim()
  return !trimmed || trimmed === 'ALL' || trimmed === code
}

/** Whether an item matches a filter. Blank codes and `ALL` match every item. */
export const isInCategory = (item: CategoryCodes, filter: CategoryFilter): boolean =>
  matches(filter.categoryCode1, item.categoryCode1) &&
  matches(filter.categoryCode2, item.categoryCode2) &&
  matches(filter.categoryCode3, item.categoryCode3)
