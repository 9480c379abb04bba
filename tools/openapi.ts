/**
 * `npm run openapi`: generates the OpenAPI document and its code tables, and counts its version up if it differs from the
 * last commit. Tests check that the files are up to date.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeTables } from '#mock-server/documents/code-tables.ts'
import { asJson, asYaml, openApi } from '#mock-server/documents/openapi.ts'
import { version as currentVersion } from '#mock-server/version.ts'
import { contractAt, isAtLeast, nextVersion, type ContractDocument } from './contract-versions.ts'

const root = join(import.meta.dirname, '..')
const committed = contractAt('HEAD')
const generated = JSON.parse(asJson(openApi({ version: currentVersion }))) as ContractDocument
// A release may have raised it further.
const needed = committed ? nextVersion(committed, generated) : currentVersion
const version = isAtLeast(currentVersion, needed) ? currentVersion : needed
const document = openApi({ version })

execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], { cwd: root })
writeFileSync(join(root, 'specs/contract/openapi.yaml'), asYaml(document))
writeFileSync(join(root, 'specs/contract/codes.json'), asJson(codeTables))
console.log(`Wrote version ${version} to specs/contract/openapi.yaml.`)
