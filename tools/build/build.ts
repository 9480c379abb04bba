import { builds, ensureBuild, type BuildName } from './builds.ts'
import { onStop } from '#mock-server/process/on-stop.ts'

// `npm run build` builds the app and the mock into dist/, `npm run build:offline` the offline build into dist-offline/,
// `npm run docs` the documents into dist-docs/.
// What is up to date is not built again.
onStop(() => process.exit(130))
const [name = 'app'] = process.argv.slice(2)
if (!Object.hasOwn(builds, name))
  throw new Error(`Failed to build: "${name}" is not a build. Use app, offline or docs.`)
const isNew = await ensureBuild(name as BuildName)
if (!isNew) console.log(`${builds[name as BuildName].link} is up to date.`)
