import { expect, test } from 'vitest'
import { control } from '#specs/contract/control.ts'
import { contract } from '#specs/contract/index.ts'
import type { Site } from '#specs/model/site.ts'
import { newMock, type Mock } from '../../testing/mock.ts'

const origin = 'http://localhost:1'
const operationIds = [...Object.keys(contract), ...Object.keys(control)].toSorted()

/** The success statuses that are not 200. */
const successStatuses: Readonly<Record<string, number>> = {
  ...{
    createWorld: 201,
    answerInquiry: 201,
    deleteWorld: 204,
    clearJournal: 204,
    clearWorldCoverage: 204,
    clearCoverage: 204,
    restoreJournal: 204,
    signOut: 204,
  },
  ...{ submitAdditional: 201, savePassword: 204, answerCallSurvey: 204, answerAnswerSurvey: 204 },
  ...{ enter: 302, enterConfirmed: 303 },
}
/** The train history exists only on fin. */
const statusOf = (id: string, site: Site = 'fin') =>
  id === 'trainHistory' && site !== 'fin' ? 403 : (successStatuses[id] ?? 200)

interface Exported {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: BodyInit | undefined
}

/** Reads a `.http` file like the REST clients of editors: `@name = value`, then requests that start with `###`. */
const httpFile = async ({ control: client }: Mock, world: string): Promise<readonly Exported[]> => {
  const { body: text } = await client.get('/contract.http', { origin, world })
  const [preamble = '', ...blocks] = String(text).split(/^###.*\n/m)
  const variables = new Map([...preamble.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value!]))
  const filled = (line: string) => line.replace(/\{\{(\w+)\}\}/g, (whole, name) => variables.get(name) ?? whole)
  return blocks.map((block) => {
    const [head = '', ...rest] = block.split('\n\n')
    const [first = '', ...lines] = head.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    const [, method = '', url = ''] = /^([A-Z]+) (\S+)$/.exec(first) ?? []
    const headers = Object.fromEntries(lines.map((line) => filled(line).split(/: (.*)/s) as [string, string]))
    // Drops a comment between two requests.
    const written = rest
      .join('\n\n')
      .replace(/\n# ----[^\n]*\n*$/, '')
      .trimEnd()
    const type = headers['Content-Type']
    // A multipart body requires CR LF.
    const body = type?.includes('multipart') ? written.replaceAll('\n', '\r\n') : written
    const name = /^# @name (\w+)$/m.exec(head)?.[1] ?? ''
    return { name, method, url: filled(url), headers, body: type === undefined ? undefined : body }
  })
}

interface Pair {
  readonly key: string
  readonly value: string
}
interface Item {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly header: readonly Pair[]
    readonly url: { readonly raw: string; readonly host: string[]; readonly path: string[]; readonly query?: Pair[] }
    readonly body?: { readonly mode: string; readonly raw?: string; readonly formdata?: Pair[] }
  }
  readonly response: readonly { readonly code: number; readonly body: string; readonly header: readonly Pair[] }[]
  readonly event: readonly { readonly listen: string; readonly script: { readonly exec: readonly string[] } }[]
}

const collection = async ({ control: client }: Mock, world: string) => {
  const { body } = await client.get('/postman.json', { origin, world })
  return body as { info: { schema: string }; variable: Pair[]; item: { name: string; item: readonly Item[] }[] }
}
const idOf = ({ name }: { readonly name: string }) => name.split(':')[0]!

/** The requests of a Postman collection. */
const postman = async (mock: Mock, world: string): Promise<readonly Exported[]> => {
  const { variable, item } = await collection(mock, world)
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name) => variable.find(({ key }) => key === name)!.value)
  return item.flatMap((folder) =>
    folder.item.map((each) => {
      const { method, url, header, body } = each.request
      // Postman stores the URL twice: as a whole and in parts.
      expect(filled(`${url.host.join('.')}/${url.path.join('/')}`)).toBe(filled(url.raw.split('?')[0]!))
      const form = new FormData()
      for (const { key, value } of body?.formdata ?? []) form.append(key, value)
      return {
        ...{ name: idOf(each), method, url: filled(url.raw) },
        headers: Object.fromEntries(header.map(({ key, value }) => [key, filled(value)])),
        body: body?.mode === 'formdata' ? form : body?.raw,
      }
    }),
  )
}

