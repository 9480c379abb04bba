/** Whether the browser can still read a file. Reading fails after a deletion or a change on disk, and for folders. */
const isReadable = (file: File): Promise<boolean> =>
  // One byte suffices. A folder may claim a size of 0, and only reading the whole of it fails.
  (file.size === 0 ? file : file.slice(0, 1)).arrayBuffer().then(
    () => true,
    () => false,
  )

/** The files that cannot be read. */
export const unreadableOf = async (files: readonly File[]): Promise<ReadonlySet<File>> => {
  const readable = await Promise.all(files.map(isReadable))
  return new Set(files.filter((_, index) => !readable[index]))
}
