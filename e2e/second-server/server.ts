import { createServer, type IncomingMessage, type Server } from 'node:http'

// Ten operations, written from specs/contract/openapi.yaml alone. It imports nothing of this repository, so that it shows
// what a back end looks like whose authors have only the document.

const languages = ['ko', 'en', 'ja'] as const
type Language = (typeof languages)[number]

type Row = Readonly<Record<string, unknown>>

/** The records of one language. */
export interface Texts {
  readonly notices: readonly Row[]
  /** By number. */
  readonly noticeDetails: Readonly<Record<string, Row>>
  readonly news: readonly Row[]
  readonly newsTypes: readonly Row[]
  /** By type, or by type and parent code: `GNRL`, `GNRL GNRL_MBR`. */
  readonly codes: Readonly<Record<string, readonly Row[]>>
  /** Of one user, by number. */
  readonly inquiries: Readonly<Record<string, Row>>
}

/** What the server knows at the start, as its authors have loaded it. */
export interface Records {
  readonly texts: Readonly<Record<Language, Texts>>
  readonly extensions: readonly string[]
  /** By number of the inquiry and of the answer: `51245/71245`. */
  readonly surveys: Readonly<Record<string, Row>>
  /** The value of the cookie `session` of the owner of the inquiries. */
  readonly session: string
}

/** Deviations from the document that the server can have. */
export type Bug = 'order' | 'missing-field' | 'wrong-status' | 'message-language' | 'date-form'

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Call {
  readonly params: readonly string[]
  readonly query: URLSearchParams
  readonly language: Language
  readonly session: string | undefined
  readonly body: Buffer
  readonly contentType: string
}

const messages = {
  BAD_REQUEST: {
    ko: '값을 확인해 주세요.',
    en: 'Check this value.',
    ja: '値を確認してください。',
  },
  UNAUTHORIZED: { ko: '로그인이 필요합니다.', en: 'Sign in first.', ja: 'ログインしてください。' },
  NOT_FOUND: { ko: '찾을 수 없습니다.', en: 'There is no such thing.', ja: '見つかりません。' },
  FORBIDDEN: { ko: '권한이 없습니다.', en: 'You have no access.', ja: '権限がありません。' },
  METHOD_NOT_ALLOWED: {
    ko: '지원하지 않는 메서드입니다.',
    en: 'Use another method.',
    ja: '別のメソッドを使ってください。',
  },
  UNSUPPORTED_MEDIA_TYPE: { ko: '지원하지 않는 형식입니다.', en: 'Send a form.', ja: 'フォームを送信してください。' },
} satisfies Record<string, Record<Language, string>>
const statuses = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  UNSUPPORTED_MEDIA_TYPE: 415,
}
type Code = keyof typeof statuses

/** An error response. */
class Problem extends Error {
  readonly code: Code
  readonly fields: readonly string[]

  constructor(code: Code, fields: readonly string[] = []) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** The language with the highest weight that the server has; Korean if there is none. */
const languageOf = (header = ''): Language => {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 }
  })
  const known = wanted.filter(({ language, weight }) => weight > 0 && languages.includes(language as Language))
  return (known.toSorted((a, b) => b.weight - a.weight)[0]?.language as Language | undefined) ?? 'ko'
}

/** A parameter of the query; undefined if it is missing or blank. */
const parameter = (query: URLSearchParams, name: string): string | undefined => {
  const [value = '', ...others] = query.getAll(name)
  if (others.length > 0) throw new Problem('BAD_REQUEST', [name])
  return value.trim() === '' ? undefined : value
}

const integer = (query: URLSearchParams, name: string, fallback: number, min: number, max: number): number => {
  const text = parameter(query, name) ?? String(fallback)
  const value = /^-?\d+$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  throw new Problem('BAD_REQUEST', [name])
}

