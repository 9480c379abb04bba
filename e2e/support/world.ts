import { carry, type Carrier } from './carrier.ts'
import type { CaptchaAnswer, Exchange, Fault, StoredInquiry, WorldSettings, WorldState } from './control-plane.ts'

/** Makes calls of the control plane at one place. */
const steering = (origin: string, carrier: Carrier) => {
  const asked = async (path: string, method = 'GET', body?: unknown) => {
    const { status, bytes } = await carrier(origin, path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status, text: new TextDecoder().decode(bytes) }
  }
  const steer = async (path: string, method?: string, body?: unknown) => {
    const { status, text } = await asked(path, method, body)
    if (status >= 300) throw new Error(`Failed to steer the mock: ${method} ${path} answered ${status} ${text}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
  return { asked, steer }
}

/** The world of one test, held by the control plane. */
export class World {
  readonly id: string
  readonly #path: string
  readonly #mock: ReturnType<typeof steering>

  private constructor(mock: ReturnType<typeof steering>, id: string) {
    this.id = id
    this.#mock = mock
    this.#path = `/__mock/worlds/${id}`
  }

  static async create(origin: string, settings: WorldSettings = {}, carrier = carry): Promise<World> {
    const mock = steering(origin, carrier)
    const { id } = (await mock.steer('/__mock/worlds', 'POST', settings)) as WorldState
    return new World(mock, id)
  }

  state = () => this.#mock.steer(this.#path) as Promise<WorldState>

  patch = (settings: WorldSettings) => this.#mock.steer(this.#path, 'PATCH', settings) as Promise<WorldState>

  faults = (...faults: readonly Fault[]) => this.#mock.steer(`${this.#path}/faults`, 'PUT', faults)

  journal = (operationId?: string) =>
    this.#mock.steer(`${this.#path}/journal${operationId ? `?operationId=${operationId}` : ''}`) as Promise<
      readonly Exchange[]
    >

  inquiries = () => this.#mock.steer(`${this.#path}/inquiries`) as Promise<readonly StoredInquiry[]>

  captcha = (key: string) => this.#mock.steer(`${this.#path}/captchas/${key}`) as Promise<CaptchaAnswer>

  /** Ends the world, and says how its exchanges broke the contract. A test may have ended it before. */
  async end(): Promise<readonly string[]> {
    const { status, text } = await this.#mock.asked(`${this.#path}/journal`)
    if (status === 404) return []
    const exchanges = JSON.parse(text) as readonly Exchange[]
    await this.#mock.steer(this.#path, 'DELETE')
    return exchanges.flatMap(({ violations }) => violations)
  }
}
