import { addFiles, type FileRejection } from '#specs/rules/inquiry-files.ts'

/** The attached files, and those that the last choice or check rejected or skipped. */
export interface AttachmentState {
  readonly files: readonly File[]
  readonly rejections: readonly FileRejection[]
  readonly skipped: readonly FileRejection[]
  /** The number of changes, so that a rejection like the previous one is noticed. */
  readonly turn: number
}

interface Checks {
  /** Loads the allowed extensions; undefined if they failed to load. Then only the server checks them. */
  readonly allowedExtensions: () => Promise<readonly string[] | undefined>
  readonly unreadableOf: (files: readonly File[]) => Promise<ReadonlySet<File>>
}

/**
 * The attachments of one form. A store and not state of a component, because files may be chosen, checked and sent
 * between two renders. `subscribe` and `snapshot` have the signatures of `useSyncExternalStore`.
 */
export const createAttachments = ({ allowedExtensions, unreadableOf }: Checks, files: readonly File[] = []) => {
  const none = { rejections: [], skipped: [] }
  let attached: AttachmentState = { files, ...none, turn: 0 }
  let lastAdded: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  const update = (next: Omit<AttachmentState, 'turn'>) => {
    attached = { ...next, turn: attached.turn + 1 }
    for (const listener of listeners) listener()
  }

  const addNow = async (chosen: readonly File[]): Promise<readonly File[]> => {
    const [allowed, unreadable] = [await allowedExtensions(), await unreadableOf(chosen)]
    const { length } = attached.files
    update(addFiles(attached.files, chosen, allowed, unreadable))
    return attached.files.slice(length)
  }

  /** Waits for all chosen files, including those that are chosen while it waits. */
  const allAdded = async (): Promise<void> => {
    const awaited = lastAdded
    await awaited
    if (lastAdded !== awaited) await allAdded()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => attached,

    /** Adds the valid files, one choice after the other, and returns them. */
    add: (chosen: readonly File[]): Promise<readonly File[]> => {
      const added = lastAdded.then(() => addNow(chosen))
      lastAdded = added
      return added
    },

    remove: (file: File) => update({ files: attached.files.filter((each) => each !== file), ...none }),
    clear: () => update({ files: [], ...none }),

    /**
     * Starts a submission. Returns a function that waits for files that are still being checked and resolves to the
     * files to send; to null if files were rejected since the start, because the visitor does not know yet that they are
     * missing.
     */
    startSending: () => {
      const { rejections: known } = attached
      return async (): Promise<readonly File[] | null> => {
        await allAdded()
        const unreadable = await unreadableOf(attached.files)
        if (unreadable.size > 0) update(addFiles([], attached.files, undefined, unreadable))
        return attached.rejections !== known && attached.rejections.length > 0 ? null : attached.files
      }
    },
  }
}

export type Attachments = ReturnType<typeof createAttachments>
