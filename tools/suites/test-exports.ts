import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryOut } from './clients.ts'

interface Collection {
  readonly item: readonly { readonly name: string }[]
}

interface HttpyacOutput {
  readonly requests: readonly { readonly name: string; readonly response?: { readonly statusCode: number } }[]
}

// `npm run test:exports`: sends the exported requests with the tools they are for, twice in a row.
await tryOut(async ({ origin, generated, tool }) => {
  const download = async (name: string) => {
    const text = await (await fetch(`${origin}/__mock/${name}`)).text()
    writeFileSync(join(generated, name), text)
    return text
  }
  const collection = JSON.parse(await download('postman.json')) as Collection
  const newman = ['run', 'generated/postman.json', '--reporter-cli-no-success-assertions', '--color', 'off']
  for (const run of ['first', 'second']) {
    const output = await tool('newman', ...newman)
    const [, count] = /assertions\D+(\d+)/.exec(output) ?? []
    console.log(`✓ newman, ${run} run: ${count} assertions passed`)
  }

  // Without its world, every request of the product fails, and newman must report that.
  const withoutWorld = { ...collection, item: collection.item.filter(({ name }) => name !== 'prepare') }
  writeFileSync(join(generated, 'postman.json'), JSON.stringify(withoutWorld))
  const isFailing = await tool('newman', ...newman).then(
    () => false,
    () => true,
  )
  if (!isFailing) throw new Error('The collection passed without its world, so its tests test nothing.')
  console.log('✓ newman fails without the world')

  const names = [...(await download('contract.http')).matchAll(/^# @name (\w+)$/gm)].map(([, name]) => name)
  for (const run of ['first', 'second']) {
    const output = JSON.parse(
      await tool('httpyac', 'send', 'generated/contract.http', '--all', '--json'),
    ) as HttpyacOutput
    const failed = output.requests.filter(({ response }) => !response || response.statusCode >= 400)
    if (output.requests.length !== names.length)
      throw new Error(`httpyac sent ${output.requests.length} of ${names.length} requests.`)
    if (failed.length > 0)
      throw new Error(`httpyac: ${failed.map(({ name, response }) => `${name} ${response?.statusCode}`).join(', ')}`)
    console.log(`✓ httpyac, ${run} run: ${names.length} requests succeeded`)
  }
})
