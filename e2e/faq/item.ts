/** An FAQ item of this world alone. */
export const item = (faqId: number, over: Readonly<Record<string, unknown>> = {}) => ({
  faqId,
  sites: ['public'],
  categoryCode1: 'ETC',
  categoryCode2: ' ',
  categoryCode3: ' ',
  title: { ko: `질문 ${faqId}` },
  content: { ko: '<p>답변</p>' },
  about: [],
  ...over,
})

export const idsOf = (body: { readonly content: readonly { readonly faqId: number }[] }) =>
  body.content.map(({ faqId }) => faqId)
