/** A back end written from the documents of the contract alone, by somebody who has seen no source of this repository. */
import { parseArgs } from 'node:util'
import { start } from './app.ts'
import { setVariant } from './variants.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '7101' },
    documents: { type: 'string', default: '.' },
    'own-data': { type: 'boolean', default: false },
    variant: { type: 'string', default: '' },
  },
})
setVariant(values.variant)
start(Number(values.port), values.documents, values['own-data'])
