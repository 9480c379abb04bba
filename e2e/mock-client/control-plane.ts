import type { OperationId } from './operations.ts'
import type { Persona } from '../literals/personas.ts'
import type { Locale, Site } from '../literals/sites.ts'

// What the control plane takes and returns. Written by `npm run openapi`.

export type WorldSettings = {
  readonly persona?: Persona
  readonly member?: {
    readonly email?: string
    readonly name?: string
    readonly roles?: readonly string[]
    readonly userType?: string
    readonly cntryCd?: string
    readonly mbrGrpCd?: string
  }
  readonly site?: Site
  readonly now?: string | null
  readonly frozen?: boolean
  readonly abuse?: boolean
  readonly partner?: boolean
  readonly strictOwnership?: boolean
  readonly allowFileExt?: readonly string[]
  readonly latencyMs?: number | readonly [number, number]
  readonly seed?: string
  readonly forward?: readonly { readonly operationId?: OperationId; readonly to: string }[]
  readonly defect?: DefectName | null
  readonly volume?: Volume
  readonly data?: { readonly [name: string]: { readonly [name: string]: object } }
}

export type DefectName =
  | 'content-5001'
  | 'content-4999'
  | 'email-51'
  | 'any-email'
  | 'any-phone'
  | 'title-of-spaces'
  | 'corp-name-51'
  | 'scale-on-fin'
  | 'workspace-on-gov'
  | 'emergency-of-every-type'
  | 'role-without-ending'
  | 'no-sharing-of-trouble'
  | 'no-third-party-consent'
  | 'no-sales-consent'
  | 'sales-consent-of-users'
  | 'file-of-a-byte-more'
  | 'file-of-a-byte-less'
  | 'six-files'
  | 'any-extension'
  | 'small-extensions'
  | 'any-character'
  | 'empty-file'
  | 'captcha-of-users'
  | 'captcha-of-nobody'
  | 'captcha-twice'
  | 'captcha-four-minutes'
  | 'captcha-two-minutes'
  | 'captcha-any-kind'
  | 'captcha-guesses'
  | 'captcha-any-value'
  | 'additional-six-days'
  | 'additional-four-days'
  | 'additional-sixth'
  | 'survey-eleven-days'
  | 'survey-nine-days'
  | 'score-six'
  | 'sent-again'
  | 'order'
  | 'ongoing-last'
  | 'pages-from-one'
  | 'total-of-page'
  | 'every-category'
  | 'search-of-small-letters'
  | 'related-exactly'
  | 'missing-field'
  | 'misspelled-field'
  | 'message-language'
  | 'content-language'
  | 'mail-language'
  | 'untranslated'
  | 'public-on-gov'
  | 'date-form'
  | 'time-form'
  | 'months-from-zero'
  | 'last-day'
  | 'no-discounts'
  | 'forecast'
  | 'forbidden-anonymous'
  | 'tax-bill-of-all'
  | 'usage-of-all'
  | 'signed-in-for-ever'
  | 'inquiries-of-all'
  | 'wrong-status'
  | 'old-password'
  | 'password-17'
  | 'not-listed'
  | 'no-receipt'
  | 'case-answered'
  | 'ratable-for-ever'
  | 'alarm-lost'
  | 'empty-records'

export type Volume = {
  readonly faqs?: number
  readonly notices?: number
  readonly news?: number
  readonly inquiries?: number
  readonly usageMonths?: number
}

export type World = {
  readonly id: string
  readonly persona: Persona
  readonly member: User | null
  readonly memberOverrides: {
    readonly email?: string
    readonly name?: string
    readonly roles?: readonly string[]
    readonly userType?: string
    readonly cntryCd?: string
    readonly mbrGrpCd?: string
  } | null
  readonly site: Site
  readonly now: string
  readonly frozen: boolean
  readonly isClockSet: boolean
  readonly abuse: boolean
  readonly partner: boolean
  readonly strictOwnership: boolean
  readonly allowFileExt: readonly string[]
  readonly latencyMs: number | readonly [number, number]
  readonly seed: string | null
  readonly volume: Volume | null
  readonly forward: readonly { readonly operationId?: OperationId; readonly to: string }[]
  readonly hasOutsideData: boolean
  readonly defect?: DefectName
  readonly faults: readonly Fault[]
  readonly faultUses?: readonly FaultUse[]
  readonly exchanges: number
  readonly recorded: number
  readonly inquiries: number
  readonly mails: number
  readonly idleMs: number
}

export type User = {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly userType: string
  readonly cntryCd: string
  readonly mbrGrpCd?: string
}

