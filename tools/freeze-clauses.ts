import { readFileSync, writeFileSync } from 'node:fs'
import { catalogue } from '#specs/clauses/index.ts'

// Adds, never removes: an id once frozen stays, so that a removed or renamed clause turns the test red.
const file = new URL('../specs/clauses/ids.txt', import.meta.url)
const frozen = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean)
const ids = [...new Set([...frozen, ...Object.keys(catalogue)])].toSorted()
writeFileSync(file, `${ids.join('\n')}\n`)
console.log(`ids.txt holds ${ids.length} ids, ${ids.length - frozen.length} of them new.`)
