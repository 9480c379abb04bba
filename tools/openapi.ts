/** Writes the contract as OpenAPI, the two files that a test compares: `npm run openapi`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { asJson, asYaml, openApi } from '#mock-server/openapi.ts'

const beside = (path: string) => new URL(`../${path}`, import.meta.url)
const { version } = JSON.parse(readFileSync(beside('package.json'), 'utf8')) as { version: string }
const document = openApi({ version })

writeFileSync(beside('specs/contract/openapi.json'), asJson(document))
writeFileSync(beside('specs/contract/openapi.yaml'), asYaml(document))
console.log('Wrote specs/contract/openapi.json and specs/contract/openapi.yaml.')
