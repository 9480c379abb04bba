import { largeBytes, yieldToEventLoop } from '../http/yield-to-event-loop.ts'
import { changedTables, stateOf } from './snapshot.ts'
import type { World } from './world.ts'

/** Turns the chunks of a file into the string that the snapshot contains. */
type Encode = (chunks: readonly Uint8Array[]) => string | Promise<string>

/** The bytes were freed since they were captured, because the world needed room. */
const isFreed = (chunks: readonly Uint8Array[]) => chunks.some(({ length }) => length === 0)

type Files = ReturnType<typeof stateOf>['submissions'][number]['files']

/**
 * What a snapshot contains, as it is at this moment. Everything that it refers to is replaced when it changes, except for
 * exchanges, which can only lose their bodies.
 */
const capture = (world: World) => {
  const { submissions, random, ...state } = stateOf(world)
  return {
    state: { ...state, random: random && [...random] },
    submissions: submissions.map(({ files, ...submission }, i) => ({
      submission,
      files: files satisfies Files,
      bytes: (world.submissions[i]?.files ?? []).map(({ bytes }) => bytes),
    })),
    tables: changedTables(world).map(([name, table]): [string, readonly (readonly [string, object])[]] => [
      name,
      table.entries,
    ]),
    journal: world.journal.entries,
  }
}

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
  const { state, submissions, tables, journal } = capture(world)
  const pieces = new Pieces()
  const json = (value: unknown) => JSON.stringify(value)
  // Base64 needs no escaping, which would take longer than encoding it.
  const addFile = async (file: Files[number], chunks: readonly Uint8Array[] | null) =>
    `${json({ ...file, bytes: undefined }).slice(0, -1)},"bytes":${
      chunks === null || isFreed(chunks) ? 'null' : `"${await encode(chunks)}"`
    }}`
  await pieces.add(`${json(state).slice(0, -1)},"submissions":[`)
  await pieces.addList(submissions, async ({ submission, files, bytes }) => {
    const texts: string[] = []
    for (const [i, file] of files.entries()) texts.push(await addFile(file, bytes[i] ?? null))
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
