import { clause, clausesOf, expect, test } from '../support/test.ts'
import { ApiClient } from '../support/api-client.ts'
import { readHttpFile } from './http-file.ts'

/** The success statuses that are not 200. */
const successStatuses: Readonly<Record<string, number>> = {
  createWorld: 201,
  answerInquiry: 201,
  deleteWorld: 204,
  clearJournal: 204,
  restoreJournal: 204,
  signOut: 204,
  submitAdditional: 201,
  savePassword: 204,
  answerCallSurvey: 204,
  answerAnswerSurvey: 204,
  enter: 302,
  enterConfirmed: 303,
}
const successOf = (id: string) => `${id} ${successStatuses[id] ?? 200}`
/** The train history exists only on fin. */
const onSite = (site: string) => (id: string) => (id === 'trainHistory' && site !== 'fin' ? `${id} 403` : successOf(id))

const operationIds = async (api: ApiClient): Promise<string[]> => {
  const { body } = await api.get('/__mock/openapi.json')
  return Object.values<Record<string, { operationId?: string }>>(body.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  )
}

/** Deletes a world that the exported requests have created. */
const deleteWorld = (api: ApiClient, id: unknown) =>
  typeof id === 'string' ? api.send('DELETE', `/__mock/worlds/${id}`) : undefined

const httpFile = async (api: ApiClient, world: string) =>
  readHttpFile((await api.get('/__mock/contract.http', { origin: api.origin, world })).body)

test(...clause('control.contract-http'), async ({ api, world }) => {
  const { status, headers } = await api.get('/__mock/contract.http')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const names = (await httpFile(api, world.id)).map(({ name }) => name)
  expect(names.toSorted()).toEqual((await operationIds(api)).toSorted())
})

test(...clause('control.contract-http.aimed'), async ({ api }) => {
  const withParameters = (
    await api.get('/__mock/contract.http', { origin: 'https://mock.example:8443', world: 'mine' })
  ).body
  expect(withParameters).toContain('\n@origin = https://mock.example:8443\n@worldId = mine\n')
  const withDefaults = (await api.get('/__mock/contract.http')).body
  expect(withDefaults).toContain(`\n@origin = ${api.origin}\n@worldId = example-`)
  expect(/^@worldId = example-([0-9a-f]{8})$/m.exec(withDefaults)).not.toBeNull()
  expect((await api.get('/__mock/contract.http')).body).not.toBe(withDefaults)
})

for (const query of ['origin=javascript:alert(1)', 'origin=http://a%0A@b=c', 'world=a%20b'])
  test(...clause('control.contract-http.aimed', `rejected with ${query}`), async ({ api }) => {
    expect((await api.get(`/__mock/contract.http?${query}`)).status).toBe(400)
    expect((await api.get(`/__mock/postman.json?${query}`)).status).toBe(400)
  })

interface Item {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly header: readonly { readonly key: string; readonly value: string }[]
    readonly url: { readonly raw: string; readonly host: string[]; readonly path: string[]; readonly query?: Pair[] }
    readonly body?: { readonly mode: string; readonly raw?: string; readonly formdata?: Pair[] }
  }
  readonly response: readonly { readonly code: number; readonly body: string; readonly header: readonly Pair[] }[]
  readonly event: readonly { readonly listen: string; readonly script: { readonly exec: readonly string[] } }[]
}
interface Pair {
  readonly key: string
  readonly value: string
}
interface Folder {
  readonly name: string
  readonly item: readonly Item[]
}

const collection = async (api: ApiClient, world: string) => {
  const { body } = await api.get('/__mock/postman.json', { origin: api.origin, world })
  return body as { info: { schema: string }; variable: Pair[]; item: Folder[] }
}

