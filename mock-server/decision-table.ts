import { emptyDraft, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { decidingCategories, fields, type Field, type InquiryContext } from '#specs/rules/inquiry-fields.ts'
import { inquiryTypes, isInquiryType } from '#specs/rules/inquiry-types.ts'
import { sites } from '#specs/sites/index.ts'

const person = { email: 'a@example.com', name: 'A', roles: [] as string[], userType: 'Main' }

/** Each kind of user that is asked something of its own. */
const users = {
  anonymous: { member: null, isPartner: false },
  'signed in': { member: person, isPartner: false },
  business: { member: { ...person, roles: ['ROLE_ACCOUNT_BIZ'] }, isPartner: false },
  partner: { member: { ...person, mbrGrpCd: 'PATR' }, isPartner: true },
} as const satisfies { readonly [user: string]: Pick<InquiryContext, 'member' | 'isPartner'> }

/** What else decides, beside type and user, in the words of the table. */
const dimensions = {
  site: sites,
  abuse: ['abuse', 'no abuse'],
  category: [...decidingCategories, 'another category'],
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

const isAsked = (field: Field, about: Pick<InquiryContext, 'type' | 'member' | 'isPartner'>, at: Case) => {
  const situation: InquiryContext = { ...about, site: at.site as InquiryContext['site'], abuse: at.abuse === 'abuse' }
  const draft: InquiryDraft = {
    ...emptyDraft,
    bbsArticleTypeDetailCode: at.category,
    isPartnerSharingAgreement: at.sharing,
  }
  return field.isVisible(situation, draft)
}

/** The field's parts, with the cases in which it is asked: those values of each dimension that are not all of them. */
const wordOf = (field: Field, request: readonly Case[]) => {
  const only = Object.entries(dimensions).flatMap(([name, values]) => {
    const met = values.filter((value) => request.some((at) => at[name as keyof Case] === value))
    return met.length < values.length ? [met.join(' or ')] : []
  })
  const parts = field.sends.map((part) => (field.isRequired ? `**${part}**` : part)).join(' ')
  return only.length === 0 ? parts : `${parts} (${only.join(', ')})`
}

/**
 * The decision table of an inquiry, as Markdown: for each type and user the parts that are asked, the required ones in
 * bold, with the site, abuse, category or sharing that it takes. Made from the rows that form and server judge by.
 */
export const decisionTable = (): string => {
  const rows = Object.keys(inquiryTypes)
    .filter(isInquiryType)
    .flatMap((type) =>
      Object.entries(users).map(([user, who]) => {
        const words = fields.flatMap((field) => {
          const visibleTo = cases.filter((at) => isAsked(field, { type, ...who }, at))
          return visibleTo.length === 0 || field.sends.length === 0 ? [] : [wordOf(field, visibleTo)]
        })
        return `| ${type} | ${inquiryTypes[type].code} | ${user} | ${words.join(', ')} |`
      }),
    )
  return ['| type | inquiryTypeCode | user | parts |', '|---|---|---|---|', ...rows].join('\n')
}
