import { largeBytes, yieldToEventLoop } from '../http/yield-to-event-loop.ts'
import { contentsOf } from './snapshot.ts'
import type { Submission, World } from './world.ts'

/** Turns the chunks of a file into the string that the snapshot contains. */
type Encode = (chunks: readonly Uint8Array[]) => string | Promise<string>

/** The bytes were freed since they were captured, because the world needed room. */
const isFreed = (chunks: readonly Uint8Array[]) => chunks.some(({ length }) => length === 0)

/** Collects texts into pieces of about a megabyte, and lets other requests be served after each. */
class Pieces {
  readonly #texts: string[] = []
  #text = ''

  /** All pieces. Call it once. */
  get texts(): readonly string[] {
    return [...this.#texts, this.#text]
  }

  async add(text: string) {
    this.#text += text
    if (this.#text.length < largeBytes) return
    this.#texts.push(this.#text)
    this.#text = ''
    await yieldToEventLoop()
  }

  async addList<Item>(items: readonly Item[], textOf: (item: Item) => string | Promise<string>) {
    for (const [i, item] of items.entries()) {
      const text = textOf(item)
      await this.add((i === 0 ? '' : ',') + (typeof text === 'string' ? text : await text))
    }
  }
}

/**
 * The snapshot of a world as JSON, in pieces that follow each other. It shows the world as it was at the call; other
 * requests are served while it is written. Files that are evicted meanwhile have no bytes, and exchanges no bodies.
 */
export const snapshotText = async (world: World, encode: Encode): Promise<readonly string[]> => {
  const { state, submissions, tables, journal } = contentsOf(world)
  const pieces = new Pieces()
  const json = (value: unknown) => JSON.stringify(value)
  // Base64 needs no escaping, which would take longer than encoding it.
  const fileText = async ({ bytes, ...file }: Submission['files'][number]) =>
    `${json(file).slice(0, -1)},"bytes":${bytes === null || isFreed(bytes) ? 'null' : `"${await encode(bytes)}"`}}`
  await pieces.add(`${json(state).slice(0, -1)},"submissions":[`)
  await pieces.addList(submissions, async ({ files, ...submission }) => {
    const texts: string[] = []
    for (const file of files) texts.push(await fileText(file))
    return `${json(submission).slice(0, -1)},"files":[${texts.join(',')}]}`
  })
  await pieces.add('],"data":{')
  for (const [i, [name, entries]] of tables.entries()) {
    await pieces.add(`${i === 0 ? '' : ','}${json(name)}:{`)
    await pieces.addList(entries, ([key, row]) => `${json(key)}:${json(row)}`)
    await pieces.add('}')
  }
  await pieces.add('},"journal":[')
  await pieces.addList(journal, ({ exchange }) => json(exchange))
  await pieces.add(']}')
  return pieces.texts
}
