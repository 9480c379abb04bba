import type { Site } from '../sites/index.ts'

/** The tabs of the FAQ by their categoryCode1, in their order. `ALL` is every category of the site. */
export const faqTabs: { readonly [S in Site]: readonly string[] } = {
  public: ['ALL', 'MBR', 'BILL', 'EDU', 'ETC', 'TRBL', 'SOLUT', 'PROD'],
  gov: ['ALL', 'MBR', 'BILL', 'ETC', 'TRBL', 'PROD'],
  fin: ['ALL', 'MBR', 'BILL', 'ETC', 'TRBL', 'SOLUT', 'PROD'],
}

/** The codes of an item or of an entry of the code list; a blank one is a single space. */
export interface CategoryCodes {
  readonly categoryCode1: string
  readonly categoryCode2: string
  readonly categoryCode3: string
}

type Wanted = { readonly [Code in keyof CategoryCodes]?: string | undefined }

const fits = (wanted: string | undefined, code: string) => {
  const given = wanted?.trim()
  return !given || given === 'ALL' || given === code
}

/** Whether an item is in what is wanted: blank codes ask for nothing. */
export const isInCategory = (item: CategoryCodes, wanted: Wanted): boolean =>
  fits(wanted.categoryCode1, item.categoryCode1) &&
  fits(wanted.categoryCode2, item.categoryCode2) &&
  fits(wanted.categoryCode3, item.categoryCode3)
