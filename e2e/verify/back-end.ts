import { test } from '@playwright/test'
import { emailOf, type Persona } from '../support/personas.ts'
import type { Exchange } from '../support/control-plane.ts'
import type { Transport, TransportRequest, TransportResponse } from '../support/transport.ts'
import { cookieHeader, keepCookies, signInRequest, type Cookies } from './sign-in.ts'
import type { Target } from './target.ts'

type HeaderMap = Readonly<Record<string, string>>

/** Thrown if a state or a sign-in could not be set up. The result of the test is then ERROR, not FAIL. */
class SetUpError extends Error {
  constructor(message: string) {
    super(`Failed to prepare the back end: ${message}`)
    test.info().annotations.push({ type: 'error', description: message })
  }
}

const textOf = ({ bytes }: TransportResponse) => new TextDecoder().decode(bytes)

/** The JSON of a response; undefined if it is none, or only a part of one. */
export const jsonOf = (response: TransportResponse): any => {
  const { status, headers, bytes } = response
  if (!headers.get('content-type')?.includes('json') || bytes.length === 0 || status === 206) return undefined
  return JSON.parse(textOf(response)) as unknown
}

/** Limits how many requests a second are sent. */
export const paced = (inner: Transport, perSecond: number | undefined): Transport => {
  if (perSecond === undefined) return inner
  let nextMs = 0
  return async (...request) => {
    const waitMs = nextMs - performance.now()
    nextMs = Math.max(nextMs, performance.now()) + 1000 / perSecond
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    return inner(...request)
  }
}

/** What the suite keeps of one test at a back end: its state there, who is signed in, and what was exchanged. */
export class BackEndState {
  readonly id: string
  readonly settings: Record<string, unknown> = {}
  readonly exchanges: Exchange[] = []
  persona: Persona = 'anonymous'
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
      throw new SetUpError(
        `the state address returned ${response.status} for the state "${state}": ${textOf(response).slice(0, 300)}`,
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
      throw new SetUpError(`signing in as "${this.persona}" (${emailOf(this.persona)}) returned ${response.status}`)
    keepCookies(this.#cookiesOf(origin), response.headers)
  }

  #cookiesOf(origin: string): Cookies {
    const cookies = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, cookies)
    return cookies
  }

  /** Sends a request of the product as the user of the test. Resolves with it as it was sent, and the response. */
  async send(origin: string, path: string, request: TransportRequest) {
    if (!this.#signedIn.has(origin)) this.#signedIn.set(origin, this.#signIn(origin))
    await this.#signedIn.get(origin)
    const user = this.persona === 'anonymous' ? undefined : this.#target.users[this.persona]
    const sent = {
      ...request,
      headers: {
        ...this.#target.headers,
        ...this.#nameHeader,
        ...user?.headers,
        ...cookieHeader(this.#cookiesOf(origin)),
        ...request.headers,
      },
    }
    const response = await this.#send(origin, path, sent)
    keepCookies(this.#cookiesOf(origin), response.headers)
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
      ...settings,
      id,
      persona,
      exchanges,
      now: new Date(this.now()).toISOString(),
    }
  }
}
