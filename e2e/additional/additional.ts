/** Data with an inquiry of main, answered on 1 November 2026 at 09:30:40, and `count` additional inquiries. */
export const withAdditional = (
  count: number,
  overrides: { readonly persona?: string; readonly answered?: boolean } = {},
) => {
  const { persona = 'main', answered = true } = overrides
  const inquiry = (inquiryId: number, fields: object = {}) => ({
    inquiryId,
    persona,
    sites: ['public'],
    inquiryTypeCode: 'GNRL',
    bbsArticleTypeDetailCode: 'GNRL_MBR_001',
    title: '처음 문의',
    content: '내용',
    regYmdt: '2026-11-01 08:00:00',
    status: 'ANSWERED',
    ...fields,
  })
  const additional = Array.from({ length: count }, (_, i) => [
    61_002 + i,
    inquiry(61_002 + i, { parentInquiryId: 61_001 }),
  ])
  const answer = (answerId: number, regYmdt: string) => ({ answerId, inquiryId: 61_001, content: '<p>답</p>', regYmdt })
  return {
    inquiries: { 61001: inquiry(61_001), ...(Object.fromEntries(additional) as Record<string, object>) },
    ...(answered && {
      answers: {
        91002: answer(91_002, '2026-11-02 10:00:00'),
        91001: answer(91_001, '2026-11-01 09:30:40'),
      },
    }),
  }
}

export const conditionPath = '/api/support/inquiry/61001/additional-condition'
export const submitPath = '/api/support/inquiry/61001/additional'
