import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { emails, personas } from '../literals/personas.ts'
import { sites } from '../literals/sites.ts'

/** What a back end may leave out. A test that needs one that is not there is omitted. */
const capabilities = {
  'sites.gov': 'the site gov; follows from its address',
  'sites.fin': 'the site fin; follows from its address',
  'languages.en': 'texts in English',
  'languages.ja': 'texts in Japanese',
  'captcha.receipt': 'captchas with a receipt',
  'captcha.audio': 'captchas as sound',
  'captcha.question': 'captchas with a question',
  uploads: 'files with an inquiry',
  ranges: 'parts of files (status 206)',
  survey: 'ratings of answers and calls',
  idempotency: 'an Idempotency-Key, so that nothing is stored twice',
  'virtual-clock': 'the state `now`, which sets the clock',
} as const
export type Capability = keyof typeof capabilities
export const capabilityNames = Object.keys(capabilities) as readonly Capability[]

/** The settings of a world that are states. `persona` is a sign-in; a seed and an id change nothing. */
export const stateSettings = [
  'member',
  'now',
  'frozen',
  'abuse',
  'partner',
  'allowFileExt',
  'strictOwnership',
  'data',
] as const

/** The states of the state address. */
export const stateNames = ['start', ...stateSettings, 'captcha', 'answer', 'inquiries', 'mails'] as const

const headers = z.record(z.string(), z.string())

/** An address without the slash at its end. It may have a path. */
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** The address of pages, which begin at its root. */
const origin = address.refine((url) => url === new URL(url).origin, { error: 'must have no path' })

const signIn = z.strictObject({
  method: z.string().default('POST'),
  path: z.string().startsWith('/'),
  headers: headers.optional(),
  json: z.unknown().optional(),
  form: headers.optional(),
})

const user = z.strictObject({ headers: headers.optional(), request: signIn.optional() })

const signedInPersonas = personas.filter((persona) => persona !== 'anonymous')

/** The keys of `verify.yaml`. `--print-template` writes their descriptions and examples. */
export const settingsSchema = z.strictObject({
  sites: z
    .partialRecord(z.enum(sites), address)
    .default({})
    .meta({
      description: 'The address of each site. A path may follow the host. Sites without one are left out.',
      examples: [{ public: 'https://api.example', gov: 'https://api.example/gov', fin: 'https://fin-api.example' }],
    }),
  pages: z
    .partialRecord(z.enum(sites), origin)
    .default({})
    .meta({
      description: 'Where the app runs for each site, on top of the back end. --ui judges the pages there.',
      examples: [{ public: 'https://www.example', gov: 'https://gov.example' }],
    }),
  headers: headers.default({}).meta({
    description: 'Sent with every request of the product. ${NAME} is the value of an environment variable.',
    examples: [{ authorization: 'Bearer ${TOKEN}' }],
  }),
  users: z
    .partialRecord(z.enum(signedInPersonas), user)
    .default({})
    .meta({
      description:
        'How each kind of user signs in: by a request whose cookies are kept, or by headers, such as\nheaders: { cookie: "session=${SESSION}" }. These are the accounts of the records.',
      examples: [
        Object.fromEntries(
          signedInPersonas.map((persona) => [
            persona,
            { request: { path: '/login', json: { email: emails[persona], password: 'Haneul!2026' } } },
          ]),
        ),
      ],
    }),
  rateLimit: z
    .number()
    .positive()
    .optional()
    .meta({
      description: 'Requests per second of the preflight and of all API suites together. Pages send their own.',
      examples: [20],
    }),
  capabilities: z
    .partialRecord(z.enum(capabilityNames), z.boolean())
    .default({})
    .meta({
      description: [
        'What the back end has. What is not declared is found out by a request, as far as one can tell:',
        ...Object.entries(capabilities).map(([name, text]) => `- ${name}: ${text}`),
      ].join('\n'),
      examples: [{ 'captcha.audio': false }],
    }),
  contract: z
    .string({ error: 'must be a version in quotes, such as "0.13"' })
    .regex(/^\d+(\.\d+){0,2}$/, 'must be a version, such as 0.13')
    .optional()
    .meta({
      description: 'The version of the contract that the back end is built from. What newer ones require is a warning.',
      examples: ['0.13'],
    }),
  records: z
    .boolean()
    .default(false)
    .meta({
      description: 'Whether the records of GET /__mock/contract/records.json and the codes of codes.json are loaded.',
      examples: [true],
    }),
  recordIds: headers.default({}).meta({
    description: 'The ids of records in your data, by those in ours, where they differ.',
    examples: [{ '51245': '9000001' }],
  }),
  state: z
    .strictObject({
      address,
      headers: headers.optional(),
      requestHeader: z.string().optional(),
      states: z.array(z.enum(stateNames)).optional(),
    })
    .optional()
    .meta({
      description:
        'Receives POST { state, params, action: "setup" or "teardown" } and may return values. requestHeader: the header that\nnames the state of a request, so that tests run in parallel. states: those that it knows, all if absent.',
      examples: [{ address: 'https://qa.example/state', headers: { authorization: 'Bearer ${QA_TOKEN}' } }],
    }),
  controlPlane: z
    .boolean()
    .optional()
    .meta({
      description: 'Whether the target has the control plane of haneul-mock. If absent, /__mock/health tells.',
      examples: [false],
    }),
  tls: z
    .strictObject({ ca: z.string() })
    .optional()
    .meta({ description: 'ca: a file with the certificates to trust, in PEM.', examples: [{ ca: 'private-ca.pem' }] }),
})
export type Settings = z.infer<typeof settingsSchema>

/** What a run judges, as the command line resolved it. */
export interface Target extends Settings {
  /** Every capability, declared or found out. */
  readonly capabilities: Readonly<Record<Capability, boolean>>
  /** `quick`: a test for every operation. `default`: changes nothing. `full`: everything. */
  readonly mode: 'quick' | 'default' | 'full'
  readonly contractVersion: string
}

/** The target of this run; undefined where the suites run against their own mock. @public */
export const readTarget = (): Target | undefined =>
  process.env.VERIFY_TARGET === undefined
    ? undefined
    : (JSON.parse(readFileSync(process.env.VERIFY_TARGET, 'utf8')) as Target)

/** What a test needs, as its annotation `needs` says in JSON. */
export interface Needs {
  /** 0: nothing. 1: the records. 2: a state address. 3: the control plane. */
  readonly level: 0 | 1 | 2 | 3
  readonly states: readonly string[]
  readonly capabilities: readonly string[]
  readonly users: readonly string[]
  readonly changes: boolean
}

/**
 * The file of the needs: the tests by file and by their titles, which are those of their groups and their own, joined by ` › `.
 * What is absent is not needed.
 */
export interface NeedsFile {
  readonly [file: string]: { readonly [titles: string]: Partial<Needs> & { readonly clauses: readonly string[] } }
}

/** What a response shows of a clause: that it holds, or how it is violated and by which exchange. */
export interface Shown {
  readonly clause: string
  readonly violation?: { readonly text: string; readonly exchange: JudgedExchange }
}

/** An exchange of a test, a list of which is the annotation `exchange`, in JSON. Not yet redacted. */
export interface JudgedExchange {
  readonly method: string
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody?: string
  readonly status: number
  readonly responseHeaders: Readonly<Record<string, string>>
  readonly responseBody?: string
}
