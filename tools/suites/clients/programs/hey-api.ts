import { client } from '../generated/hey-api/client.gen.js'
import { createWorld, deleteWorld, faqs, storedInquiries, submitInquiry } from '../generated/hey-api/index.js'
import { expectEqual, inquiry, log } from './expect.js'

client.setConfig({ baseUrl: (process.env.ORIGIN ?? '') as 'http://127.0.0.1:5100' })
const { data: world } = await createWorld({ body: { abuse: false } })
if (!world) throw new Error('No world was created.')
const headers = { 'x-mock-world': world.id, 'Accept-Language': 'en' }

const { data: found } = await faqs({ headers, query: { searchKeyword: 'server', size: 3 } })
expectEqual(found?.content.length, 3, 'FAQ items')

const send = (title: string) =>
  submitInquiry({ headers, body: { ...inquiry, title, attachFile: [log('오류 기록.log')] } })

const { data: sent } = await send(inquiry.title)
expectEqual(sent?.code, 'SUCCESS', 'code')
const { data: stored } = await storedInquiries({ path: { id: world.id } })
expectEqual(stored?.[0]?.files[0]?.name, '오류 기록.log', 'name of the file')

const { error } = await send(' ')
expectEqual(error?.code, 'BAD_REQUEST', 'code')
expectEqual(error?.errors?.[0]?.field, 'title', 'field')
await deleteWorld({ path: { id: world.id } })
