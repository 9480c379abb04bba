// Before a unit test loads its file: the mutant that is active, for all of the file. See fixed.ts.
;(globalThis as Record<string, unknown>)['__stryker__'] = {
  activeMutant: process.env.MUTATION_ACTIVE,
  mutantCoverage: { static: {}, perTest: {} },
}
