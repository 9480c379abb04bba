import { send, type Transport } from './transport.ts'
import type { OperationId } from './operations.ts'
import type {
  Answered,
  CaptchaAnswer,
  Coverage,
  Differences,
  Exchange,
  Mail,
  Fault,
  StoredInquiry,
  WorldSettings,
  World as WorldState,
} from './control-plane.ts'

/** Client for the control plane at one origin. */
const controlClient = (origin: string, transport: Transport) => {
  const request = async (path: string, method = 'GET', body?: unknown, headers?: Readonly<Record<string, string>>) => {
    const { status, bytes } = await transport(origin, path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body), json: body }),
    })
    return { status, text: new TextDecoder().decode(bytes) }
  }
  const call = async (path: string, method?: string, body?: unknown) => {
    const { status, text } = await request(path, method, body)
    if (status >= 300) throw new Error(`Failed to call the control plane: ${method} ${path} returned ${status} ${text}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
  return { request, call }
}

/** A world of the mock, managed through the control plane. */
export class World {
  readonly id: string
  readonly #path: string
  readonly #mock: ReturnType<typeof controlClient>

  private constructor(mock: ReturnType<typeof controlClient>, id: string) {
    this.id = id
    this.#mock = mock
    this.#path = `/__mock/worlds/${id}`
  }

  static async create(origin: string, settings: WorldSettings = {}, transport = send): Promise<World> {
    const mock = controlClient(origin, transport)
    // Set by the command `sabotage` of the mock.
    const defect = typeof process === 'undefined' ? undefined : process.env.HANEUL_MOCK_DEFECT
    const { id } = (await mock.call('/__mock/worlds', 'POST', { ...(defect && { defect }), ...settings })) as WorldState
    return new World(mock, id)
  }

  state = () => this.#mock.call(this.#path) as Promise<WorldState>

  /** Changes settings, also persona and clock. What is not named stays. */
  patch = (settings: WorldSettings) => this.#mock.call(this.#path, 'PATCH', settings) as Promise<WorldState>

  /** Moves the clock forward. */
  async passMinutes(minutes: number): Promise<WorldState> {
    const { now } = await this.state()
    return this.patch({ now: new Date(Date.parse(now) + minutes * 60_000).toISOString() })
  }

  /** Replaces the faults; the first that matches a request applies. */
  faults = (...faults: readonly Fault[]) => this.#mock.call(`${this.#path}/faults`, 'PUT', faults)

  /** The exchanges of the product, in their order. */
  journal = (operationId?: OperationId) =>
    this.#mock.call(`${this.#path}/journal${operationId ? `?operationId=${operationId}` : ''}`) as Promise<
      readonly Exchange[]
    >

  /** How the responses of a real back end differ from those of the mock. */
  differences = () => this.#mock.call(`${this.#path}/differences`) as Promise<Differences>

  /** What the requests of the world met of the contract, what they never met, and what was wrong with them. */
  coverage = () => this.#mock.call(`${this.#path}/coverage`) as Promise<Coverage>

  /** Ends a test of exchanges that violate the contract on purpose. */
  clearJournal = () => this.#mock.call(`${this.#path}/journal`, 'DELETE')

  /** The inquiries that the mock has received, with every part and file. */
  inquiries = () => this.#mock.call(`${this.#path}/inquiries`) as Promise<readonly StoredInquiry[]>

  /** The same; undefined at a back end that does not show them. */
  async shownInquiries(): Promise<readonly StoredInquiry[] | undefined> {
    const { status, text } = await this.#mock.request(`${this.#path}/inquiries`, 'GET', undefined, {
      'x-optional': '1',
    })
    if (status === 404) return undefined
    return JSON.parse(text) as readonly StoredInquiry[]
  }

  /** The emails that the mock would have sent. */
  mails = () => this.#mock.call(`${this.#path}/mails`) as Promise<readonly Mail[]>

  /** How many inquiries and emails there are. */
  counts = async () => ({ inquiries: (await this.inquiries()).length, mails: (await this.mails()).length })

  /** Answers an inquiry as an agent. */
  answer = (inquiryId: number, answer: { readonly channelType?: 'ANSWER' | 'CALL'; readonly content?: string } = {}) =>
    this.#mock.call(`${this.#path}/inquiries/${inquiryId}/answers`, 'POST', answer) as Promise<Answered>

  /** The answer of a captcha. */
  captcha = (key: string) => this.#mock.call(`${this.#path}/captchas/${key}`) as Promise<CaptchaAnswer>

  /** Name of the cookie that selects a world in a browser. */
  async cookieName(): Promise<string> {
    const { worldCookie } = (await this.#mock.call('/__mock/health')) as { readonly worldCookie: string }
    return worldCookie
  }

  /**
   * Deletes the world and returns the contract violations of its exchanges; none when it was deleted before.
   *
   * @param count gets what its requests met
   */
  async end(count?: (counts: Coverage['counts']) => void): Promise<readonly string[]> {
    const { status, text } = await this.#mock.request(`${this.#path}/journal`)
    if (status === 404) return []
    const exchanges = JSON.parse(text) as readonly Exchange[]
    if (count) count((await this.coverage()).counts)
    await this.#mock.call(this.#path, 'DELETE')
    return exchanges.flatMap(({ violations }) => violations)
  }
}
