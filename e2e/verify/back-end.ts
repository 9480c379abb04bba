import { emailOf, type Persona } from '../literals/personas.ts'
import type { Exchange } from '../mock-client/control-plane.ts'
import type { Transport, TransportRequest, TransportResponse } from '../mock-client/transport.ts'
import { operationAt } from './needs.ts'
import { jsonOf } from './ask.ts'
import { NotJudgedError } from './not-judged.ts'
import { bodyText, textOf } from './exchange-texts.ts'
import { cookieHeader, keepCookies, signInRequest, type Cookies } from './sign-in.ts'
import type { Target } from './target.ts'

type HeaderMap = Readonly<Record<string, string>>

/** What the suite keeps of one test at a back end: its state there, who is signed in, and what was exchanged. */
export class BackEndState {
  readonly id: string
  readonly settings: Record<string, unknown> = {}
  readonly exchanges: Exchange[] = []
  persona: Persona = 'anonymous'
  /** Called when another user is to be signed in. Pages have sessions of their own. */
  onUserChange: (() => Promise<void>) | undefined
  /** Exchanges of pages whose body has not arrived yet. */
  readonly arriving = new Set<Promise<void>>()
  readonly #target: Target
  readonly #send: Transport
  /** By origin, because each site has a session of its own. */
  readonly #cookies = new Map<string, Cookies>()
  readonly #signedIn = new Map<string, Promise<void>>()
  /** Whose account the state `member` changes. */
  #changedUser: Persona | undefined
  /** The clock of the back end as it was set, and when that was. */
  #clock: { readonly ms: number; readonly setAtMs: number } | undefined

  constructor(id: string, target: Target, send: Transport) {
    this.id = id
    this.#target = target
    this.#send = send
  }

  get #nameHeader(): HeaderMap {
    const name = this.#target.state?.requestHeader
    return name === undefined ? {} : { [name]: this.id }
  }

  now(): number {
    if (!this.#clock) return performance.timeOrigin + performance.now()
    const { ms, setAtMs } = this.#clock
    return this.settings.frozen === true ? ms : ms + performance.now() - setAtMs
  }

  #setClock(ms: number) {
    this.#clock = { ms, setAtMs: performance.now() }
  }

  /** Sets up or ends a state through the state address. Resolves with the values that it returns. */
  async callState(state: string, params: object = {}, action: 'setup' | 'teardown' = 'setup') {
    const { state: address } = this.#target
    if (!address) return {}
    const response = await this.#send(address.address, '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...address.headers, ...this.#nameHeader },
      body: JSON.stringify({ state, params, action }),
    })
    if (response.status >= 300 && action === 'setup')
      throw new NotJudgedError(
        `the state address returned ${response.status} for the state "${state}": ${new TextDecoder().decode(response.bytes.subarray(0, 300))}`,
      )
    return (jsonOf(response) ?? {}) as { readonly [name: string]: any }
  }

  async start(settings: object): Promise<void> {
    const { now } = await this.callState('start')
    if (typeof now === 'string') this.#setClock(Date.parse(now))
    await this.apply(settings)
  }

  /** Applies settings of a world: a persona signs in with the next request, all others are states. */
  async apply(changes: object): Promise<void> {
    // The user first, whose fields others change. The time last, so that a clock that was stopped before shows it.
    const place = (name: string) => (name === 'persona' ? 0 : name === 'now' ? 2 : 1)
    const inOrder = Object.entries(changes).toSorted(([a], [b]) => place(a) - place(b))
    for (const [name, value] of inOrder) {
      if (name === 'persona') {
        this.persona = value as Persona
        this.#cookies.clear()
        this.#signedIn.clear()
        await this.onUserChange?.()
        continue
      }
      if (name === 'seed' || name === 'id') continue
      // The clock goes on, or stops, from where it is.
      if (name === 'frozen') this.#setClock(this.now())
      // Of one user at a time, as in a world.
      if (name === 'member' && this.#changedUser !== this.persona) {
        if (this.#changedUser) await this.callState(name, { user: this.#changedUser }, 'teardown')
        this.#changedUser = this.persona
      }
      const { now } = await this.callState(name, { value, user: this.persona })
      this.settings[name] = value
      if (typeof now === 'string') this.#setClock(Date.parse(now))
      else if (name === 'now')
        this.#setClock(typeof value === 'string' ? Date.parse(value) : performance.timeOrigin + performance.now())
    }
  }

  async #signIn(origin: string) {
    if (this.persona === 'anonymous') return
    const request = this.#target.users[this.persona]?.request
    if (!request) return
    const { headers, ...rest } = signInRequest(request)
    const response = await this.#send(origin, request.path, {
      ...rest,
      headers: { ...this.#target.headers, ...this.#nameHeader, ...headers },
    })
    if (response.status >= 400)
      throw new NotJudgedError(`signing in as "${this.persona}" (${emailOf(this.persona)}) returned ${response.status}`)
    keepCookies(this.#cookiesOf(origin), response.headers)
  }

  /** What every request sends. */
  get headers(): HeaderMap {
    const user = this.persona === 'anonymous' ? undefined : this.#target.users[this.persona]
    return { ...this.#target.headers, ...this.#nameHeader, ...user?.headers }
  }

  /** The cookies at an origin, where the user of the test is signed in. */
  async session(origin: string): Promise<Cookies> {
    if (!this.#signedIn.has(origin)) this.#signedIn.set(origin, this.#signIn(origin))
    await this.#signedIn.get(origin)
    return this.#cookiesOf(origin)
  }

  /** Adds an exchange to those that take the place of the journal of a world. */
  record(path: string, sent: TransportRequest, response: TransportResponse, ms: number): void {
    const [pathname = '', query = ''] = path.split('?')
    this.exchanges.push({
      number: this.exchanges.length + 1,
      method: sent.method,
      path: pathname,
      query,
      operationId: operationAt(sent.method, path)?.id ?? null,
      status: response.status,
      code: (jsonOf(response) as { readonly code?: string } | null | undefined)?.code ?? null,
      ms: Math.round(ms),
      at: new Date(this.now()).toISOString(),
      fault: null,
      request: bodyText(sent),
      response: textOf(response),
      violations: [],
      requestHeaders: Object.entries(sent.headers),
      responseHeaders: [...response.headers],
      refusedBy: [],
    })
  }

  #cookiesOf(origin: string): Cookies {
    const cookies = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, cookies)
    return cookies
  }

  /** Sends a request of the product as the user of the test. Resolves with it as it was sent, and the response. */
  async send(origin: string, path: string, request: TransportRequest) {
    const cookies = await this.session(origin)
    const sent = { ...request, headers: { ...this.headers, ...cookieHeader(cookies), ...request.headers } }
    const response = await this.#send(origin, path, sent)
    keepCookies(cookies, response.headers)
    return { sent, response }
  }

  /** The state as the control plane of our mock shows a world. */
  view() {
    const { id, persona, settings } = this
    const { length: exchanges } = this.exchanges
    return {
      frozen: false,
      abuse: false,
      faults: [],
      strictOwnership: false,
      ...settings,
      id,
      persona,
      exchanges,
      now: new Date(this.now()).toISOString(),
    }
  }
}
