import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { catalogue, type Clause } from '#specs/clauses/index.ts'

type Frozen = { readonly [id: string]: Pick<Clause, 'class' | 'text'> }

// Adds new clauses and changes nothing else, so that a removed or changed clause fails the test of the catalogue.
const file = new URL('../specs/clauses/frozen.json', import.meta.url)
const frozen = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Frozen) : {}
const current = Object.entries<Clause>(catalogue).map(([id, { class: level, text }]) => [id, { class: level, text }])
const all = Object.entries({ ...Object.fromEntries(current), ...frozen } as Frozen)
const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1))
// One clause per line, so that a diff shows each change.
const lines = sorted.map(([id, clause]) => `  ${JSON.stringify(id)}: ${JSON.stringify(clause)}`)
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
console.log(`frozen.json contains ${sorted.length} clauses, ${sorted.length - Object.keys(frozen).length} of them new.`)
