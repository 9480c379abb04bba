import { fields, type PartName, type ValueName } from '../model/inquiry-fields.ts'
import type { InquiryContext } from '../model/inquiry-field.ts'
import { inquiryTypes } from '../model/inquiry-types.ts'
import { nationalNumber, type ReadPhone } from './phone.ts'

/**
 * The entered values by API field name, plus those that exist in the form only (`primaryCode`, `country`). A missing
 * value is an empty string. Files are not part of the draft.
 */
export type InquiryDraft = { readonly [Name in ValueName]: string }

/** Some values of a draft, such as those that the visitor typed. */
export type Typed = Partial<InquiryDraft>

const initialEntries = fields.flatMap((field) => Object.entries(field.initial ?? { [field.name]: '' }))

/** The initial values of all fields. */
export const emptyDraft = Object.fromEntries(initialEntries) as InquiryDraft

/** The values that session storage may hold. */
export const storedValues: ReadonlySet<string> = new Set(
  fields.filter(({ isStored }) => isStored).flatMap((field) => Object.keys(field.initial ?? { [field.name]: '' })),
)

/** Consent to share applies to one category. Changing the category or turning sharing off resets it. */
const sharingReset = { isPartnerSharingAgreement: 'not_share', partnerAgree: '' }

/** Values that a change of another value sets. Choosing a category for the first time does not reset the sharing. */
const dependentChanges: { readonly [Name in ValueName]?: (draft: InquiryDraft) => Partial<InquiryDraft> } = {
  primaryCode: (draft) => ({ bbsArticleTypeDetailCode: '', ...(draft.primaryCode !== '' && sharingReset) }),
  bbsArticleTypeDetailCode: (draft) => (draft.bbsArticleTypeDetailCode === '' ? {} : sharingReset),
  isPartnerSharingAgreement: () => ({ partnerAgree: '' }),
}

/** Returns the draft with one value and its dependent values changed; the same object if nothing changes. */
export const changed = (draft: InquiryDraft, name: ValueName, typed: string): InquiryDraft => {
  const value = fields.find((field) => field.name === name)?.normalize?.(typed) ?? typed
  return value === draft[name] ? draft : { ...draft, ...dependentChanges[name]?.(draft), [name]: value }
}

/** The values that differ from others, such as those that were sent. */
export const unsent = (values: Typed, others: Typed): Typed =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== others[name as ValueName]))

/** The draft as its fields read it: what is judged and sent, and what the fields show once they are left. */
export const readDraft = (draft: InquiryDraft, readPhone: ReadPhone | undefined): InquiryDraft => {
  const texts = fields.flatMap(({ name, read }) =>
    read && name !== 'attachFile' ? [[name, read(draft[name])] as const] : [],
  )
  const phone = readPhone?.(draft)
  return {
    ...draft,
    ...Object.fromEntries(texts),
    ...(phone?.is === 'number' && { cellphoneNo: phone.digits, plus: '' }),
  }
}

/** The values that my page shows with the inquiry: those of the visible fields, as far as they are not empty. */
export const valuesShown = (context: InquiryContext, draft: InquiryDraft): { readonly [name: string]: string } =>
  Object.fromEntries(
    fields.flatMap(({ name, isShown, isVisible }) =>
      isShown && name !== 'attachFile' && isVisible(context, draft) && draft[name] !== '' ? [[name, draft[name]]] : [],
    ),
  )

/** The text parts that the form sends: the non-empty values of the visible fields, in form order. */
export const partsSent = (
  context: InquiryContext,
  draft: InquiryDraft,
): readonly (readonly [name: string, value: string])[] => {
  const names = fields
    .filter((field) => field.control !== 'files' && field.isVisible(context, draft))
    .flatMap((field) => Object.keys(field.parts) as Exclude<PartName, 'attachFile'>[])
  const values = names.map(
    (name) => [name, name === 'cellphoneNo' ? nationalNumber(draft[name]) : draft[name]] as const,
  )
  return [['inquiryTypeCode', inquiryTypes[context.type].code], ...values.filter(([, value]) => value !== '')]
}
