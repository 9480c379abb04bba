let held: { readonly key: string; readonly owner: string | null; readonly files: readonly File[] } | undefined

/** Holds the files of a form that disappears for a moment: its owner signs in again, or its rendering has failed. */
export const holdFiles = (key: string, owner: string | null, files: readonly File[]) => {
  held = { key, owner, files }
}

/** The files that are held for a form and its owner. */
export const heldFiles = (key: string, owner: string | null): readonly File[] =>
  held?.key === key && held.owner === owner ? held.files : []

/** Holds nothing any more, because a form has been opened. */
export const releaseFiles = () => {
  held = undefined
}
