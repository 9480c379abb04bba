import type { Router } from 'express'
import type { Pipeline } from '#mock-server/hosts/express.ts'
import type { MockOptions } from '#mock-server/options.ts'

/** Handlers for the pages of the sites, which run after the API of the mock. */
export interface Pages {
  readonly handle: Router
  /** The pipeline of the mock, reloaded when its sources change. */
  readonly pipeline?: () => Promise<Pipeline>
  /** The HTML page of the console. */
  readonly console?: MockOptions['console']
  readonly close: () => Promise<void>
}
