/** What the document says in words. */
export const rules = {
  contentMax: 5000,
  businessRoles: ['ROLE_ACCOUNT_BIZ', 'ROLE_ACCOUNT_PISTT'],
  nationalNumber: [2, 17] as readonly [min: number, max: number],
  filesMax: 5,
  fileBytesMax: 10_485_760,
  // oxlint-disable-next-line no-control-regex
  forbidden: /[\\/:*?"<>|;%&#\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
  surveyDays: 10,
  additionalDays: 5,
  additionalMax: 5,
  captchaMinutes: 3,
  captchaValuesMax: 5,
  recentPasswords: 3,
  password: /^(?=.*[A-Za-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])[!-~]{8,16}$/,
}
