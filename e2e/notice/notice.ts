interface Texts {
  readonly ko: string
  readonly en?: string
  readonly ja?: string
}

/** A notice for the data of a world, newer than the fixtures by default. */
export const notice = (noticeId: number, overrides: Readonly<Record<string, unknown>> = {}) => ({
  noticeId,
  sites: ['public'],
  typeCode: 'GUIDE',
  title: { ko: `공지 ${noticeId}` } as Texts,
  content: { ko: '<p>내용</p>' } as Texts,
  regYmdt: '2099-01-01 00:00:00',
  fileNos: [],
  subNotices: [],
  ...overrides,
})

export const idsOf = (body: { readonly content: readonly { readonly noticeId: number }[] }) =>
  body.content.map(({ noticeId }) => noticeId)
