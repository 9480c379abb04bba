import { emptyDraft, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import { categoriesWithFields, fields, type Field } from '#specs/model/inquiry-fields.ts'
import { inquiryTypes, isInquiryType } from '#specs/model/inquiry-types.ts'
import { sites } from '#specs/model/site.ts'

const person = { email: 'a@example.com', name: 'A', roles: [] as string[], userType: 'Main', cntryCd: 'KR' }

/** Each kind of user that sees different fields. */
const users = {
  anonymous: { member: null, isPartner: false },
  'signed in': { member: person, isPartner: false },
  business: { member: { ...person, roles: ['ROLE_ACCOUNT_BIZ'] }, isPartner: false },
  partner: { member: { ...person, mbrGrpCd: 'PATR' }, isPartner: true },
} as const satisfies { readonly [user: string]: Pick<InquiryContext, 'member' | 'isPartner'> }

/** The other dimensions besides type and user, with their labels in the table. */
const dimensions = {
  site: sites,
  abuse: ['abuse', 'no abuse'],
  category: [...categoriesWithFields, 'another category'],
  sharing: ['share', 'not_share'],
} as const

type Case = { readonly [Name in keyof typeof dimensions]: string }

const cases: readonly Case[] = dimensions.site.flatMap((site) =>
  dimensions.abuse.flatMap((abuse) =>
    dimensions.category.flatMap((category) =>
      dimensions.sharing.map((sharing) => ({ site, abuse, category, sharing })),
    ),
  ),
)

const isVisible = (field: Field, user: Pick<InquiryContext, 'type' | 'member' | 'isPartner'>, at: Case) => {
  const context: InquiryContext = { ...user, site: at.site as InquiryContext['site'], abuse: at.abuse === 'abuse' }
  const draft: InquiryDraft = {
    ...emptyDraft,
    bbsArticleTypeDetailCode: at.category,
    isPartnerSharingAgreement: at.sharing,
  }
  return field.isVisible(context, draft)
}

/** The parts of a field and, for each dimension that restricts it, the values in which it is visible. */
const describePart = (field: Field, visibleCases: readonly Case[]) => {
  const conditions = Object.entries(dimensions).flatMap(([name, values]) => {
    const matching = values.filter((value) => visibleCases.some((at) => at[name as keyof Case] === value))
    return matching.length < values.length ? [matching.join(' or ')] : []
  })
  const parts = Object.keys(field.parts)
    .map((part) => (field.isRequired ? `**${part}**` : part))
    .join(' ')
  return conditions.length === 0 ? parts : `${parts} (${conditions.join(', ')})`
}

/**
 * The decision table of an inquiry as a Markdown table: the parts for each type and user, required parts in bold, with
 * the site, abuse, category or sharing they depend on. Generated from the field rows that form and server share.
 */
export const decisionTable = (): string => {
  const rows = Object.keys(inquiryTypes)
    .filter(isInquiryType)
    .flatMap((type) =>
      Object.entries(users).map(([label, user]) => {
        const parts = fields.flatMap((field) => {
          const visibleCases = cases.filter((at) => isVisible(field, { type, ...user }, at))
          return visibleCases.length === 0 || field.control === 'hidden' || Object.keys(field.parts).length === 0
            ? []
            : [describePart(field, visibleCases)]
        })
        return `| ${type} | ${inquiryTypes[type].code} | ${label} | ${parts.join(', ')} |`
      }),
    )
  return ['| type | inquiryTypeCode | user | parts |', '|---|---|---|---|', ...rows].join('\n')
}
