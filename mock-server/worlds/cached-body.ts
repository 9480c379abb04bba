import { fromUtf8 } from '../bytes.ts'
import { Budget } from './budget.ts'
import { cut, journalBodyMax } from './cut.ts'

/** The body of a cached response in journals. The response cache owns it, and removes it when it needs room. */
export class CachedBody {
  #content: Uint8Array | string | null

  constructor(content: Uint8Array | string) {
    this.#content = content
  }

  /** As the journal shows it; null after it was removed. */
  get text(): string | null {
    const content = this.#content
    return content instanceof Uint8Array ? (this.#text ??= cut(fromUtf8(content))) : content
  }

  #text: string | undefined

  evict() {
    this.#content = null
    this.#text = undefined
  }

  /** Memory that it uses at most. Bytes can be a part of a larger buffer. */
  static bytesOf({ buffer: { byteLength } }: Uint8Array): number {
    return byteLength + 2 * Math.min(byteLength, journalBodyMax)
  }
}

const restored = new Map<string, CachedBody>()
const restoredBudget = new Budget(64 * 1024 * 1024)

/** The body of a response that was cached when its journal was saved. Journals share equal ones, as they did before. */
export const restoredBody = (text: string): CachedBody => {
  const known = restored.get(text)
  if (known) return known
  const body = new CachedBody(text)
  restored.set(text, body)
  const evict = () => {
    restored.delete(text)
    body.evict()
  }
  restoredBudget.reserve(2 * text.length, { evict })
  return body
}
