import module from 'node:module'
import { shortFor } from './shortened.ts'

/** What @msw/data's events need of `MessageEvent`; nothing here sends messages. */
class LightMessageEvent extends Event {
  readonly data: unknown

  constructor(type: string, { data = null, ...init }: MessageEventInit = {}) {
    super(type, init)
    this.data = data
  }
}

/** Keeps away from this start what it would load and never use. */
export const startQuickly = () => {
  // Read once, the real one would load undici, which is half of what a bare server takes to start.
  globalThis.MessageEvent = LightMessageEvent as unknown as typeof MessageEvent
  // The bundle is shortened already, and also runs on a Node that has no such hooks.
  module.registerHooks?.({
    load: (url, context, next) => {
      const short = shortFor(url)
      return short ? { ...short, shortCircuit: true } : next(url, context)
    },
  })
}
