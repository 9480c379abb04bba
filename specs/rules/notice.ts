/** Categories of the list of notices, as the path names them, with the type code that each requests. */
export const noticeCategories = { all: undefined, guide: 'GUIDE', work: 'WORK' } as const
export type NoticeCategory = keyof typeof noticeCategories

export const isNoticeCategory = (value: string | undefined): value is NoticeCategory =>
  value !== undefined && Object.hasOwn(noticeCategories, value)
