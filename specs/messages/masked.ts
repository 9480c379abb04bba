const mask = '•••'

// Lengths are bounded, so that a long text is searched once.
const email = /[\w.+'-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
/** International, or Korean with hyphens. Other digits may be numbers of records, ports or times. */
const phone = /\+\d(?:[ -]?\d){7,14}(?!\d)|(?<![\d-])0\d{1,2}-\d{3,4}-\d{4}(?![\d-])/g
/**
 * In JSON within JSON, in JSON, or in a query and the output of an assertion. Within quotes, a backslash is followed by the
 * character that it escapes; in JSON within JSON, both of them are escaped.
 */
const secretField =
  /\b((?:captchaValue|cellphoneNo|\w{0,40}(?:password|token|secret|api_?key|session_?id))\\?"?\s{0,4}[:=]\s{0,4})(?:(\\")(?:[^"\\]|\\\\(?:\\["\\]|[^"\\])){1,300}|(")(?:[^"\\]|\\.){1,300}|[^"\\&\s,}\]]{1,300})/gi

/** A text without the values of its secret fields; the others stay. */
const withoutFields = (text: string, isSecret: (name: string) => boolean): string =>
  text.replace(secretField, (whole: string, before: string, escaped = '', quote = '') =>
    isSecret(before) ? `${before}${escaped}${quote}${mask}` : whole,
  )

/** A text without the captcha values and passwords in it. */
export const maskedSecrets = (text: string): string => withoutFields(text, (name) => !name.startsWith('cellphoneNo'))

/**
 * A text for reports and screens, without the email addresses, phone numbers, captcha values and passwords in it. What a program
 * reads stays whole.
 */
export const masked = (text: string): string =>
  withoutFields(text, () => true)
    .replace(email, `${mask}@${mask}`)
    .replace(phone, mask)
