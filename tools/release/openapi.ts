/**
 * `npm run openapi`: generates the OpenAPI document, its code tables, the versions since which clauses are judged, the
 * operationIds and types of the suites, and counts the version up if the document differs from the last commit. Tests check that the files are up to date.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeTables } from '#mock-server/documents/code-tables.ts'
import { asJson, asYaml, openApi } from '#mock-server/documents/openapi.ts'
import { contract } from '#specs/contract/index.ts'
import { version as currentVersion } from '#mock-server/documents/version.ts'
import { controlFile, controlShapes } from './control-shapes.ts'
import { clauseVersions, clauseVersionsFile, type ClauseVersions } from './clause-versions.ts'
import { contractAt, fileAt, isAtLeast, nextVersion, type ContractDocument } from './contract-versions.ts'
import { root } from '../root.ts'

const committed = contractAt('HEAD')
const generated = JSON.parse(asJson(openApi({ version: currentVersion }))) as ContractDocument
// A release may have raised it further.
const needed = committed ? nextVersion(committed, generated) : currentVersion
const version = isAtLeast(currentVersion, needed) ? currentVersion : needed
const document = openApi({ version }) as ContractDocument

execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], { cwd: root })
writeFileSync(join(root, 'specs/contract/openapi.yaml'), asYaml(document))
writeFileSync(join(root, 'specs/contract/codes.json'), asJson(codeTables))
writeFileSync(join(root, controlFile), await controlShapes(document))
// It reads the document that was just written.
const { catalogue } = await import('#e2e/support/catalogue.ts')
const clauses = Object.keys(catalogue).filter((id) => catalogue[id]!.retired === undefined)
const earlier = JSON.parse(fileAt('HEAD', clauseVersionsFile) ?? '{}') as ClauseVersions
writeFileSync(join(root, clauseVersionsFile), asJson(clauseVersions(earlier, clauses, version)))
const ids = Object.keys(contract).toSorted()
writeFileSync(
  join(root, 'e2e/mock-client/operations.ts'),
  `/** The operationIds of the product, sorted. Written by \`npm run openapi\`. */
export const operationIds = [
${ids.map((id) => `  '${id}',\n`).join('')}] as const
export type OperationId = (typeof operationIds)[number]
`,
)
console.log(`Wrote version ${version} of the contract.`)
