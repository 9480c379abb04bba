import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { withMock } from '../processes/spawn-mock.ts'
import { expect, test } from '../support/test.ts'

// Most of the state file is tested in mock-server/process. Starting a server twice is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

const stateFile = () => test.info().outputPath('worlds.state')

test('a mock that is stopped or killed leaves everything that it has confirmed to the next one', async ({
  basePort,
}) => {
  const args = ['--state', stateFile()]
  for (const [i, signal] of (['SIGTERM', 'SIGKILL', 'SIGTERM'] as const).entries())
    await withMock(basePort, args, async ({ api, stop, output }) => {
      expect((await api.get('/__mock/health')).body.worlds).toBe(1 + i)
      await api.post('/__mock/worlds', { id: `world-${i}` })
      expect(await stop(signal)).toBe(signal === 'SIGTERM' ? 0 : null)
      expect(output()).not.toContain('Failed')
    })
})

/** Runs a shell script as root of a namespace of its own, in which it can mount. */
const inNamespace = (script: string, ...args: readonly string[]) =>
  spawnSync('unshare', ['-pfm', '--mount-proc', 'sh', '-ec', script, 'sh', process.execPath, ...args], {
    encoding: 'utf8',
  })
const start = '"$1" mock-server/main.mjs --port "$2" --state "$3"'

test.describe('in a namespace', () => {
  test.skip(inNamespace('true').status !== 0, 'This user cannot create namespaces.')

  test('a file that a mock of another container uses is refused', async ({ basePort }) => {
    await withMock(basePort, ['--state', stateFile()], async () => {
      const { status, stderr } = inNamespace(start, String(basePort + 1), stateFile())
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^Failed to start: .* in use by another mock.*\n$/)])
      return Promise.resolve()
    })
  })

  for (const [example, script, line] of [
    [
      'a file that is mounted itself',
      'mount --bind "$3" "$3"',
      'is mounted as a single file. Mount its folder instead',
    ],
    ['a read-only folder', 'mount --bind "$4" "$4"; mount -o remount,ro,bind "$4"', 'cannot be written'],
    ['a read-only file', 'mount --bind "$3" "$3"; mount -o remount,ro,bind "$3"', 'cannot be written'],
    [
      'a full disk',
      'mount -t tmpfs -o size=8k tmpfs "$4"; dd if=/dev/zero of="$4/full" 2>/dev/null || :',
      'the disk is full',
    ],
  ] as const)
    test(`${example} is refused`, async ({ basePort }) => {
      const file = stateFile()
      await withMock(basePort, ['--state', file], async ({ stop }) => expect(await stop()).toBe(0))
      const { status, stderr } = inNamespace(`${script}; ${start}`, String(basePort), file, dirname(file))
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^Failed to start: .*\.\n$/)])
      expect(stderr).toContain(line)
    })
})
