import type { OperationId } from './operations.ts'
import type { Persona } from './personas.ts'
import type { Locale, Site } from './sites.ts'

// Types of the control plane, written by hand. Suites do not import the contract that they verify.

export interface User {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly userType: string
  readonly cntryCd: string
  readonly mbrGrpCd?: string
}

export interface Forward {
  readonly operationId?: OperationId
  readonly to: string
}

export interface Difference {
  readonly field: string
  readonly kind: string
  readonly mock: string | null
  readonly backEnd: string | null
  readonly clauses: readonly string[]
}

interface NotCompared {
  readonly field: string
  readonly reason: string
}

interface OfExchange {
  readonly number: number
  readonly operationId: OperationId
}

export interface Differences {
  readonly forwarded: number
  readonly differences: readonly (Difference & OfExchange)[]
  readonly notCompared: readonly (NotCompared & OfExchange)[]
}

export interface WorldSettings {
  readonly persona?: Persona
  readonly member?: Partial<User>
  readonly site?: Site
  readonly now?: string | null
  readonly frozen?: boolean
  readonly abuse?: boolean
  readonly partner?: boolean
  readonly strictOwnership?: boolean
  readonly allowFileExt?: readonly string[]
  readonly latencyMs?: number | readonly [number, number]
  readonly seed?: string
  readonly forward?: readonly Forward[]
  readonly volume?: {
    readonly faqs?: number
    readonly notices?: number
    readonly news?: number
    readonly inquiries?: number
    readonly usageMonths?: number
  }
  readonly data?: { readonly [collection: string]: { readonly [key: string]: object } }
}

export interface Fault {
  /** Given by the mock. */
  readonly id?: number
  readonly operationId?: OperationId
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly code?: string
  readonly message?: string
  readonly body?: unknown
  readonly delayMs?: number
  readonly abort?: boolean
  readonly malformed?: boolean
  readonly times?: number
  readonly enabled?: boolean
}

export interface Exchange {
  readonly number: number
  readonly method: string
  readonly path: string
  readonly query: string
  readonly operationId: OperationId | null
  readonly status: number
  readonly code: string | null
  readonly ms: number
  readonly at: string
  readonly fault: string | null
  readonly faultId?: number
  readonly request: string | null
  readonly response: string | null
  readonly violations: readonly string[]
  readonly ignoredParameters?: readonly string[]
  readonly requestHeaders: readonly (readonly [name: string, value: string])[]
  readonly responseHeaders: readonly (readonly [name: string, value: string])[]
  readonly refusedBy: readonly { readonly field: string; readonly clause: string }[]
  readonly forwarded?: {
    readonly to: string
    readonly mock: { readonly status: number; readonly response: string | null }
    readonly differences: readonly Difference[]
    readonly notCompared: readonly NotCompared[]
  }
}

export interface StoredInquiry {
  readonly inquiryId: number
  readonly operationId: 'submitInquiry' | 'submitAdditional'
  /** Set only for additional inquiries. */
  readonly parentInquiryId: number | null
  readonly at: string
  readonly site: Site
  readonly persona: Persona
  readonly fields: { readonly [name: string]: string }
  readonly files: readonly { readonly name: string; readonly size: number; readonly sha256: string }[]
}

/** A link of an email. */
export interface MailLink {
  readonly rel: 'questions' | 'faq' | 'survey' | 'additional' | 'inquiry'
  readonly label: string
  readonly url: string
}

export interface Mail {
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
  readonly body: readonly ({ readonly text: string } | { readonly html: string } | MailLink)[]
}

export interface Answered {
  readonly inquiryId: number
  readonly answerId: number | null
  readonly mailId: number | null
}

export interface CaptchaAnswer {
  readonly type: 'RECEIPT' | 'AUDIO' | 'CAPTCHA'
  readonly value: string
  readonly verified: boolean
  readonly expiresAt: string
}

/** The state of a world as the control plane returns it. */
export interface WorldState {
  readonly id: string
  readonly persona: Persona
  readonly member: User | null
  readonly site: Site
  readonly now: string
  readonly frozen: boolean
  readonly abuse: boolean
  readonly partner: boolean
  readonly strictOwnership: boolean
  readonly allowFileExt: readonly string[]
  readonly latencyMs: number | readonly [number, number]
  readonly seed: string | null
  readonly forward: readonly Forward[]
  readonly faults: readonly Fault[]
  readonly exchanges: number
  readonly recorded: number
  readonly inquiries: number
  readonly mails: number
  readonly idleMs: number
}
