import * as z from 'zod'

/** What a team says about a failure or a gap that it knows. */
export const knownFields = {
  reason: z.string().default(''),
  issue: z.string().optional(),
  /** The last day on which it is known. */
  expires: z.iso.date().optional(),
}

/** `today` is a date such as 2026-11-20. */
export const isExpired = ({ expires }: { readonly expires?: string | undefined }, today: string): boolean =>
  expires !== undefined && expires < today
