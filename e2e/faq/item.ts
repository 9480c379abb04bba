/** An FAQ item for the data of a world. */
export const item = (faqId: number, overrides: Readonly<Record<string, unknown>> = {}) => ({
  faqId,
  sites: ['public'],
  categoryCode1: 'ETC',
  categoryCode2: ' ',
  categoryCode3: ' ',
  title: { ko: `질문 ${faqId}` },
  content: { ko: '<p>답변</p>' },
  about: [],
  ...overrides,
})

export const idsOf = (body: { readonly content: readonly { readonly faqId: number }[] }) =>
  body.content.map(({ faqId }) => faqId)
