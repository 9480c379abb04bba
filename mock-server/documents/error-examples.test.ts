import { expect, test } from 'vitest'
import { controlExamples } from '#fixtures/examples/index.ts'
import { control, type Control } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { newMock, type Client } from '../testing/mock.ts'
import { version } from '../version.ts'
import { openApi } from './openapi.ts'

const document: any = openApi({ version })
const last = ($ref: string) => $ref.split('/').at(-1)!

/** The operations of the control plane that document a code, each with the example of its response. */
const operationsWith = (code: string) =>
  Object.entries<Endpoint>(control).flatMap(([id, row]) => {
    const { responses } = document.paths[row.path][row.method.toLowerCase()]
    const { default: _allOthers, ...own } = responses
    const examples = Object.values<any>(own).flatMap((response) => {
      const { content } = response.$ref ? document.components.responses[last(response.$ref)] : response
      const { $ref } = content?.['application/json']?.examples?.[code] ?? {}
      return $ref ? [document.components.examples[last($ref)].value] : []
    })
    return examples.map((example) => ({ id: id as keyof Control, row, example }))
  })

const send = (client: Client, { id, row }: { readonly id: keyof Control; readonly row: Endpoint }, world: string) => {
  const { params = {}, query = {}, body } = controlExamples[id] as Readonly<Record<string, any>>
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? world : String(params[name])))
  const url = `${path}?${new URLSearchParams(query).toString()}`
  return body === undefined ? client.send(row.method, url) : client.json(row.method, url, body)
}

test.each([
  ['FORBIDDEN', { origin: 'https://other.example' }, 'default'],
  ['UNAUTHORIZED', {}, 'default'],
  ['UNKNOWN_WORLD', {}, 'no-such-world'],
])('the example of %s is what each operation of the control plane returns', async (code, headers, world) => {
  const { api } = newMock({}, code === 'UNAUTHORIZED' ? { controlToken: 'secret' } : {})
  const rows = operationsWith(code)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const { body } = await send(api.with(headers), row, world)
    expect([row.id, body]).toEqual([row.id, row.example])
  }
})

test('the example of CONFLICT is what creating a world twice returns', async () => {
  const { control: client } = newMock()
  await client.post('/worlds', { id: 'spring' })
  const [row] = operationsWith('CONFLICT')
  expect((await client.post('/worlds', { id: 'spring' })).body).toEqual(row!.example)
})