test('both files have every operation once, and the collection its folders', async () => {
  const mock = newMock()
  for (const requests of [await httpFile(mock, 'mine'), await postman(mock, 'mine')])
    expect(requests.map(({ name }) => name).toSorted()).toEqual(operationIds)
  const { info, variable, item } = await collection(mock, 'mine')
  expect(info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json')
  expect(variable).toEqual([
    { key: 'origin', value: origin },
    { key: 'worldId', value: 'mine' },
  ])
  const areas = 'notice faq inquiry captcha library news event-log survey additional my-page member'.split(' ')
  expect(item.map(({ name }) => name)).toEqual(['prepare', ...areas, 'control'])
  expect(item[0]!.item.map(idOf)).toEqual(['restoreSnapshot'])
})

test.each([
  ['the .http file', httpFile, 'public'],
  ['the collection', postman, 'fin'],
] as const)(
  'the requests of %s succeed twice, in a world that does not exist before and after',
  async (_name, read, site) => {
    const mock = newMock({}, { ports: [1, 2, 3, 4] })
    for (let run = 0; run < 2; run += 1) {
      const requests = await read(mock, 'example')
      expect([requests[0]!.name, requests.at(-1)!.name]).toEqual(['restoreSnapshot', 'deleteWorld'])
      for (const { name, method, url, headers, body } of requests) {
        const { status } = await mock.handle(
          new Request(url, { method, headers, ...(body !== undefined && { body }) }),
          site,
        )
        expect([name, status]).toEqual([name, statusOf(name, site)])
        if (name === 'signOut')
          expect(mock.worlds.get('example').journal.exchanges.flatMap(({ violations }) => violations)).toEqual([])
      }
      expect((await mock.control.get('/worlds/example')).status).toBe(404)
    }
  },
)

test('each request of the collection has its response, and a test of status and schema', async () => {
  const items = (await collection(newMock(), 'mine')).item.flatMap(({ item }) => item)
  for (const each of items) {
    const [id, status] = [idOf(each), statusOf(idOf(each))]
    const [response, ...others] = each.response
    expect([id, response!.code, others]).toEqual([id, status, []])
    expect([id, response!.body === '']).toEqual([id, [204, 302, 303].includes(status)])
    expect(each.event.map(({ listen }) => listen)).toEqual(['test'])
    const script = each.event[0]!.script.exec.join('\n')
    expect(script).toContain(`pm.response.to.have.status(${status})`)
    const isJson = response!.header.some(({ value }) => value === 'application/json; charset=utf-8')
    expect([id, script.includes('pm.response.to.have.jsonSchema(schema)')]).toEqual([id, isJson])
  }
  const [line] = items
    .find((each) => idOf(each) === 'notices')!
    .event[0]!.script.exec.filter((each) => each.startsWith('const schema = '))
  expect(JSON.parse(line!.slice('const schema = '.length)).required).toEqual([
    ...['content', 'totalElements', 'totalPages', 'number', 'size', 'first', 'last', 'empty'],
  ])
})

test('a file is for the origin and the world of its query, else for the address of the mock and a random world', async () => {
  const { control: client } = newMock()
  const aimed = (await client.get('/contract.http', { origin: 'https://mock.example:8443', world: 'mine' })).body
  expect(aimed).toContain('\n@origin = https://mock.example:8443\n@worldId = mine\n')
  const file = async () => (await client.with({ host: 'localhost:5100' }).get('/contract.http')).body as string
  expect(await file()).toMatch(/\n@origin = http:\/\/localhost:5100\n@worldId = example-[0-9a-f]{8}\n/)
  expect(await file()).not.toBe(await file())
  const { headers } = await client.get('/contract.http')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const query of ['origin=javascript:alert(1)', 'origin=http://a%0A@b=c', 'world=a%20b'])
    for (const name of ['contract.http', 'postman.json'])
      expect([query, (await client.get(`/${name}?${query}`)).status]).toEqual([query, 400])
})