const pageOf = (rows: readonly Row[], query: URLSearchParams, defaultSize: number) => {
  const size = integer(query, 'size', defaultSize, 1, 100)
  const number = integer(query, 'page', 0, 0, Number.MAX_SAFE_INTEGER)
  const content = rows.slice(number * size, (number + 1) * size)
  const totalPages = Math.ceil(rows.length / size)
  return {
    content,
    totalElements: rows.length,
    totalPages,
    number,
    size,
    first: number === 0,
    last: number >= totalPages - 1,
    empty: content.length === 0,
  }
}

/** The number in a path. */
const idOf = (text: string | undefined, name: string): string => {
  if (/^\d{1,15}$/.test(text ?? '') && Number(text) > 0) return String(Number(text))
  throw new Problem('BAD_REQUEST', [name])
}

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Problem('NOT_FOUND')
  return value
}

/** Required of a general inquiry, the only type that this server takes so far. */
const requiredParts = ['bbsArticleTypeDetailCode', 'emailAddress', 'cellphoneNo', 'title', 'content']

/** A part of a form as text; empty if it is missing or a file. */
const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A server with ten operations of the contract. */
export class SecondServer {
  readonly #records: Records
  readonly #bugs: readonly Bug[]
  readonly #server: Server
  readonly #routes: readonly (readonly [method: string, path: RegExp, answer: (call: Call) => unknown])[]
  #lastInquiry = 900_000
  /** The headers of the requests so far, with their method and path. */
  readonly received: { readonly line: string; readonly headers: IncomingMessage['headers'] }[] = []

