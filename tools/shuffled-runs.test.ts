import { expect, test } from 'vitest'
import { nextWorkers, summary, type ShuffledRun } from './shuffled-runs.ts'

const run = (workers: number, failed: readonly string[] = []): ShuffledRun => ({
  state: 'abc1234',
  args: [],
  seed: 7,
  workers,
  passed: 1500,
  failed,
  seconds: 400,
  load: [0.5, 2.25],
})

test('half of the runs have one worker and half have two', () => {
  const runs: ShuffledRun[] = []
  for (let count = 0; count < 10; count += 1) runs.push(run(nextWorkers(runs)))
  expect(runs.map(({ workers }) => workers)).toEqual([2, 1, 2, 1, 2, 1, 2, 1, 2, 1])
  expect(nextWorkers([run(1), run(1)])).toBe(2)
})

test('the summary names the seed and the title of each failure', () => {
  expect(summary([run(1), run(2, ['faq.list: shows ten'])]).split('\n')).toEqual([
    '      seed    workers     passed     failed    seconds       load',
    '         7          1       1500          0        400 0.5 to 2.3',
    '         7          2       1500          1        400 0.5 to 2.3',
    'seed 7 failed: faq.list: shows ten',
    '2 runs, 1 with failures',
  ])
})
