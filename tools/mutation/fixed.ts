import { root } from '#e2e/report/mutant-runs.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import type { Mutant } from './mutants.ts'

/** The unit tests beside a file. A table of the model has those of the rules with its name. */
export const unitTestOf = (file: string): string | undefined => {
  const test = file.replace(/\.(tsx?)$/, '.test.$1')
  return [test, test.replace('/model/', '/rules/')].find((each) => existsSync(join(root, each)))
}

/**
 * Judges mutants of code that no request reaches, or that runs while a module loads, where no request can switch them:
 * loads the file with each of them and runs the unit tests beside it. Returns the first error of those that were killed,
 * by id.
 */
export const judgeFixed = async (
  mutants: readonly Mutant[],
  sources: Readonly<Record<string, string>>,
  onDone: (count: number) => void,
): Promise<ReadonlyMap<string, string>> => {
  const killed = new Map<string, string>()
  const setupFiles = [join(import.meta.dirname, 'fixed-setup.ts')]
  const load = (id: string) => sources[id.split('?')[0]!.slice(root.length + 1)]
  // With its cache, Vitest would take files that it has transformed before, without their mutants.
  const vitest = await createVitest(
    'test',
    { root, watch: false, reporters: [], bail: 1, fsModuleCache: false, setupFiles },
    { plugins: [{ name: 'mutants', enforce: 'pre', load }] },
  )
  try {
    for (const [done, { id, file }] of mutants.entries()) {
      process.env.MUTATION_ACTIVE = id
      const unitTest = join(root, unitTestOf(file)!)
      const specifications = await vitest.globTestSpecifications([unitTest])
      vitest.state.clearErrors()
      const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      // Vitest returns the modules of earlier runs, too.
      const testModules = all.filter(({ moduleId }) => moduleId === unitTest)
      const failed = testModules.flatMap(({ children }) => [...children.allTests('failed')])
      const ofTests = failed.flatMap((test) => test.result().errors ?? [])
      const [error] = [...testModules.flatMap((each) => each.errors()), ...ofTests, ...(unhandledErrors as Error[])]
      if (error) killed.set(id, error.message.split('\n', 1)[0]!.slice(0, 200))
      onDone(done + 1)
    }
  } finally {
    await vitest.close()
  }
  return killed
}
