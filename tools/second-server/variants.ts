/** Deliberate defects, one at a time: `--variant <name>`. */
const variants: Record<string, string> = {
  'created-201': 'an inquiry is accepted with 201 and without code',
  'no-type-name': 'notices have no typeName, in the list and in the detail',
  'limit-5001': 'content may have 5001 characters',
  'code-points': 'texts are counted in code points',
  'crlf-counts-two': 'CR LF is stored and counts as two',
  'japanese-is-english': 'ja is answered with English texts',
  'messages-korean': 'messages of errors are always Korean',
  'no-etag': 'no ETag and no 304',
  'page-from-one': 'pages are counted from 1',
  'oldest-first': 'notices and news are oldest first',
  'size-unlimited': 'a file may have any size',
  'six-files': 'six files are accepted',
  'html-404': 'an unknown path is answered with a page',
  'expiry-14-days': 'a survey can be answered for 14 days',
  'rate-twice': 'a survey can be answered again',
  'score-six': 'a score of 6 is accepted',
  'usage-open': 'the usage is returned without a session',
  'total-without-vat': 'totalAmount lacks the VAT',
  'foreign-inquiry': 'anyone signed in reads any inquiry',
  'no-ranges': 'Range is ignored',
  'sixth-additional': 'a sixth additional inquiry is accepted',
  'sign-out-keeps': 'signing out keeps the session',
  'alarm-not-saved': 'PUT alarm returns 200 and stores nothing',
  'any-captcha': 'every captcha value is right',
}
let active = ''
export const setVariant = (name: string) => {
  if (name && !variants[name]) throw new Error(`unknown variant ${name}: ${Object.keys(variants).join(', ')}`)
  active = name
}
export const broken = (name: string) => active === name
