import type { InquiryType } from './inquiry-types.ts'
import type { LimitContext } from './limits.ts'
import type { Visitor } from './visitor.ts'

/** What decides which fields an inquiry has, besides its values. */
export interface InquiryContext extends Visitor {
  readonly type: InquiryType
  /** True if `partnerInit` is `N`: a member of the partner group may share inquiries with the partner. */
  readonly isPartner: boolean
  /** Whether abuse is currently flagged, so that anonymous inquiries require a captcha. */
  readonly abuse: boolean
}

/** The values that decide which fields are visible. */
export interface VisibilityInputs {
  readonly bbsArticleTypeDetailCode: string
  readonly isPartnerSharingAgreement: string
}

/** The parts of the form in display order, with their headings. */
export const fieldGroups = {
  subject: 'form.group.subject',
  contact: 'form.group.contact',
  message: 'form.group.message',
  consent: null,
} as const satisfies { readonly [group: string]: `form.group.${string}` | null }

/** The key of a text that a row names. `specs/messages/index.ts` does not compile without the text. */
export type TextKey = `form.${string}` | `terms.${string}` | `captcha.${string}`

interface Row<Name extends string> {
  /** Name of the field, and of its value. Errors appear at this name. */
  readonly name: Name
  /** The part of the form that contains the field. The fields of a part are neighbours. */
  readonly group: keyof typeof fieldGroups
  /** The label; by default the message `form.<name>.label`. */
  readonly label?: TextKey
  readonly isRequired: boolean
  /** The types of inquiries that have the field. */
  readonly types: readonly InquiryType[]
  /** Whether it is visible in these types; always if absent. Hidden fields are neither validated nor sent. */
  readonly visibleIf?: (context: InquiryContext, values: VisibilityInputs) => boolean
  /** Whether session storage may hold its values. Consents and captchas are never stored. */
  readonly isStored: boolean
  /** Whether my page shows the value with the inquiry. */
  readonly isShown?: true
  /** The form parts that the field sends, with their descriptions in the OpenAPI document. */
  readonly parts: { readonly [part: string]: string }
  /** True if we added the parts to those of the specification. */
  readonly isAssumed?: true
  /** The initial values if they are not one empty string with the name of the field. */
  readonly initial?: { readonly [value: string]: string }
  /** Converts what is typed, pasted or copied from a template. */
  readonly normalize?: (typed: string) => string
  /** Reads the value when the field is left and before it is sent. What cannot be read stays as it is. */
  readonly read?: (typed: string) => string
  readonly hint?: TextKey
}

interface TextRow<Name extends string> extends Row<Name> {
  readonly control: 'text' | 'email' | 'textarea'
  /** Value of the HTML attribute `autocomplete`; without it, the browser suggests nothing. */
  readonly autocomplete?: string
  /** `numeric` shows the keyboard for digits. */
  readonly inputMode?: 'numeric' | 'email'
  /** Shows how long the value usually is; by default as wide as the form. */
  readonly width?: 'short' | 'medium'
  /** The longest text in UTF-16 code units, and the clause and message of a longer one. A text area shows a counter. */
  readonly limit?: {
    readonly max: (inquiry: LimitContext) => number
    readonly clause: `inquiry.${string}`
    readonly message: TextKey
  }
  /** Whether a text area shows the guidance of the category above it. */
  readonly hasGuidance?: true
}

/** Title and text of a consent, which open in a dialog. */
interface Terms {
  readonly title: TextKey
  readonly text: TextKey
}

type ChoiceRow<Name extends string> = Choice<Name> &
  (
    | {
        readonly isRequired: true
        /** The clause that requires a choice, and the message if there is none: the rule of the field. */
        readonly unchosen: readonly [clause: `inquiry.${string}`, message: TextKey]
      }
    | { readonly isRequired: false }
  )

interface Choice<Name extends string> extends Row<Name> {
  readonly control: 'choice'
  /** The label of each value, in display order. */
  readonly choices: { readonly [value: string]: TextKey }
  /** Hints of single values, shown below their labels. */
  readonly choiceHints?: { readonly [value: string]: TextKey }
  readonly terms?: Terms
}

interface ConsentRow<Name extends string> extends Row<Name> {
  readonly control: 'consent'
  readonly terms: Terms
}

interface OtherRow<Name extends string> extends Row<Name> {
  readonly control: 'primary' | 'category' | 'phone' | 'files' | 'captcha' | 'hidden'
}

/** One field of the form: everything that form, draft, request and server need to know about it. */
export type FieldRow<Name extends string = string> = TextRow<Name> | ChoiceRow<Name> | ConsentRow<Name> | OtherRow<Name>
