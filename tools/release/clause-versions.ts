export const clauseVersionsFile = 'specs/contract/clause-versions.json'

/** The clauses by the version of the contract since which they are judged. The first version has all older ones, too. */
export interface ClauseVersions {
  readonly [version: string]: readonly string[]
}

/** The versions of all clauses, of which the new ones are judged since the current version of the contract. */
export const clauseVersions = (before: ClauseVersions, ids: readonly string[], version: string): ClauseVersions => {
  const known = new Set(Object.values(before).flat())
  const current = new Set(ids)
  const added = [...current].filter((id) => !known.has(id))
  return Object.fromEntries(
    Object.entries({ [version]: [], ...before })
      .map(
        ([each, own]) => [each, [...own.filter((id) => current.has(id)), ...(each === version ? added : [])]] as const,
      )
      .filter(([, own]) => own.length > 0)
      .map(([each, own]) => [each, own.toSorted()]),
  )
}
