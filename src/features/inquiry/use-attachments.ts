import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { allowedExtensions } from '../../api/queries/inquiry.ts'
import { createAttachments } from './attachments.ts'
import { heldFiles, holdFiles, releaseFiles } from './held-files.ts'
import { unreadableOf } from './readable.ts'

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
