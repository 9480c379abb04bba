import { createWorld, deleteWorld, faqs, storedInquiries, submitInquiry } from '../generated/orval-fetch.js'
import { FaqsResponse } from '../generated/orval-zod.js'
import { expectEqual, inquiry, log } from './expect.js'

const created = await createWorld({ abuse: false })
if (created.status !== 201) throw new Error('No world was created.')
const { id } = created.data
const options = { headers: { 'x-mock-world': id, 'Accept-Language': 'en' } }

const found = await faqs({ searchKeyword: 'server', size: 3 }, options)
expectEqual(found.status === 200 && found.data.content.length, 3, 'FAQ items')
FaqsResponse.parse(found.data)

const send = (title: string) => submitInquiry({ ...inquiry, title, attachFile: [log('오류 기록.log')] }, options)

const sent = await send(inquiry.title)
expectEqual(sent.status === 200 && sent.data.code, 'SUCCESS', 'code')
const stored = await storedInquiries(id)
expectEqual(stored.status === 200 && stored.data[0]?.files[0]?.name, '오류 기록.log', 'name of the file')

const refused = await send(' ')
if (refused.status !== 400) throw new Error(`Expected 400, received ${refused.status}`)
expectEqual(refused.data.code, 'BAD_REQUEST', 'code')
expectEqual(refused.data.errors?.[0]?.field, 'title', 'field')
await deleteWorld(id)
