import { expect, test } from 'vitest'
import type { World } from '#specs/contract/control-world.ts'
import { worldLink } from './world-link.ts'

const world: World = {
  id: 'mine',
  persona: 'biz',
  member: null,
  memberOverrides: { name: 'Kim' },
  site: 'public',
  now: '2031-05-06T12:00:00.000Z',
  frozen: true,
  abuse: true,
  partner: false,
  strictOwnership: true,
  forward: [],
  isClockSet: true,
  hasOutsideData: false,
  allowFileExt: ['png', 'pdf'],
  latencyMs: [20, 40],
  seed: 'fixed',
  volume: { faqs: 3 },
  defect: 'order',
  faults: [{ id: 3, operationId: 'faqs', status: 500 }],
  exchanges: 0,
  recorded: 0,
  inquiries: 0,
  mails: 0,
  idleMs: 0,
}
const linked = (state: World | undefined, hasFaults = true) => {
  const link = worldLink(state, 'mine', 'ja', '/support?a=b', hasFaults)
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  return { pathname, ...Object.fromEntries(searchParams) }
}

test('names everything that differs from a new world', () => {
  expect(linked(world)).toEqual({
    pathname: '/__mock/enter',
    world: 'mine',
    persona: 'biz',
    now: '2031-05-06T12:00:00.000Z',
    frozen: 'true',
    abuse: 'true',
    partner: 'false',
    strictOwnership: 'true',
    latencyMs: '20-40',
    allowFileExt: 'png,pdf',
    seed: 'fixed',
    member: '{"name":"Kim"}',
    volume: '{"faqs":3}',
    defect: 'order',
    faults: '[{"operationId":"faqs","status":500}]',
    lang: 'ja',
    to: '/support?a=b',
  })
})

test('has faults only if asked', () => {
  expect(linked(world, false)).not.toHaveProperty('faults')
})

test('leaves out what is as in a new world', () => {
  const { defect: _defect, ...right } = world
  const plain = {
    ...right,
    memberOverrides: null,
    allowFileExt: [
      'jpg',
      'jpeg',
      'png',
      'gif',
      'pdf',
      'txt',
      'log',
      'csv',
      'zip',
      'docx',
      'xlsx',
      'pptx',
      'hwp',
      'hwpx',
    ],
    seed: null,
    volume: null,
    frozen: false,
    abuse: false,
    partner: true,
    strictOwnership: false,
    latencyMs: 0,
    faults: [],
  }
  const short = { pathname: '/__mock/enter', world: 'mine', lang: 'ja', to: '/support?a=b' }
  expect(linked(plain)).toEqual({ ...short, persona: 'biz' })
  expect(linked(undefined)).toEqual({ ...short, persona: 'anonymous' })
})