  constructor(records: Records, planted: readonly Bug[] = []) {
    this.#records = records
    this.#bugs = planted
    this.#server = createServer((request, response) => {
      const refuse = (error: unknown) => this.#refusal(error, languageOf(request.headers['accept-language']))
      const send = ({ status, body, headers }: Answer) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(JSON.stringify(body))
      }
      void this.#answer(request).catch(refuse).then(send)
    })
    this.#routes = [
      ['GET', /^\/api\/support\/notice$/, this.#notices],
      ['GET', /^\/api\/support\/notice\/([^/]+)$/, this.#notice],
      ['GET', /^\/service-news\/page$/, this.#news],
      ['GET', /^\/service-news\/type$/, ({ language }) => this.#texts(language).newsTypes],
      ['GET', /^\/api\/support\/inquiry\/code$/, this.#codes],
      ['GET', /^\/api\/support\/inquiry\/allowFileExtList$/, () => this.#records.extensions],
      ['GET', /^\/api\/support\/inquiry\/([^/]+)\/answer\/([^/]+)$/, this.#survey],
      ['GET', /^\/api\/mypage\/inquiry$/, this.#inquiries],
      ['GET', /^\/api\/mypage\/inquiry\/([^/]+)$/, this.#inquiry],
      ['POST', /^\/api\/support\/inquiry$/, this.#submit],
    ]
  }

  listen(port: number): Promise<string> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${port}`)))
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #has(bug: Bug) {
    return this.#bugs.includes(bug)
  }

  #texts(language: Language) {
    return this.#records.texts[language]
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/', headers } = request
    const { pathname, searchParams: query } = new URL(url, 'http://server')
    this.received.push({ line: `${method} ${url}`, headers })
    const routes = this.#routes.filter(([, path]) => path.test(pathname))
    if (routes.length === 0) throw new Problem('NOT_FOUND')
    const route = routes.find(([allowed]) => allowed === method)
    if (!route) throw new Problem('METHOD_NOT_ALLOWED')
    const body = await route[2]({
      params: route[1].exec(pathname)!.slice(1),
      query,
      language: languageOf(headers['accept-language']),
      session: /(?:^|;\s*)session=([^;]*)/.exec(headers.cookie ?? '')?.[1],
      body: Buffer.concat((await request.toArray()) as Buffer[]),
      contentType: headers['content-type'] ?? '',
    })
    return { status: 200, body, headers: { 'set-cookie': 'seen=yes; Path=/; Domain=back-end.example' } }
  }

  /** The response to an error of the client. Any other error fails the test that started the server. */
  #refusal(error: unknown, language: Language): Answer {
    if (!(error instanceof Problem)) throw error
    const { code, fields } = error
    const message = messages[code][this.#has('message-language') ? 'ko' : language]
    const errors = fields.map((field) => ({ field, code, message }))
    return { status: statuses[code], body: { code, message, ...(errors.length > 0 && { errors }) } }
  }

  readonly #notices = ({ query, language }: Call) => {
    const type = parameter(query, 'typeCode')
    const rows = this.#texts(language).notices.filter(({ typeCode }) => type === undefined || typeCode === type)
    return pageOf(this.#has('order') ? rows.slice(0, 10).toReversed().concat(rows.slice(10)) : rows, query, 10)
  }

  readonly #notice = ({ params, language }: Call) =>
    found(this.#texts(language).noticeDetails[idOf(params[0], 'noticeId')])

  readonly #news = ({ query, language }: Call) => {
    const types = query.getAll('serviceNewsTypeCodes').flatMap((text) => text.split(',').filter(Boolean))
    const rows = this.#texts(language).news.filter(
      ({ serviceNewsTypeCode }) => types.length === 0 || types.includes(String(serviceNewsTypeCode)),
    )
    const page = pageOf(rows, query, 9)
    if (!this.#has('date-form')) return page
    return {
      ...page,
      content: page.content.map((row) => ({ ...row, applyYmd: String(row.applyYmd).replaceAll('-', '.') })),
    }
  }

  readonly #codes = ({ query, language }: Call) => {
    const type = parameter(query, 'inquiryType') ?? ''
    if (!['O2O', 'TRBL', 'SOLUT', 'GNRL', 'SALES', 'EXPER'].includes(type))
      throw new Problem('BAD_REQUEST', ['inquiryType'])
    const parent = parameter(query, 'parentCode')
    return this.#texts(language).codes[parent === undefined ? type : `${type} ${parent}`] ?? []
  }

  readonly #survey = ({ params }: Call) => {
    const survey = found(this.#records.surveys[`${idOf(params[0], 'id')}/${idOf(params[1], 'answerId')}`])
    if (!this.#has('missing-field')) return survey
    const { isSurvey: _isSurvey, ...rest } = survey
    return rest
  }

  #requireOwner(session: string | undefined) {
    if (session !== this.#records.session) throw new Problem('UNAUTHORIZED')
  }

  readonly #inquiries = ({ query, language, session }: Call) => {
    this.#requireOwner(session)
    const names = ['inquiryId', 'parentInquiryId', 'inquiryTypeCode', 'title', 'regYmdt', 'status', 'answerCount']
    const type = parameter(query, 'inquiryType')
    const status = parameter(query, 'status')
    const rows = Object.values(this.#texts(language).inquiries)
      .filter((row) => (type ?? row.inquiryTypeCode) === row.inquiryTypeCode && (status ?? row.status) === row.status)
      .toSorted((a, b) => (String(a.regYmdt) < String(b.regYmdt) ? 1 : -1))
      .map((row): Row => Object.fromEntries(names.map((name) => [name, row[name]])))
    return pageOf(rows, query, 10)
  }

  readonly #inquiry = ({ params, language, session }: Call) => {
    this.#requireOwner(session)
    const own = this.#texts(language).inquiries[idOf(params[0], 'id')]
    if (!own && this.#has('wrong-status')) throw new Problem('FORBIDDEN')
    return found(own)
  }

  readonly #submit = async ({ body, contentType }: Call) => {
    if (!contentType.startsWith('multipart/form-data')) throw new Problem('UNSUPPORTED_MEDIA_TYPE')
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    const wrong = requiredParts.filter((name) => textOf(form, name).trim() === '')
    if (textOf(form, 'content').replaceAll('\r\n', '\n').length > 5000) wrong.push('content')
    if (wrong.length > 0) throw new Problem('BAD_REQUEST', wrong)
    this.#lastInquiry += 1
    return { code: 'SUCCESS', content: { inquiryId: this.#lastInquiry } }
  }
}
