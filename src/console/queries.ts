import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AgentAnswer,
  Answered,
  EditableKind,
  Fault,
  NewWorld,
  Snapshot,
  World,
  WorldSettings,
} from '#specs/contract/control.ts'
import { callControl } from '../api/control.ts'

export const pollMs = 1000

/** Polling, which browsers pause while the page is hidden. */
const live = { refetchInterval: pollMs, staleTime: 0 }

export const worldsQuery = queryOptions({
  queryKey: ['worlds'],
  queryFn: ({ signal }) => callControl('worlds', { signal }),
  refetchInterval: 2 * pollMs,
})

export const worldQuery = (id: string) =>
  queryOptions({
    queryKey: ['world', id],
    queryFn: ({ signal }) => callControl('world', { params: { id }, signal }),
    ...live,
  })

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => callControl('health', { signal }),
  staleTime: Infinity,
})

export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: ({ signal }) => callControl('scenarios', { signal }),
  staleTime: Infinity,
})

export const sitePortsQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: ({ signal }) => callControl('sitePorts', { signal }),
  staleTime: Infinity,
})

export const inquiriesQuery = (id: string, count: number) =>
  queryOptions({
    queryKey: ['inquiries', id, count],
    queryFn: ({ signal }) => callControl('storedInquiries', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })

export const mailsQuery = (id: string, count: number) =>
  queryOptions({
    queryKey: ['mails', id, count],
    queryFn: ({ signal }) => callControl('mails', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })

export const differencesQuery = (id: string, count: number) =>
  queryOptions({
    queryKey: ['differences', id, count],
    queryFn: ({ signal }) => callControl('differences', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })

/** @param id undefined for all worlds */
export const coverageQuery = (id: string | undefined, count: number) =>
  queryOptions({
    queryKey: ['coverage', id, count],
    queryFn: ({ signal }) =>
      id === undefined
        ? callControl('coverage', { query: {}, signal })
        : callControl('worldCoverage', { params: { id }, query: {}, signal }),
    placeholderData: keepPreviousData,
  })

export const editableQuery = (id: string, kind: EditableKind) =>
  queryOptions({
    queryKey: ['records', id, kind],
    queryFn: ({ signal }) => callControl('editableRecords', { params: { id }, query: { kind }, signal }),
  })

export const captchasQuery = (id: string) =>
  queryOptions({
    queryKey: ['captchas', id],
    queryFn: ({ signal }) => callControl('captchas', { params: { id }, signal }),
    ...live,
  })

/** Sends a request to the control plane and updates everything on display. */
export const useControlMutation = <Input, Output extends object | void = World | void>(
  work: (input: Input) => Promise<Output>,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: (output) => {
      const world = output as World | Answered | void
      if (world && 'persona' in world) client.setQueryData(worldQuery(world.id).queryKey, world)
      // The numbers of the exchanges may begin again.
      client.removeQueries({ queryKey: ['journal'], type: 'inactive' })
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'document' })
    },
  })
}

export const useCreate = () => useControlMutation((body: NewWorld) => callControl('createWorld', { body }))
export const useChange = (id: string) =>
  useControlMutation((body: WorldSettings) => callControl('changeWorld', { params: { id }, body }))
export const useReset = (id: string) => useControlMutation(() => callControl('resetWorld', { params: { id } }))

/** @param leave called after the world is deleted, before it is requested again */
export const useDelete = (id: string, leave: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callControl('deleteWorld', { params: { id } }),
    onSuccess: () => {
      leave()
      return client.invalidateQueries({ queryKey: worldsQuery.queryKey })
    },
  })
}

export const useRestore = (id: string) =>
  useControlMutation((body: Snapshot) => callControl('restoreSnapshot', { params: { id }, body }))

/**
 * Changes the current faults, because repeat counts may have decreased since they were displayed.
 *
 * @returns the faults before
 */
export const changeFaults = async (id: string, change: (faults: readonly Fault[]) => Fault[]): Promise<Fault[]> => {
  const { faults } = await callControl('world', { params: { id } })
  await callControl('replaceFaults', { params: { id }, body: change(faults) })
  return faults
}

export const useFaults = (id: string) =>
  useControlMutation((change: (faults: readonly Fault[]) => Fault[]) => changeFaults(id, change))

/** Answers an inquiry as an agent. */
export const useAnswer = (id: string) =>
  useControlMutation(({ inquiryId, ...body }: AgentAnswer & { readonly inquiryId: number }) =>
    callControl('answerInquiry', { params: { id, inquiryId }, body }),
  )
