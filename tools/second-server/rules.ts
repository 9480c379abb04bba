import type { Row } from './records.ts'
import type { Code, Language } from './words.ts'

/** What the document says in words, as values that a variant can change. */
export const rules = {
  contentMax: 5000,
  businessRoles: ['ROLE_ACCOUNT_BIZ', 'ROLE_ACCOUNT_PISTT'],
  sendsOwnEmail: true,
  nationalNumber: [2, 17] as readonly [min: number, max: number],
  filesMax: 5,
  fileBytesMax: 10_485_760,
  // oxlint-disable-next-line no-control-regex
  forbidden: /[\\/:*?"<>|;%&#\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
  extension: (text: string) => text.toLowerCase(),
  surveyDays: 10,
  isRated: ({ isSurvey }: Row): boolean => isSurvey === 'Y',
  additionalDays: 5,
  additionalMax: 5,
  captchaMinutes: 3,
  captchaValuesMax: 5,
  isCaptchaNeeded: (abuse: boolean, isAnonymous: boolean) => abuse && isAnonymous,
  usesUpCaptcha: true,
  recentPasswords: 3,
  password: /^(?=.*[A-Za-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])[!-~]{8,16}$/,
  storesAlarm: true,
  isOwn: (owner: string, user: string) => owner === user,
  keyword: (text: string) => text,
  fitsCode: (about: string, code: string) => about.startsWith(code) || code.startsWith(about),
  pageOfNotices: (rows: readonly Row[]) => rows,
  surveyFields: ['isSurvey', 'registerDate'],
  /** Of an inquiry of another user. */
  foreignCode: 'NOT_FOUND' as Code,
  newsDay: (day: string) => day,
  firstPage: 0,
  messageLanguage: (language: Language): Language => language,
}
export type Rules = typeof rules
