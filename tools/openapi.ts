/**
 * `npm run openapi`: generates the OpenAPI document and its code tables, and counts its version up if it differs from the
 * last commit. Tests check that the files are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { codeTables } from '#mock-server/documents/code-tables.ts'
import { asJson, asYaml, openApi } from '#mock-server/documents/openapi.ts'
import { contractVersion } from '#specs/contract/version.ts'
import { contractAt, nextVersion, type ContractDocument } from './contract-versions.ts'

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url)
const committed = contractAt('HEAD')
const generated = JSON.parse(asJson(openApi({ version: contractVersion }))) as ContractDocument
const version = committed ? nextVersion(committed, generated) : contractVersion
const document = openApi({ version })

const versionFile = fromRoot('specs/contract/version.ts')
writeFileSync(versionFile, readFileSync(versionFile, 'utf8').replace(/'[\d.]+'/, `'${version}'`))
writeFileSync(fromRoot('specs/contract/openapi.yaml'), asYaml(document))
writeFileSync(fromRoot('specs/contract/codes.json'), asJson(codeTables))
console.log(`Wrote version ${version} to specs/contract/openapi.yaml.`)
