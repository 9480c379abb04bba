import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addFiles, type FileRejection } from '#specs/rules/inquiry-files.ts'
import { allowedExtensions } from '../../api/queries/inquiry.ts'
import { unreadableOf } from './readable.ts'

interface Attached {
  readonly files: readonly File[]
  readonly rejections: readonly FileRejection[]
}

const nothingAttached: Attached = { files: [], rejections: [] }

/** The attached files. `onChange` is called after files were added or removed. */
export const useAttachments = (onChange: () => void) => {
  const queryClient = useQueryClient()
  const [attached, setAttached] = useState(nothingAttached)
  // Also refs, because files may be added and sent before the next render.
  const latest = useRef(nothingAttached)
  const adding = useRef<Promise<unknown>>(Promise.resolve())
  const update = (next: Attached) => {
    latest.current = next
    setAttached(next)
  }

  const addNow = async (chosen: readonly File[]): Promise<readonly File[]> => {
    // Waits for the list of allowed extensions. If it failed to load, only the server checks the files.
    const allowed = await queryClient.ensureQueryData(allowedExtensions()).catch(() => undefined)
    const unreadable = await unreadableOf(chosen)
    const { files } = latest.current
    const next = addFiles(files, chosen, allowed, unreadable)
    update(next)
    onChange()
    return next.files.slice(files.length)
  }

  /** Adds the valid files, one choice after the other, and returns them. */
  const add = (chosen: readonly File[]) => {
    const added = adding.current.then(() => addNow(chosen))
    adding.current = added
    return added
  }

  const remove = (file: File) => {
    update({ files: latest.current.files.filter((each) => each !== file), rejections: [] })
    onChange()
  }

  /** Waits for all chosen files, including those that are chosen while it waits. */
  const allAdded = async (): Promise<void> => {
    const awaited = adding.current
    await awaited
    if (adding.current !== awaited) await allAdded()
  }

  /**
   * Starts a submission. Returns a function that waits for files that are still being checked and resolves to the files
   * to send; to null if files were rejected since the start, because the visitor does not know yet that they are missing.
   */
  const startSending = () => {
    const { rejections: known } = latest.current
    return async (): Promise<readonly File[] | null> => {
      await allAdded()
      const unreadable = await unreadableOf(latest.current.files)
      if (unreadable.size > 0) update(addFiles([], latest.current.files, undefined, unreadable))
      const { files, rejections } = latest.current
      return rejections !== known && rejections.length > 0 ? null : files
    }
  }

  return { ...attached, add, remove, clear: () => update(nothingAttached), startSending }
}
