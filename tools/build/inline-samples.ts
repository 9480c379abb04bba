import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

const folder = join(root, 'fixtures/files/samples')

/** Vite plugin that includes the sample files in a bundle, which runs in a browser or far from the sources. */
export const inlineSamples: Plugin = {
  name: 'inline-samples',
  enforce: 'pre',
  load: (id) => {
    if (!id.endsWith('/fixtures/files/read-sample.ts')) return undefined
    const samples = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')])
    return `const samples = ${JSON.stringify(Object.fromEntries(samples))}\nexport const readSample = (name) => samples[name]`
  },
}
