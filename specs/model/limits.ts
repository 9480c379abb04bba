/** Every limit of the product that a user can reach. Rules, contract and messages take them from here. */
export const limits = {
  /** Length of the content of an inquiry, in UTF-16 code units. */
  contentMax: 5000,
  emailMax: 50,
  corpNameMax: 50,
  scaleDigitsMax: 10,
  nationalNumberMin: 2,
  nationalNumberMax: 17,
  phoneInputMax: 250,
  filesMax: 5,
  fileMegabytesMax: 10,
  /** Length of a file name in NFC, in UTF-16 code units. */
  fileNameMax: 100,
  /** Number of 24-hour periods in which an answer can be rated. */
  surveyDays: 10,
  surveyCommentMax: 1000,
  /** Number of 24-hour periods after the first answer in which additional inquiries are possible. */
  additionalDays: 5,
  additionalMax: 5,
  alarmRecipientsMax: 20,
  alarmNameMax: 50,
  passwordMin: 8,
  passwordMax: 16,
  /** Number of passwords that cannot be reused, including the current one. */
  passwordHistorySize: 3,
} as const

/** `contentMax` as texts show it; grouped alike in all three languages. */
export const contentMaxText = limits.contentMax.toLocaleString('en')

export const fileBytesMax = limits.fileMegabytesMax * 1024 * 1024
