import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { allowedExtensions } from '../../api/queries/inquiry.ts'
import { createAttachments } from './attachments.ts'

interface Form {
  /** The storage key of the draft. */
  readonly key: string
  readonly owner: string | null
  readonly isSessionExpired?: boolean
  readonly onChange: () => void
}

/** The attachments of a form, with those that are held for it. */
export const useAttachments = ({ key, owner, isSessionExpired = false, onChange }: Form) => {
  const client = useQueryClient()
  const [attachments] = useState(() =>
    createAttachments(
      {
        allowedExtensions: () => client.ensureQueryData(allowedExtensions()).catch(() => undefined),
        unreadableOf,
      },
      heldFiles(key, owner),
    ),
  )
  const attached = useSyncExternalStore(attachments.subscribe, attachments.snapshot)
  useEffect(releaseFiles, [])
  useEffect(() => attachments.subscribe(onChange), [attachments, onChange])
  useEffect(() => {
    const { pathname } = location
    // Session storage cannot hold files. Signing in again leaves the page, and a failed rendering removes the form.
    return () => {
      if (isSessionExpired || location.pathname === pathname) holdFiles(key, owner, attachments.snapshot().files)
    }
  }, [isSessionExpired, key, owner, attachments])
  return { attachments, attached }
}

let held: { readonly key: string; readonly owner: string | null; readonly files: readonly File[] } | undefined

/** Holds the files of a form that disappears for a moment: its owner signs in again, or its rendering has failed. */
const holdFiles = (key: string, owner: string | null, files: readonly File[]) => {
  held = { key, owner, files }
}

/** The files that are held for a form and its owner. */
const heldFiles = (key: string, owner: string | null): readonly File[] =>
  held?.key === key && held.owner === owner ? held.files : []

/** Holds nothing any more, because a form has been opened. */
const releaseFiles = () => {
  held = undefined
}

/** Whether the browser can still read a file. Reading fails after a deletion or a change on disk, and for folders. */
const isReadable = (file: File): Promise<boolean> =>
  // One byte suffices. A folder may claim a size of 0, and only reading the whole of it fails.
  (file.size === 0 ? file : file.slice(0, 1)).arrayBuffer().then(
    () => true,
    () => false,
  )

/** The files that cannot be read. */
const unreadableOf = async (files: readonly File[]): Promise<ReadonlySet<File>> => {
  const readable = await Promise.all(files.map(isReadable))
  return new Set(files.filter((_, index) => !readable[index]))
}
