import { tryOut } from './clients.ts'

// `npm run test:clients`: generates clients from the contract with three tools of other makes, compiles them in strict
// mode, and runs a program with each.
await tryOut(async ({ origin, tool }) => {
  const contract = `${origin}/__mock/openapi.json`
  await tool('openapi-typescript', contract, '--output', 'generated/openapi-typescript.ts')
  await tool('openapi-ts', '--input', contract, '--output', 'generated/hey-api')
  await tool('orval', '--config', 'orval.config.mjs')
  console.log('✓ generated: openapi-typescript, hey-api, orval (fetch, axios, zod)')
  await tool('tsc', '--project', '.')
  console.log('✓ compiled in strict mode')
  for (const program of ['openapi-fetch', 'hey-api', 'orval']) {
    await tool(`out/programs/${program}.js`)
    console.log(`✓ ran ${program}: search, inquiry with a file, refusal`)
  }
})
