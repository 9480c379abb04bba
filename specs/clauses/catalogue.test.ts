import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clauses, type Clause } from './clause.ts'
import { catalogue } from './index.ts'
import { pending } from './pending.ts'
import { unproved } from './unproved.ts'

type Rows = { readonly [id: string]: Clause }

// Read from the folder, so that a new file that index.ts forgets is found too.
const files = import.meta.glob<{ readonly [name: string]: Rows }>(
  ['./*.ts', '!./*.test.ts', '!./clause.ts', '!./index.ts', '!./pending.ts', '!./unproved.ts'],
  { eager: true },
)
const declared = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports).flatMap((rows) => Object.keys(rows).map((id) => ({ file, id }))),
)
const rows = Object.entries<Clause>(catalogue)
const ids = rows.map(([id]) => id)
const frozen = JSON.parse(readFileSync(new URL('./frozen.json', import.meta.url), 'utf8')) as {
  readonly [id: string]: Pick<Clause, 'class' | 'text'>
}
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the ids', () => {
  test('stand in one file only', () => {
    expect(repeated(declared.map(({ id }) => id))).toEqual([])
    expect(declared.length).toBe(ids.length)
  })

  test('are all in the catalogue', () => {
    const known = new Set(ids)
    expect(declared.filter(({ id }) => !known.has(id))).toEqual([])
  })

  test('read area.subject.fact', () => {
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*(\.[a-z0-9]+(-[a-z0-9]+)*){1,4}$/.test(id))).toEqual([])
  })

  test('stand in the file of their area', () => {
    // call-inquiry.ts holds call.…; control-plane.ts holds control.…
    const strays = declared.filter(({ file, id }) => {
      const area = id.split('.')[0]
      return !file.startsWith(`./${area}.`) && !file.startsWith(`./${area}-`)
    })
    expect(strays).toEqual([])
  })

  test('are never removed or renamed', () => {
    const known = new Set(ids)
    const missing = Object.keys(frozen).filter((id) => !known.has(id))
    expect(missing, 'a frozen id is missing: keep its row and add `retired`').toEqual([])
  })

  test('are all frozen', () => {
    const fresh = ids.filter((id) => !Object.hasOwn(frozen, id))
    expect(fresh, 'an id is not in frozen.json: add it with `npm run clauses:freeze`').toEqual([])
    expect(Object.keys(frozen)).toEqual(Object.keys(frozen).toSorted())
  })

  test('keep their text and class, except with a reason', () => {
    const changed = rows.filter(([id, clause]) => {
      const { text, class: level } = frozen[id] ?? clause
      return clause.reworded === undefined && (clause.text !== text || clause.class !== level)
    })
    expect(changed, 'a text or class differs from frozen.json: add `reworded` with the reason').toEqual([])
  })

  test('give a reason of at least 20 characters to retire or reword a clause, or to reduce its proofs', () => {
    const short = rows.filter(([, { retired, reworded, fewerProofs }]) =>
      [retired, reworded, fewerProofs].some((reason) => reason !== undefined && reason.length < 20),
    )
    expect(short).toEqual([])
  })
})

describe('the texts', () => {
  test('are sentences of 20 to 240 characters', () => {
    const odd = rows.filter(
      ([, { text }]) => !/^\p{Lu}.*\.$/u.test(text) || text.length < 20 || text.length > 240 || /\s{2}/.test(text),
    )
    expect(odd).toEqual([])
  })

  test('differ from each other', () => {
    expect(repeated(rows.map(([, { text }]) => plain(text)))).toEqual([])
  })
})

describe('the classes', () => {
  const product = rows.filter(([, clause]) => clause.class === 'product')

  test('hold 450 to 650 clauses of the product', () => {
    expect(product.length).toBeGreaterThanOrEqual(450)
    expect(product.length).toBeLessThanOrEqual(650)
  })

  test('draw on every section of the specification', () => {
    expect([...new Set(product.map(([, { section }]) => section))].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('give a section to clauses of the product alone', () => {
    expect(rows.filter(([, clause]) => clause.class !== 'product' && clause.section !== undefined)).toEqual([])
  })

  test('demand a proof of assumed clauses only', () => {
    const odd = rows.filter(([, { class: level, demanded, untestable, retired }]) =>
      demanded ? level !== 'assumed' || untestable !== undefined || retired !== undefined : false,
    )
    expect(odd).toEqual([])
  })

  test('leave a clause untestable only with a reason', () => {
    expect(rows.filter(([, { untestable }]) => untestable !== undefined && untestable.length < 20)).toEqual([])
  })

  test('take the reason of a row that has one', () => {
    const row = clauses(5, { 'a.b.c': { text: 'A text.', untestable: 'Nobody can see it.' } })['a.b.c']
    expect(row).toEqual({ class: 'product', section: 5, text: 'A text.', untestable: 'Nobody can see it.' })
  })
})

const isRequired = (clause: Clause) => clause.class === 'product' || clause.demanded === true

describe.each([
  { name: 'pending clauses', list: pending, mayContain: isRequired },
  { name: 'clauses without a proof', list: unproved, mayContain: (clause: Clause) => !isRequired(clause) },
])('the list of $name', ({ list, mayContain }) => {
  test('contains testable clauses of its kind under their area', () => {
    for (const [area, ids] of Object.entries(list))
      for (const id of ids) {
        const clause: Clause = catalogue[id]
        expect(mayContain(clause), id).toBe(true)
        expect(clause.untestable, id).toBeUndefined()
        expect(clause.retired, id).toBeUndefined()
        expect(id.split('.')[0]).toBe(area)
      }
  })

  test('is sorted, each id once', () => {
    for (const ids of Object.values(list)) expect(ids).toEqual([...new Set(ids)].toSorted())
  })
})

test('only assumed clauses are demanded', () => {
  expect(rows.filter(([, { demanded, class: binds }]) => demanded && binds !== 'assumed')).toEqual([])
})
