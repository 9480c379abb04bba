import { withMock } from '../support/spawn-mock.ts'
import { clause, expect, softStep, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const token = 'correct-horse-battery'

test(
  ...clause('hardening.control.token-never-in-link', 'in no document of the control plane'),
  async ({ basePort }) => {
    await withMock(basePort, ['--control-token', token], async ({ api, output }) => {
      const trusted = api.with({ authorization: `Bearer ${token}` })
      await trusted.post('/__mock/worlds', { id: 'mine' })
      for (const path of [
        '/__mock/',
        '/__mock/worlds',
        '/__mock/worlds/mine',
        '/__mock/scenarios',
        '/__mock/sites',
        '/__mock/contract.http?world=mine',
        '/__mock/postman.json?world=mine',
        '/__mock/openapi.json',
        '/__mock/openapi.yaml',
        '/__mock/worlds/mine/snapshot',
        '/__mock/worlds/mine/journal',
        '/__mock/enter?world=mine&persona=main',
      ])
        await softStep(path, async () => {
          expect.soft((await api.get(path)).status).toBe(401)
          const { status, headers, bytes } = await trusted.send('GET', path, { redirect: 'manual' })
          expect.soft(status).toBeLessThan(400)
          expect.soft([...headers].join('\n')).not.toContain(token)
          expect.soft(new TextDecoder().decode(bytes)).not.toContain(token)
        })
      expect(output()).not.toContain(token)
    })
  },
)
