import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryOut } from './clients.ts'

// `npm run test:clients`: generates clients from the contract with tools of other makes, compiles them in strict mode, and
// runs a program with three of them; has the contract validated by the parser that most such tools read it with.
await tryOut(async ({ origin, generated, tool }) => {
  const contract = `${origin}/__mock/openapi.json`
  await tool('openapi-typescript', contract, '--output', 'generated/openapi-typescript.ts')
  await tool('openapi-ts', '--input', contract, '--output', 'generated/hey-api')
  await tool('orval', '--config', 'orval.config.mjs')
  await tool('kubb', 'generate', '--config', 'kubb.config.mjs')
  // The parser of these does not load a URL of the machine itself.
  const file = 'generated/openapi.json'
  writeFileSync(join(generated, 'openapi.json'), await (await fetch(contract)).text())
  await tool('typed-openapi', file, '--output', 'generated/typed-openapi.ts')
  // Its schemas only: the compiler does not finish the types of its client, those of zodios, within ten minutes.
  const template = 'node_modules/openapi-zod-client/src/templates/schemas-only.hbs'
  const toSchemas = ['--output', 'generated/openapi-zod-client.ts', '--export-schemas', '--template', template]
  await tool('openapi-zod-client', file, ...toSchemas)
  // It is made for zod 3, see tsconfig.json.
  const zodClient = join(generated, 'openapi-zod-client.ts')
  writeFileSync(zodClient, readFileSync(zodClient, 'utf8').replace(/(?<=from ['"])zod(?=['"])/, 'zod-3'))
  console.log(
    '✓ generated: openapi-typescript, hey-api, orval (fetch, axios, zod), kubb (types, zod, fetch), typed-openapi, openapi-zod-client (schemas)',
  )
  await tool('tsc', '--project', '.')
  console.log('✓ compiled in strict mode')
  await tool('out/programs/swagger-parser.js')
  console.log('✓ valid by swagger-parser')
  for (const program of ['openapi-fetch', 'hey-api', 'orval']) {
    await tool(`out/programs/${program}.js`)
    console.log(`✓ ran ${program}: search, inquiry with a file, refusal`)
  }
})
