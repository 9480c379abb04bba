import { readFileSync } from 'node:fs'
import { withMock } from '../support/spawn-mock.ts'
import { clause, clauseStep, expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test(...clause('hardening.redaction.secrets', 'in journal, snapshot, state file and output'), async ({ basePort }) => {
  const file = test.info().outputPath('worlds.state')
  const changes = [
    { currentPassword: 'Haneul!2026', newPassword: 'Parang#7391' },
    // Refused: the current password is wrong, and the new one is too short.
    { currentPassword: 'Wrong#7391', newPassword: 'Short#1' },
    { currentPassword: 'Parang#7391', newPassword: 'Badang#7391' },
  ]
  const secrets = /Parang|Wrong#|Short#|Badang/
  await withMock(basePort, ['--state', file], async ({ api, stop, output }) => {
    await api.post('/__mock/worlds', { id: 'mine', persona: 'main' })
    const mine = api.with({ 'x-mock-world': 'mine' })
    const statuses = []
    for (const change of changes) statuses.push((await mine.json('PUT', '/api/mypage/password', change)).status)
    expect(statuses).toEqual([204, 400, 204])
    for (const name of ['journal', 'snapshot'])
      await clauseStep('hardening.redaction.secrets', name, async () => {
        const { body } = await api.get(`/__mock/worlds/mine/${name}`)
        expect(JSON.stringify(body)).toContain('/api/mypage/password')
        expect(JSON.stringify(body)).not.toMatch(secrets)
      })
    expect(await stop()).toBe(0)
    await clauseStep('hardening.redaction.secrets', 'state file', () => {
      const state = readFileSync(file, 'utf8')
      expect(state).toContain('/api/mypage/password')
      expect(state).not.toMatch(secrets)
      return Promise.resolve()
    })
    await clauseStep('hardening.redaction.secrets', 'output', () => {
      expect(output()).not.toMatch(secrets)
      return Promise.resolve()
    })
  })
})
