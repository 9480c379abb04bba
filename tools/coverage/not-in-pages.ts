/** What of the contract no page of the app can meet, and why. */
export const notInPages: readonly (readonly [pattern: RegExp, reason: string])[] = []
