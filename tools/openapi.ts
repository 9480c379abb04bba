/** `npm run openapi`: generates the OpenAPI document as JSON and YAML. A test checks that both files are up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { asJson, asYaml, openApi } from '#mock-server/documents/openapi.ts'

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url)
const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string }
const document = openApi({ version })

writeFileSync(fromRoot('specs/contract/openapi.json'), asJson(document))
writeFileSync(fromRoot('specs/contract/openapi.yaml'), asYaml(document))
console.log('Wrote specs/contract/openapi.json and specs/contract/openapi.yaml.')
