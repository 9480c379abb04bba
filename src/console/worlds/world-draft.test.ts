import { expect, test } from 'vitest'
import { changesOf, draftOf, newDraft, toWorldSettings } from './world-draft.ts'

const world = {
  id: 'mine',
  persona: 'main',
  member: null,
  memberOverrides: null,
  site: 'gov',
  now: '2026-11-20T00:15:00.000Z',
  frozen: true,
  abuse: false,
  partner: true,
  allowFileExt: ['png', 'pdf'],
  latencyMs: [50, 200],
  strictOwnership: false,
  forward: [],
  seed: null,
  volume: null,
  faults: [],
  exchanges: 0,
  recorded: 0,
  inquiries: 0,
  mails: 0,
  idleMs: 0,
} satisfies Parameters<typeof draftOf>[0]

test('a draft that nobody touched makes a world as usual', () => {
  expect(toWorldSettings(newDraft)).toEqual({
    persona: 'anonymous',
    site: 'public',
    latencyMs: 0,
    abuse: false,
    partner: true,
    strictOwnership: false,
    frozen: false,
  })
})

test('what is typed is sent, the time in UTC+9', () => {
  const draft = {
    ...newDraft,
    id: ' a ',
    seed: 's',
    latency: '5 - 9',
    extensions: 'png, pdf log',
    now: '2026-11-20T09:15:00',
  }
  expect(toWorldSettings(draft)).toMatchObject({
    id: 'a',
    seed: 's',
    latencyMs: [5, 9],
    allowFileExt: ['png', 'pdf', 'log'],
    now: '2026-11-20T00:15:00.000Z',
  })
})

test('a draft of a world changes nothing of it', () => {
  expect(changesOf(draftOf(world), world)).toEqual({})
})

test('only what differs is changed', () => {
  const draft = { ...draftOf(world), abuse: true, latency: '30', extensions: '' }
  expect(changesOf(draft, world)).toEqual({ abuse: true, latencyMs: 30, allowFileExt: [] })
})

test('sends an invalid number as typed, so that the control plane reports it', () => {
  expect(toWorldSettings({ ...newDraft, latency: 'slow' }).latencyMs).toBe('slow')
})
