/** Mutants that change nothing that anybody can observe, by file, with the reason. They count as survivors. */
const rows: Readonly<Record<string, readonly (readonly [reason: string, mutants: readonly string[]])[]>> = {}

/** The reason of each mutant, by its name. */
export const equivalent: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([file, all]) =>
    all.flatMap(([reason, mutants]) => mutants.map((name) => [`${file}: ${name}`, reason] as const)),
  ),
)
