import { emptyDraft } from '#specs/rules/inquiry-draft.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import { categoriesWithFields, fields, type Field } from '#specs/model/inquiry-fields.ts'
import { everyType, inquiryTypes } from '#specs/model/inquiry-types.ts'
import { sites } from '#specs/model/site.ts'
import { objectAt, operationsOf, type Json } from './openapi-components.ts'

const person = { email: 'a@example.com', name: 'A', roles: [] as string[], userType: 'Main', cntryCd: 'KR' }
const business = { ...person, roles: ['ROLE_ACCOUNT_BIZ'] }

interface User extends Pick<InquiryContext, 'member' | 'isPartner'> {
  readonly kinds: readonly string[]
}

/** One user of each kind that the fields distinguish. A user can be of several kinds. */
const users: readonly User[] = [
  { kinds: ['anonymous'], member: null, isPartner: false },
  { kinds: ['signed in'], member: person, isPartner: false },
  { kinds: ['signed in', 'business'], member: business, isPartner: false },
  { kinds: ['signed in', 'partner'], member: { ...person, mbrGrpCd: 'PATR' }, isPartner: true },
  { kinds: ['signed in', 'business', 'partner'], member: { ...business, mbrGrpCd: 'PATR' }, isPartner: true },
]

/** What decides whether a part is used, besides the user. */
const dimensions = {
  inquiryTypeCode: everyType.map((type) => inquiryTypes[type].code),
  site: sites,
  abuse: [true, false],
  bbsArticleTypeDetailCode: [...categoriesWithFields, 'any other'],
  isPartnerSharingAgreement: ['share', 'not_share'],
} as const satisfies { readonly [name: string]: readonly (string | boolean)[] }
type Name = keyof typeof dimensions

/** When a part is used: every condition holds. Without conditions it always is. */
type Conditions = { readonly [Each in Name]?: readonly (string | boolean)[] } & { readonly user?: string }

interface Case {
  readonly user: User
  readonly values: { readonly [Each in Name]: string | boolean }
}

const cases: readonly Case[] = users.flatMap((user) =>
  (Object.keys(dimensions) as Name[])
    .reduce<readonly Partial<Case['values']>[]>(
      (made, name) => made.flatMap((values) => dimensions[name].map((value) => ({ ...values, [name]: value }))),
      [{}],
    )
    .map((values) => ({ user, values: values as Case['values'] })),
)

const isUsed = (field: Field, { user: { member, isPartner }, values }: Case) => {
  const type = everyType.find((each) => inquiryTypes[each].code === values.inquiryTypeCode)!
  const context = { type, member, isPartner, site: values.site as (typeof sites)[number], abuse: values.abuse === true }
  return field.isVisible(context, {
    ...emptyDraft,
    bbsArticleTypeDetailCode: String(values.bbsArticleTypeDetailCode),
    isPartnerSharingAgreement: String(values.isPartnerSharingAgreement),
  })
}

/** The kind of user that all these users are, and no others. Throws an error if there is none. */
const kindOf = (some: readonly User[]): string => {
  const kind = users
    .flatMap(({ kinds }) => kinds)
    .find((each) => users.every((user) => user.kinds.includes(each) === some.includes(user)))
  if (kind === undefined) throw new Error('A part is used by users that have no name in common. Add one to "users".')
  return kind
}

/** The conditions that hold in exactly these cases of one site. */
const conditionsOf = (used: readonly Case[]): Conditions => {
  const names = (Object.keys(dimensions) as Name[]).filter((name) => name !== 'site')
  const restricted = names.flatMap((name) => {
    const values = dimensions[name].filter((value) => used.some((each) => each.values[name] === value))
    return values.length < dimensions[name].length ? [[name, values] as const] : []
  })
  const some = users.filter((user) => used.some((each) => each.user === user))
  return {
    ...Object.fromEntries(restricted),
    ...(some.length < users.length && { user: kindOf(some) }),
  }
}

/** When a field is used: in any of these cases. Sites with equal conditions are one case. */
const usesOf = (field: Field): readonly Conditions[] => {
  const bySite = sites.flatMap((site) => {
    const used = cases.filter((each) => each.values.site === site && isUsed(field, each))
    return used.length === 0 ? [] : [{ site, conditions: conditionsOf(used) }]
  })
  const isEqual = (one: Conditions, other: Conditions) => JSON.stringify(one) === JSON.stringify(other)
  return bySite
    .filter(({ conditions }, i) => bySite.findIndex((each) => isEqual(each.conditions, conditions)) === i)
    .map(({ conditions }) => {
      const among = bySite.filter((each) => isEqual(each.conditions, conditions)).map(({ site }) => site)
      return { ...conditions, ...(among.length < sites.length && { site: among }) }
    })
}

interface PartUse {
  readonly part: string
  readonly isRequired: boolean
  /** Empty if the part is always used. */
  readonly uses: readonly Conditions[]
}

/** When each part of an inquiry is used, from the field rows that form and server share. */
export const partUses: readonly PartUse[] = fields.flatMap((field) => {
  const uses = usesOf(field)
  const isAlways = uses.length === 1 && Object.keys(uses[0]!).length === 0
  return Object.keys(field.parts).map((part) => ({ part, isRequired: field.isRequired, uses: isAlways ? [] : uses }))
})

const words = (conditions: Conditions) =>
  Object.entries(conditions)
    .map(([name, value]) => `${name} ${[value].flat().join(' or ')}`)
    .join(', ')

/** The parts of an inquiry as a Markdown table: when each is used, and whether it is required then. */
export const decisionTable = [
  '| part | required | used |',
  '|---|---|---|',
  ...partUses.map(({ part, isRequired, uses }) => {
    const when = uses.length === 0 ? 'always' : uses.map(words).join('; or ')
    return `| ${part} | ${isRequired ? 'yes' : 'no'} | ${when} |`
  }),
].join('\n')

/**
 * Says at each part of the submission when it is used: `x-required-if` lists the cases in which it is required, and
 * `x-optional-if` those in which it is not. Parts that are always used have neither.
 */
export const completeParts = (document: Json): void => {
  const submission = operationsOf(document).find(({ operationId }) => operationId === 'submitInquiry')
  const schemas = objectAt(submission, 'requestBody', 'content', 'multipart/form-data', 'schema', 'properties')
  // A document can have the operations of some tags only.
  if (!schemas) return
  for (const { part, isRequired, uses } of partUses) {
    const when = uses.length === 0 ? '' : ` if ${uses.map(words).join('; or ')}`
    const schema = objectAt(schemas, part)!
    schema['description'] = `${isRequired ? 'Required' : 'Optional'}${when}. ${String(schema['description'])}`
    if (uses.length > 0) schema[isRequired ? 'x-required-if' : 'x-optional-if'] = uses
  }
}
