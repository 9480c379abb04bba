import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { callControl } from '../../api/control.ts'
import { worldsQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'

/** Deletes several worlds after a question. */
export const DeleteWorlds = ({ ids }: { readonly ids: readonly string[] }) => {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      for (const id of ids) await callControl('deleteWorld', { params: { id } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: worldsQuery.queryKey }),
  })
  if (ids.length === 0) return null
  const worlds = ids.length === 1 ? '1 world' : `${ids.length} worlds`
  return (
    <>
      <Button size="sm" variant="secondary" isBusy={isPending} onClick={() => setAsking(true)}>
        {`Delete ${worlds}`}
      </Button>
      <RequestError error={error} />
      <AlertDialog
        isOpen={isAsking}
        title={`Delete ${worlds}?`}
        message="Their inquiries, files and journals are permanently deleted."
        action="Delete"
        cancel="Cancel"
        onClose={(choice) => {
          setAsking(false)
          if (choice === 'action') mutate()
        }}
      />
    </>
  )
}
