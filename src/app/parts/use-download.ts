import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CallError } from '../../api/call.ts'
import { downloadFile, type FileOperation } from '../../api/download.ts'
import { useSession } from '../../session/session.ts'
import { loginPathFrom } from './use-login-path.ts'

const param = 'fileNo'

/**
 * Downloads files, one at a time. Visitors who are not signed in go to the login page first; the query parameter
 * `fileNo` then continues the download. It is removed from the URL before that, so that nothing downloads twice.
 */
export const useDownload = (operation: FileOperation = 'file') => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [params] = useSearchParams()
  const { member, isLoading, retry: loadSession } = useSession()
  const mutation = useMutation({ mutationFn: (fileNo: number) => downloadFile(operation, fileNo) })
  const handled = useRef<string>(undefined)

  const goToLogin = (fileNo: number, replace: boolean) => {
    const next = new URLSearchParams(search)
    next.set(param, String(fileNo))
    void navigate(loginPathFrom({ pathname, search: `?${next.toString()}` }), { replace })
  }
  const run = (fileNo: number) =>
    mutation.mutate(fileNo, {
      onError: (error) => {
        if (!(error instanceof CallError) || error.status !== 401) return
        // The session has expired since the page learnt of it.
        loadSession()
        goToLogin(fileNo, false)
      },
    })
  const download = (fileNo: number) => {
    if (mutation.isPending) return
    if (member || isLoading) run(fileNo)
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
    run(requested)
  })
  useEffect(() => {
    if (isRequested && !isLoading) startRequested()
  }, [isRequested, isLoading])

  return {
    download,
    /** File that is being downloaded, or was last. */
    fileNo: mutation.variables,
    status: mutation.status,
    message: mutation.error?.message ?? '',
  }
}

export type Download = ReturnType<typeof useDownload>
