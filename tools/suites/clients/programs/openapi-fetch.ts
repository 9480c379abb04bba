import createClient from 'openapi-fetch'
import type { paths } from '../generated/openapi-typescript.js'
import { expectEqual, inquiry, log } from './expect.js'

const baseUrl = process.env.ORIGIN ?? ''
const control = createClient<paths>({ baseUrl })
const { data: world } = await control.POST('/__mock/worlds', { body: { abuse: false } })
if (!world) throw new Error('No world was created.')
const client = createClient<paths>({ baseUrl, headers: { 'x-mock-world': world.id, 'Accept-Language': 'en' } })

const { data: faqs } = await client.GET('/api/support/faq', { params: { query: { searchKeyword: 'server', size: 3 } } })
expectEqual(faqs?.content.length, 3, 'FAQ items')

const send = (parts: object) =>
  client.POST('/api/support/inquiry', {
    // OpenAPI has no better word for a file than text.
    body: { ...inquiry, ...parts, attachFile: [log('오류 기록.log') as unknown as string] },
    bodySerializer: ({ attachFile = [], ...texts }) => {
      const form = new FormData()
      for (const [name, text] of Object.entries(texts)) form.append(name, text)
      for (const file of attachFile) form.append('attachFile', file as unknown as File)
      return form
    },
  })

const { data: sent } = await send({})
expectEqual(sent?.code, 'SUCCESS', 'code')
const { data: stored } = await control.GET('/__mock/worlds/{id}/inquiries', { params: { path: { id: world.id } } })
expectEqual(stored?.[0]?.files[0]?.name, '오류 기록.log', 'name of the file')

const { error, response } = await send({ title: ' ' })
expectEqual(response.status, 400, 'status')
// A server may return codes that the contract does not list.
if (error?.code !== 'BAD_REQUEST') throw new Error(error?.message)
expectEqual(error.errors?.[0]?.field, 'title', 'field')
await control.DELETE('/__mock/worlds/{id}', { params: { path: { id: world.id } } })
