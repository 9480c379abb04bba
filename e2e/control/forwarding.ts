import { SecondServer } from '../second-server/server.ts'
import { ApiClient } from '../support/api-client.ts'
import type { OperationId } from '../support/operations.ts'
import type { World } from '../support/world.ts'

const forwardedOperations = [
  ...['notices', 'notice', 'latestNews', 'newsTypes', 'inquiryCodes', 'allowedExtensions', 'answerSurvey'],
  ...['myInquiries', 'myInquiry', 'submitInquiry'],
] as OperationId[]

/** Signed-in users cannot send another address than their own. */
export const ofMain = { emailAddress: 'minseo.kim@example.com' }

interface Started {
  readonly server: SecondServer
  readonly to: string
  /** Signed in at the second server. */
  readonly client: ApiClient
  /** Its cookie. */
  readonly session: string
}

/** Starts the second server with the records of the mock, and forwards its ten operations until `work` is done. */
export const withSecondServer = async (
  { api, world, port, bugs = [] }: { api: ApiClient; world: World; port: number; bugs?: readonly string[] },
  work: (started: Started) => Promise<void>,
) => {
  const read = async (name: string) => (await api.get(`/__mock/${name}`)).body
  const server = new SecondServer({
    document: await read('openapi.json'),
    codes: await read('contract/codes.json'),
    records: await read('contract/records.json'),
    variants: bugs,
  })
  const { public: to } = await server.listen({ public: port, gov: port + 1, fin: port + 2 })
  try {
    const backEnd = new ApiClient(to)
    const setups = { now: '2026-11-20T00:15:00Z', frozen: true }
    for (const [state, value] of Object.entries(setups))
      await backEnd.post('/test/state', { state, params: { value }, action: 'setup' })
    const { headers } = await backEnd.post('/login', { email: 'minseo.kim@example.com', password: 'Haneul!2026' })
    const session = headers.getSetCookie()[0]!.split(';')[0]!
    server.received.length = 0
    await world.clearJournal()
    await world.patch({ forward: forwardedOperations.map((operationId) => ({ operationId, to })) })
    await work({ server, to, client: api.with({ cookie: session }), session })
  } finally {
    await server.close()
  }
}

/** Requests to the operations that are forwarded. */
export const paths = [
  ...['/api/support/notice', '/api/support/notice?typeCode=WORK&page=1&size=3', '/api/support/notice?size=0'],
  ...['/api/support/notice/1060', '/api/support/notice/999999', '/api/support/notice/x'],
  ...['/service-news/page?size=4&serviceNewsTypeCodes=NEWSP', '/service-news/type'],
  ...['/api/support/inquiry/code?inquiryType=GNRL', '/api/support/inquiry/code?inquiryType=GNRL&parentCode=GNRL_MBR'],
  ...['/api/support/inquiry/code?inquiryType=NONE', '/api/support/inquiry/allowFileExtList'],
  ...['/api/support/inquiry/51245/answer/71245', '/api/support/inquiry/51245/answer/1'],
  ...['/api/mypage/inquiry?status=CLOSED', '/api/mypage/inquiry', '/api/mypage/inquiry/51245'],
  // Of biz, and of nobody.
  ...['/api/mypage/inquiry/51235', '/api/mypage/inquiry/1'],
]
