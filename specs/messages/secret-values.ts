const secretHeader =
  /cookie|authorization|\bauth\b|jwt|token|secret|(?<!idempotency-)key|session|password|^x-.*(?:user|identity|oidc|cert)/i

/** Whether a header signs somebody in or says who it is. */
export const isSecretHeader = (name: string): boolean => secretHeader.test(name)

const fromPercents = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const fromBase64 = (base64: string) => {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** The secrets in headers: those of cookies, of credentials and of what `Basic` encodes. */
export const secretsOfHeaders = (headers: Iterable<readonly [name: string, value: string]>): readonly string[] =>
  [...headers].flatMap(([name, value]) => {
    if (!isSecretHeader(name)) return []
    if (!/cookie/i.test(name)) {
      const [, scheme = '', rest = value] = /^(\w+) (.*)$/s.exec(value) ?? []
      const pair = /^basic$/i.test(scheme) ? fromBase64(rest) : ''
      return [value, rest, pair, ...pair.split(/:(.*)/s)]
    }
    return value.split(/[;,]\s*/).flatMap((pair) => {
      const [key = '', text = ''] = pair.split(/=(.*)/s)
      return /^(path|domain|max-age|expires|samesite)$/i.test(key) ? [] : [text, fromPercents(text)]
    })
  })

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** A character as it is, or as JSON, an address or HTML may write it. */
const spellingsOf = (character: string) => {
  if (/[A-Za-z0-9]/.test(character)) return character
  const [plain, encoded] = [character, encodeURIComponent(character.toWellFormed())].map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return `(?:\\\\{0,3}${plain}|\\\\{1,2}u${hex(character.charCodeAt(0), 4)}|${encoded}|&#?\\w{2,6};)`
}

/** Short values are looked for as words only, because parts of other words are the same. */
const patternOf = (value: string) => {
  const pattern = Array.from(value, spellingsOf).join('')
  return value.length < 8 ? `(?<![A-Za-z0-9])${pattern}(?![A-Za-z0-9])` : pattern
}

/** A pattern of these values, the longest first; undefined without one. */
export const anyOf = (values: readonly string[]): RegExp | undefined => {
  const unique = [...new Set(values)].filter((value) => value.trim().length > 1)
  const patterns = unique.toSorted((a, b) => b.length - a.length).map(patternOf)
  return patterns.length > 0 ? new RegExp(`(${patterns.join('|')})`, 'gi') : undefined
}

/** A secret as texts can contain it. */
export const formsOf = (secret: string): readonly string[] => {
  const bytes = new TextEncoder().encode(secret)
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/={1,2}$/, '')
  const encoded = [
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_'),
    Array.from(bytes, (byte) => hex(byte, 2)).join(''),
  ]
  // Those of short ones could be anything.
  return bytes.length < 6 ? [secret] : [secret, ...encoded]
}
