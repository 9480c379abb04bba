import type { CaptchaAnswer, Exchange, Fault, StoredInquiry, WorldSettings, WorldState } from './control-plane.ts'

const steer = async (address: string, method = 'GET', body?: unknown) => {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok)
    throw new Error(`Failed to steer the mock: ${method} ${address} answered ${response.status} ${text}`)
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

/** The world of one test, held by the control plane. */
export class World {
  readonly id: string
  readonly #address: string

  private constructor(origin: string, id: string) {
    this.id = id
    this.#address = `${origin}/__mock/worlds/${id}`
  }

  static async create(origin: string, settings: WorldSettings = {}): Promise<World> {
    const { id } = (await steer(`${origin}/__mock/worlds`, 'POST', settings)) as WorldState
    return new World(origin, id)
  }

  state = () => steer(this.#address) as Promise<WorldState>

  patch = (settings: WorldSettings) => steer(this.#address, 'PATCH', settings) as Promise<WorldState>

  faults = (...faults: readonly Fault[]) => steer(`${this.#address}/faults`, 'PUT', faults)

  journal = (operationId?: string) =>
    steer(`${this.#address}/journal${operationId ? `?operationId=${operationId}` : ''}`) as Promise<readonly Exchange[]>

  inquiries = () => steer(`${this.#address}/inquiries`) as Promise<readonly StoredInquiry[]>

  captcha = (key: string) => steer(`${this.#address}/captchas/${key}`) as Promise<CaptchaAnswer>

  /** Ends the world, and says how its exchanges broke the contract. A test may have ended it before. */
  async end(): Promise<readonly string[]> {
    const response = await fetch(`${this.#address}/journal`)
    if (response.status === 404) return []
    const exchanges = (await response.json()) as readonly Exchange[]
    await steer(this.#address, 'DELETE')
    return exchanges.flatMap(({ violations }) => violations)
  }
}
