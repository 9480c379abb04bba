import type { WorldSettings } from '../mock-client/control-plane.ts'

/** A survey about answer 77001 to inquiry 51234; with null, one about a phone call. */
export const survey = (answerId: number | null, overrides: Readonly<Record<string, unknown>> = {}) => ({
  inquiryId: 51234,
  answerId,
  isSurvey: 'N',
  registerDate: [2026, 11, 1, 9, 30],
  ...overrides,
})

const surveys = { '51234/77001': survey(77_001), '51234/call': survey(null) }

export const settings: WorldSettings = { now: '2026-11-05T00:00:00Z', frozen: true, data: { surveys } }

export const answerPath = '/api/support/inquiry/51234/answer/77001'
export const callPath = '/api/support/inquiry/51234/call'