export type Fault = {
  readonly id?: number
  readonly operationId?: OperationId
  readonly operations?: readonly OperationId[]
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path?: string
  readonly when?: FaultCondition
  readonly nth?: number
  readonly every?: number
  readonly chance?: number
  readonly quota?: FaultQuota
  readonly status?: number
  readonly code?: string
  readonly message?: string
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string }
  readonly delayMs?: number
  readonly after?: boolean
  readonly abort?: boolean
  readonly reset?: boolean
  readonly malformed?: boolean
  readonly truncateAt?: number
  readonly bytesPerSecond?: number
  readonly times?: number
  readonly enabled?: boolean
}

export type FaultCondition = {
  readonly persona?: Persona
  readonly query?: { readonly [name: string]: string }
  readonly fields?: { readonly [name: string]: string }
  readonly headers?: { readonly [name: string]: string }
}

export type FaultQuota = { readonly limit: number; readonly windowMs: number }

export type FaultUse = {
  readonly id: number
  readonly operationId?: OperationId
  readonly matched: number
  readonly applied: number
  readonly window?: { readonly since: number; readonly requests: number }
}

export type Exchange = {
  readonly number: number
  readonly method: string
  readonly path: string
  readonly query: string
  readonly ignoredParameters?: readonly string[]
  readonly operationId: string | null
  readonly status: number
  readonly code: string | null
  readonly ms: number
  readonly at: string
  readonly fault: string | null
  readonly faultId?: number
  readonly earlyMs?: number
  readonly defect?: string
  readonly request: string | null
  readonly response: string | null
  readonly violations: readonly string[]
  readonly requestHeaders: readonly (readonly [string, string])[]
  readonly responseHeaders: readonly (readonly [string, string])[]
  readonly refusedBy: readonly { readonly field: string; readonly clause: string }[]
  readonly forwarded?: Forwarded
}

export type Forwarded = {
  readonly to: string
  readonly mock: { readonly status: number; readonly response: string | null }
  readonly differences: readonly Difference[]
  readonly notCompared: readonly { readonly field: string; readonly reason: string }[]
}

export type Difference = {
  readonly field: string
  readonly kind:
    | 'status'
    | 'media'
    | 'missing'
    | 'unexpected'
    | 'type'
    | 'value'
    | 'form'
    | 'length'
    | 'order'
    | 'language'
  readonly mock: string | null
  readonly backEnd: string | null
  readonly clauses: readonly string[]
}

export type Differences = {
  readonly forwarded: number
  readonly differences: readonly (Difference & { readonly number: number; readonly operationId: string | null })[]
  readonly notCompared: readonly {
    readonly field: string
    readonly reason: string
    readonly number: number
    readonly operationId: string | null
  }[]
}

export type Coverage = {
  readonly operations: readonly {
    readonly operationId: OperationId
    readonly origin: 'product' | 'assumed' | 'mock'
    readonly requests: number
    readonly met: readonly {
      readonly status: number
      readonly code: string | null
      readonly count: number
      readonly exchange?: number
    }[]
    readonly neverMet: readonly { readonly status: number; readonly code: string | null }[]
    readonly neverSent: readonly string[]
    readonly valuesNeverSent: readonly { readonly field: string; readonly value: string }[]
  }[]
  readonly mistakes: readonly {
    readonly operationId: OperationId | null
    readonly kind: 'refused' | 'unknown-name' | 'too-early' | 'sent-twice'
    readonly code: string | null
    readonly clause: string | null
    readonly field: string | null
    readonly count: number
    readonly exchange?: number
  }[]
  readonly counts: { readonly [name: string]: number }
  readonly leftOut: number
}

export type StoredInquiry = {
  readonly inquiryId: number
  readonly operationId: 'submitInquiry' | 'submitAdditional'
  readonly parentInquiryId: number | null
  readonly at: string
  readonly site: Site
  readonly persona: Persona
  readonly fields: { readonly [name: string]: string }
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: string }[]
}

export type Mail = {
  readonly mailId: number
  readonly kind: 'RECEIPT' | 'ANSWER' | 'CALL'
  readonly inquiryId: number
  readonly answerId: number | null
  readonly site: Site
  readonly locale: Locale
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly sentAt: string
  readonly body: readonly (
    | { readonly text: string }
    | { readonly html: string }
    | {
        readonly rel: 'questions' | 'faq' | 'survey' | 'additional' | 'inquiry'
        readonly label: string
        readonly url: string
      }
  )[]
}

export type Answered = { readonly inquiryId: number; readonly answerId: number | null; readonly mailId: number | null }

export type CaptchaAnswer = {
  readonly type: CaptchaCategory
  readonly value: string
  readonly verified: boolean
  readonly expiresAt: string
}

export type CaptchaCategory = 'RECEIPT' | 'AUDIO' | 'CAPTCHA'
