import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { CallError } from '../../api/call.ts'
import { downloadFile, type FileOperation } from '../../api/download.ts'
import { useSession } from '../../session/session.ts'

const param = 'fileNo'

interface NamedFile {
  readonly fileNo?: number | undefined
  readonly fileName: string
}

export interface FileDownload {
  readonly fileNo: number
  readonly status: 'pending' | 'success' | 'error'
  /** Why it failed; empty if there is no reason to show. */
  readonly message: string
  /** Whether it was started again after it had failed. */
  readonly isRetried: boolean
}

/**
 * Downloads files, also several at the same time. Visitors who are not signed in go to the login page first; the query
 * parameter `fileNo` then continues the download. It is removed from the URL before that, so that nothing downloads
 * twice. `files` are the records that the page knows, for their names.
 */
export const useDownload = (files: readonly NamedFile[], operation: FileOperation = 'file') => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [params] = useSearchParams()
  const { member, isLoading, retry: loadSession } = useSession()
  const [all, setAll] = useState<readonly FileDownload[]>([])
  const handled = useRef<string>(undefined)
  const isUnmounted = useRef(false)

  const goToLogin = (fileNo: number, replace: boolean) => {
    const next = new URLSearchParams(search)
    next.set(param, String(fileNo))
    void navigate(paths.login({ returnUrl: `${pathname}?${next.toString()}` }), { replace })
  }
  const run = async (fileNo: number) => {
    const isRetried = all.some((other) => other.fileNo === fileNo && other.status === 'error')
    const change = (status: FileDownload['status'], message = '') =>
      setAll((before) => [...before.filter((other) => other.fileNo !== fileNo), { fileNo, status, message, isRetried }])
    change('pending')
    try {
      await downloadFile(operation, fileNo, files.find((file) => file.fileNo === fileNo)?.fileName)
      change('success')
    } catch (error) {
      change('error', error instanceof Error ? error.message : '')
      if (!(error instanceof CallError) || error.status !== 401 || isUnmounted.current) return
      // The session has expired since the page learnt of it.
      loadSession()
      goToLogin(fileNo, false)
    }
  }
  const download = (fileNo: number) => {
    if (all.some((other) => other.fileNo === fileNo && other.status === 'pending')) return
    if (member || isLoading) void run(fileNo)
    else goToLogin(fileNo, false)
  }

  const requested = Number(params.get(param))
  const isRequested = Number.isSafeInteger(requested) && requested > 0
  const startRequested = useEffectEvent(() => {
    if (handled.current === search) return
    handled.current = search
    if (!member) return goToLogin(requested, true)
    const rest = new URLSearchParams(search)
    rest.delete(param)
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: state as unknown })
    void run(requested)
  })
  useEffect(() => {
    if (isRequested && !isLoading) startRequested()
  }, [isRequested, isLoading])
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  return {
    download,
    /** The last download of each file; the one that changed last is at the end. */
    all,
    failed: all.filter(({ status }) => status === 'error'),
  }
}

export type Download = ReturnType<typeof useDownload>
