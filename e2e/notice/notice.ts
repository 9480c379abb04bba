interface Texts {
  readonly ko: string
  readonly en?: string
  readonly ja?: string
}

/** A notice of this world alone, newer than all others unless it says when. */
export const notice = (noticeId: number, over: Readonly<Record<string, unknown>> = {}) => ({
  noticeId,
  sites: ['public'],
  typeCode: 'GUIDE',
  title: { ko: `공지 ${noticeId}` } as Texts,
  content: { ko: '<p>내용</p>' } as Texts,
  regYmdt: '2099-01-01 00:00:00',
  fileNos: [],
  subNotices: [],
  ...over,
})

export const idsOf = (body: { readonly content: readonly { readonly noticeId: number }[] }) =>
  body.content.map(({ noticeId }) => noticeId)
