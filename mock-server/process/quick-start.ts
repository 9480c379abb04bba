import module from 'node:module'
import { stubFor } from './shortened.ts'

/** The subset of `MessageEvent` that the events of @msw/data use. */
class LightMessageEvent extends Event {
  readonly data: unknown

  constructor(type: string, { data = null, ...init }: MessageEventInit = {}) {
    super(type, init)
    this.data = data
  }
}

/** Prevents loading modules that are never used. Call it before importing the mock. */
export const trimStartup = () => {
  // Reading the built-in `globalThis.MessageEvent` loads undici and doubles the start-up time of a bare server.
  globalThis.MessageEvent = LightMessageEvent as unknown as typeof MessageEvent
  // Older versions of Node have no hooks. The bundle does not need them: the build replaces these modules.
  module.registerHooks?.({
    load: (url, context, next) => {
      const stub = stubFor(url)
      return stub ? { ...stub, shortCircuit: true } : next(url, context)
    },
  })
}
