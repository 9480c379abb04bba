import { expect, test } from 'vitest'
import type { WorldSettings } from '#specs/contract/control.ts'
import type { DefectName } from '#specs/contract/defects.ts'
import { inquiry, newMock, submitPath, type Mock } from './mock.ts'

export type TestWorld = Awaited<ReturnType<Mock['create']>>
export type Probe = (world: TestWorld, mock: Mock) => Promise<unknown>
/** What a probe finds in a world with these settings, without the defect and with it. */
export type Row = readonly [settings: WorldSettings, probe: Probe, found: readonly [right: unknown, wrong: unknown]]

export type Sent = Readonly<Record<string, string>>

export const form = (world: TestWorld, fields: Sent = {}, ...files: readonly File[]) =>
  world.api.postForm(submitPath, { ...inquiry, ...fields }, files)

export const sending =
  (fields: Sent, ...files: readonly File[]): Probe =>
  async (world) =>
    (await form(world, fields, ...files)).status

export const getting =
  (path: string, query: Readonly<Record<string, string | number>> = {}, language = 'ko'): Probe =>
  async ({ api }) =>
    (await api.with({ 'accept-language': language }).get(path, query)).body

export const posting =
  (path: string, body: object): Probe =>
  async ({ api }) =>
    (await api.post(path, body)).status

export const changing =
  (newPassword: string): Probe =>
  async ({ api }) =>
    (await api.put('/api/mypage/password', { currentPassword: 'Haneul!2026', newPassword })).status

/** A part of what another probe finds. */
export const part =
  (probe: Probe, partOf: (body: any) => unknown): Probe =>
  async (world, mock) =>
    partOf(await probe(world, mock))

export const main = { persona: 'main' } as const
export const email = { emailAddress: 'minseo.kim@example.com' }
export const questions = '/api/mypage/inquiry'
export const frozenAt = (now: string) => ({ now, frozen: true })
export const additional = {
  inquiries: {
    61001: {
      ...{ inquiryId: 61_001, persona: 'main', sites: ['public'], title: 'First', content: '-', status: 'ANSWERED' },
      ...{ inquiryTypeCode: 'GNRL', bbsArticleTypeDetailCode: 'GNRL_MBR_001', regYmdt: '2026-11-01 08:00:00' },
    },
  },
  answers: { 91001: { answerId: 91_001, inquiryId: 61_001, content: '-', regYmdt: '2026-11-01 09:00:00' } },
}
const further = '/api/support/inquiry/61001/additional'
export const addingAt = (now: string): Row[0] => ({ ...main, ...frozenAt(now), data: additional })
export const adding: Probe = async ({ api }) => (await api.postForm(further, { content: 'More' })).status
export const survey = '/api/support/inquiry/61001/call'
export const surveyAt = (now: string): Row[0] => ({
  ...frozenAt(now),
  data: {
    ...additional,
    surveys: {
      '61001/call': { inquiryId: 61_001, answerId: null, isSurvey: 'N', registerDate: [2026, 11, 1, 9, 0] },
    },
  },
})

/** Proves in a world without and in one with each defect that it does what it says, and that nothing else does. */
export const proveDefects = <Name extends DefectName>(rows: Readonly<Record<Name, Row>>) => {
  for (const [name, [settings, probe, [right, wrong]]] of Object.entries<Row>(rows))
    test(`${name} does what it says, and without it the mock is right`, async () => {
      let took = 0
      const mock = newMock({}, { onDefect: () => void (took += 1) })
      expect([await probe(await mock.create(settings), mock), took]).toEqual([right, 0])
      expect(await probe(await mock.create({ ...settings, defect: name as DefectName }), mock)).toEqual(wrong)
      expect(took).toBeGreaterThan(0)
    })
}
