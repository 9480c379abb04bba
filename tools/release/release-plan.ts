/** What a release starts from. */
export interface Release {
  /** The version in package.json, or the one that the changesets raise it to. */
  readonly version: string
  /** The output of `git status --porcelain`. */
  readonly changedFiles: string
  /** The names of the changesets. */
  readonly changesets: readonly string[]
  readonly tags: readonly string[]
}

/** The steps of a release, in order. Throws if nothing can be released. */
export const releaseSteps = ({ version, changedFiles, changesets, tags }: Release): readonly string[] => {
  const tag = `v${version}`
  if (changedFiles !== '')
    throw new Error(`Failed to release: files have changed. Commit or stash them first.\n${changedFiles}`)
  if (tags.includes(tag))
    throw new Error(
      `Failed to release: ${tag} exists${changesets.length > 0 ? '' : ', and there is no changeset'}. Add one with npx changeset, or delete the tag.`,
    )
  return [
    ...(changesets.length > 0
      ? [`collect ${changesets.join(', ')} in CHANGELOG.md and commit version ${version}`]
      : []),
    `pack dist-package/haneul-mock-${version}.tgz and dist-verify/haneul-verify-${version}.tgz`,
    `tag ${tag}`,
  ]
}
