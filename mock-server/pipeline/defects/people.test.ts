import {
  form,
  getting,
  changing,
  part,
  main,
  email,
  questions,
  additional,
  addingAt,
  adding,
  proveDefects,
} from '../../testing/prove-defects.ts'
import type { ofPeople } from './people.ts'

proveDefects<keyof typeof ofPeople>({
  'forbidden-anonymous': [{}, part(getting(questions), ({ code }) => code), ['UNAUTHORIZED', 'FORBIDDEN']],
  'tax-bill-of-all': [
    { persona: 'main-overseas' },
    part(getting('/api/mypage/tax-bill'), (bills) => bills.code),
    ['FORBIDDEN', undefined],
  ],
  'usage-of-all': [
    { persona: 'main-limited' },
    part(getting('/api/mypage/usage'), (usage) => usage.code),
    ['FORBIDDEN', undefined],
  ],
  'signed-in-for-ever': [
    main,
    async ({ api }) => {
      await api.delete('/api-member/member/session')
      return (await api.get('/api-member/member/session')).body.member?.email
    },
    [undefined, email.emailAddress],
  ],
  'inquiries-of-all': [
    main,
    part(getting(questions, { size: 100 }), ({ content, totalElements }) => content.length > totalElements),
    [false, true],
  ],
  'wrong-status': [
    { persona: 'biz', data: additional },
    part(getting(`${questions}/61001`), ({ code }) => code),
    ['NOT_FOUND', 'FORBIDDEN'],
  ],
  'old-password': [main, changing('Haneul!2025'), [400, 204]],
  'password-17': [main, changing(`Aa1!${'x'.repeat(13)}`), [400, 204]],
  'not-listed': [
    main,
    async (world) => {
      const { inquiryId } = (await form(world, email)).body.content
      const { content } = (await world.api.get(questions)).body
      return content.some((row: { inquiryId: number }) => row.inquiryId === inquiryId)
    },
    [true, false],
  ],
  'no-receipt': [
    {},
    async (world) => {
      await form(world)
      return (await world.call('GET', '/mails')).length
    },
    [1, 0],
  ],
  'case-answered': [
    addingAt('2026-11-02T00:00:00Z'),
    async (world, mock) => {
      await adding(world, mock)
      const shown = (await world.api.get(questions)).body.content[0]
      return [shown.status, (await world.api.get(`${questions}/61001`)).body.status]
    },
    [
      ['IN_PROGRESS', 'IN_PROGRESS'],
      ['ANSWERED', 'ANSWERED'],
    ],
  ],
  'ratable-for-ever': [
    addingAt('2026-12-01T00:00:00Z'),
    part(getting(`${questions}/61001`), ({ answerList: [answer] }) => answer.ratable),
    [false, true],
  ],
  'alarm-lost': [
    main,
    async ({ api }) => {
      await api.put('/api/mypage/alarm', { recipientList: [], switchList: [] })
      return (await api.get('/api/mypage/alarm')).body.recipientList.length
    },
    [0, 2],
  ],
})
