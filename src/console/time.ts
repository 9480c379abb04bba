import { inKorea } from '../ui/forms/korean-time.ts'

/** Formats an instant of the mock: `2026-11-20 09:15:00`. */
export const readable = (instant: string): string => inKorea(Date.parse(instant)).replace('T', ' ')
