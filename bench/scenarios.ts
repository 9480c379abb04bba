import type { RequestSpec } from './load.ts'

const boundary = 'haneul-bench-boundary'
const fields = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: 'GNRL_MBR_001',
  title: 'Sign-up with a company address',
  content: 'The confirmation mail does not arrive.',
  emailAddress: 'visitor@example.com',
  cntryNo: '82',
  cellphoneNo: '1012345678',
}

const form = (file: Buffer) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="attachFile"; filename="log.txt"\r\ncontent-type: text/plain\r\n\r\n`
  return Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** An inquiry with a file. */
export const formOf = (file: Buffer): RequestSpec => ({
  method: 'POST',
  path: '/api/support/inquiry',
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: form(file),
})

export type Scenario = 'faq' | 'eventLog' | 'faqPages' | 'faqSearches' | 'noticePages' | 'missing' | 'upload'

const keywords = ['server', 'network', 'backup', 'volume', 'storage', 'password', 'API', 'load balancer']

/** The requests that are sent to every target. */
export const scenarios: { readonly [name in Scenario]: RequestSpec } = {
  faq: { path: '/api/support/faq?page=0&size=10' },
  eventLog: { path: '/api/event-log' },
  // Every URL differs, so that each has to be parsed.
  faqPages: { path: (n) => `/api/support/faq?page=${n % 10}&size=10&n=${n}` },
  faqSearches: {
    path: (n) => `/api/support/faq?searchKeyword=${encodeURIComponent(keywords[n % keywords.length]!)}&size=10&n=${n}`,
  },
  noticePages: { path: (n) => `/api/support/notice?page=${n % 3}&size=10&n=${n}` },
  missing: { path: '/api/no/such/call' },
  upload: formOf(Buffer.alloc(1024 * 1024, 'The quick brown fox jumps over the lazy dog.\n')),
}
