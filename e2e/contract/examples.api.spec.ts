import { examples } from '#fixtures/examples/index.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { operations } from '../mock-client/contract-document.ts'
import { originOf } from '../mock-client/deployment.ts'
import type { World } from '../mock-client/world.ts'
import { clausesOf, expect, test } from '../support/test.ts'
import { send, successOf } from './example-request.ts'

/** Restores a world in which the example of every operation succeeds. */
const prepare = async (api: ApiClient, world: World) => {
  const { body } = operations.find(({ id }) => id === 'restoreSnapshot')!
  const { status } = await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, body?.example)
  expect(status).toBe(200)
}

for (const operation of operations.filter(({ isControl, origin }) => !isControl && origin !== 'product')) {
  const example = `the example of ${operation.id} returns what the document says`
  test(...clausesOf([operation.clause, 'call.document.obeyed'], example), async ({ api, world }) => {
    await prepare(api, world)
    const client = operation.site ? api.at(originOf(operation.site)) : api
    const { status, body, violations } = await send(client, operation)
    expect(violations).toEqual([])
    expect(String(status)).toBe(successOf(operation))
    const { example } = operation
    // An excerpt shows some rows of a list, and each new inquiry has another number.
    if ('excerpt' in examples[operation.id as keyof typeof examples])
      expect(body).toEqual(expect.arrayContaining(example as unknown[]))
    else if (operation.body?.type === 'multipart/form-data')
      expect(Object.keys(body)).toEqual(Object.keys(example as object))
    else if (example !== undefined) expect(body).toEqual(example)
  })
}