test(...clause('control.postman'), async ({ api, world }) => {
  const { info, variable, item } = await collection(api, world.id)
  expect(info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json')
  expect(variable).toEqual([
    { key: 'origin', value: api.origin },
    { key: 'worldId', value: world.id },
  ])
  const areas = 'notice faq inquiry captcha library news event-log survey additional my-page member'.split(' ')
  expect(item.map(({ name }) => name)).toEqual(['prepare', ...areas, 'control'])
  const names = item.flatMap(({ item }) => item).map(({ name }) => name.split(':')[0])
  expect(names.toSorted()).toEqual((await operationIds(api)).toSorted())
})

test(...clause('control.postman.answers'), async ({ api, world }) => {
  const requests = (await collection(api, world.id)).item.flatMap(({ item }) => item)
  for (const { name, response } of requests) {
    const id = name.split(':')[0]!
    expect(response.map(({ code }) => `${id} ${code}`)).toEqual([successOf(id)])
    expect(response[0]!.body === '', name).toBe([204, 302, 303].includes(successStatuses[id] ?? 200))
  }
})

test(...clause('control.postman.tests'), async ({ api, world }) => {
  const requests = (await collection(api, world.id)).item.flatMap(({ item }) => item)
  for (const { name, response, event } of requests) {
    const [test, ...others] = event
    expect(others, name).toEqual([])
    expect(test!.listen, name).toBe('test')
    const script = test!.script.exec.join('\n')
    expect(script, name).toContain(`pm.response.to.have.status(${response[0]!.code})`)
    const isJson = response[0]!.header.some(({ value }) => value === 'application/json; charset=utf-8')
    expect(script.includes('pm.response.to.have.jsonSchema(schema)'), name).toBe(isJson)
  }
  const notices = requests.find(({ name }) => name.startsWith('notices:'))!.event[0]!.script.exec
  const schema = JSON.parse(notices.find((line) => line.startsWith('const schema = '))!.slice('const schema = '.length))
  expect(schema.required).toEqual([
    'content',
    'totalElements',
    'totalPages',
    'number',
    'size',
    'first',
    'last',
    'empty',
  ])
})

test(...clause('control.exports.own-world', 'twice, in a world that does not exist'), async ({ api }) => {
  const id = 'exports-twice'
  for (const run of ['first', 'second']) {
    const requests = await httpFile(api, id)
    expect(requests[0]!.name).toBe('restoreSnapshot')
    expect(requests.at(-1)!.name).toBe('deleteWorld')
    for (const { name, method, url, headers, body } of requests) {
      const { pathname, search } = new URL(url)
      const client = new ApiClient(api.origin)
      const response = await client.send(method, pathname + search, { headers, ...(body !== undefined && { body }) })
      expect(`${run}: ${name} ${response.status}`).toBe(`${run}: ${onSite('public')(name)}`)
      if (name === 'createWorld') await deleteWorld(api, response.body.id)
    }
    expect((await api.get(`/__mock/worlds/${id}`)).status).toBe(404)
  }
  const [prepare] = (await collection(api, id)).item
  expect(prepare!.item.map(({ name }) => name.split(':')[0])).toEqual(['restoreSnapshot'])
})

for (const site of ['public', 'fin'] as const)
  test.describe(site, () => {
    test.use({ site })

    test(...clause('control.contract-http.runs', site), async ({ api, world }) => {
      const requests = await httpFile(api, world.id)
      const responses: string[] = []
      for (const { name, method, url, headers, body } of requests) {
        const { pathname, search } = new URL(url)
        const client = new ApiClient(api.origin)
        const response = await client.send(method, pathname + search, { headers, ...(body !== undefined && { body }) })
        responses.push(`${name} ${response.status}`)
        if (name === 'createWorld') await deleteWorld(api, response.body.id)
        if (name === 'signOut') expect((await world.journal()).flatMap(({ violations }) => violations)).toEqual([])
      }
      expect(responses).toEqual(requests.map(({ name }) => onSite(site)(name)))
    })

    // Only fin has every operation.
    const ids = ['control.postman.runs', ...(site === 'fin' ? ['call.document.implemented'] : [])]
    test(...clausesOf(ids, site), async ({ api, world }) => {
      const { variable, item } = await collection(api, world.id)
      const filled = (text: string) =>
        text.replace(/\{\{(\w+)\}\}/g, (_, name) => variable.find(({ key }) => key === name)!.value)
      const requests = item.flatMap(({ item }) => item)
      const responses: string[] = []
      for (const { name, request } of requests) {
        const { raw, host, path, query = [] } = request.url
        // Postman stores the URL twice: as a whole and in parts.
        expect(filled(`${host.join('.')}/${path.join('/')}`)).toBe(filled(raw.split('?')[0]!))
        const search = new URLSearchParams(query.map(({ key, value }) => [key, filled(value)])).toString()
        const form = new FormData()
        for (const { key, value } of request.body?.formdata ?? []) form.append(key, value)
        const body = request.body?.mode === 'formdata' ? form : request.body?.raw
        const response = await new ApiClient(api.origin).send(
          request.method,
          filled(`/${path.join('/')}`) + (search === '' ? '' : `?${search}`),
          {
            headers: Object.fromEntries(request.header.map(({ key, value }) => [key, filled(value)])),
            ...(body !== undefined && { body }),
          },
        )
        const id = name.split(':')[0]!
        responses.push(`${id} ${response.status}`)
        if (id === 'createWorld') await deleteWorld(api, response.body.id)
      }
      expect(responses).toEqual(requests.map(({ name }) => onSite(site)(name.split(':')[0]!)))
    })
  })
