import { categoryName } from '#fixtures/faq-categories.ts'
import { faqs } from '#fixtures/faqs/index.ts'
import { type InquiryCodeRecord, inquiryCodes } from '#fixtures/inquiry-codes.ts'
import { libraryTypes } from '#fixtures/library/index.ts'
import { newsTypes } from '#fixtures/news/index.ts'
import { noticeTypes } from '#fixtures/notices/index.ts'
import { inquiryTypes } from '#specs/model/inquiry-types.ts'
import { sites } from '#specs/model/site.ts'
import { faqTabIndex } from '#specs/rules/faq.ts'

/** A category of inquiries with those below it. */
interface Category {
  readonly code: string
  readonly name: object
  readonly sites: readonly string[]
  /** Whether an inquiry can be sent with it: it has no categories below it and is not a group. */
  readonly canBeSent: boolean
  readonly details?: readonly Category[]
}

const categoriesOf = (records: readonly InquiryCodeRecord[], parent?: string): readonly Category[] =>
  records
    .filter((record) => record.parent === parent)
    .map(({ code, name, sites: on }) => {
      const details = categoriesOf(records, code)
      const canBeSent = parent !== undefined && details.length === 0
      return { code, name, sites: on, canBeSent, ...(details.length > 0 && { details }) }
    })

const faqCategories = Map.groupBy(faqs, ({ categoryCode1, categoryCode2, categoryCode3 }) =>
  [categoryCode1, categoryCode2, categoryCode3].join('/'),
)

const named = (types: { readonly [code: string]: object }) =>
  Object.entries(types).map(([code, name]) => ({ code, name }))

/** The codes that requests and responses contain. Committed as `specs/contract/codes.json`. */
export const codeTables = {
  inquiryCategories: Object.fromEntries(
    Object.values(inquiryTypes).map(({ code: type }) => [
      type,
      categoriesOf(inquiryCodes.filter((record) => record.type === type)),
    ]),
  ),
  faqCategories: [...faqCategories.values()].map((items) => {
    const { categoryCode1, categoryCode2, categoryCode3 } = items[0]!
    const codes = [categoryCode1, categoryCode2, categoryCode3]
    const on = sites.filter(
      (site) => faqTabIndex(site, categoryCode1) >= 0 && items.some((item) => item.sites.includes(site)),
    )
    return { codes, names: codes.map(categoryName), sites: on }
  }),
  noticeTypes: named(noticeTypes),
  serviceNewsTypes: named(newsTypes),
  libraryTypes: named(libraryTypes),
}
