import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { controlClass, enabledClass } from '../../ui/forms/control-styles.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { CodeBlock } from '../code-block.tsx'
import { MessageView } from '../message-view.tsx'
import { RequestError } from '../request-error.tsx'
import { required } from '../format.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { bodyTypeOf, curlOf, exampleOf, keyOf, send } from './request.ts'
import type { Operation } from './document.ts'
import { mockAddress } from '../../api/control.ts'

/** Sends a request of an operation in the selected world, at first its example, and shows the response. */
export const TryIt = ({ operation }: { readonly operation: Operation }) => {
  const { world } = useConsoleParams()
  const id = useId()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => exampleOf(operation, world))
  const [files, setFiles] = useState<readonly File[]>([])
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => send(operation, draft, world, files),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'document' }),
  })
  const { parameters = [], requestBody } = operation
  const isForm = bodyTypeOf(operation) === 'multipart/form-data'
  return (
    <>
      <form
        noValidate
        aria-label="Try it"
        className="flex flex-col gap-3 rounded-md border border-line p-3"
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <div className="grid gap-3 md:grid-cols-2">
          {parameters.map((parameter) => (
            <Field
              key={keyOf(parameter)}
              id={`${id}-${keyOf(parameter).replace(' ', '-')}`}
              label={parameter.name}
              hint={parameter.in}
              {...(parameter.required && required)}
            >
              <TextField
                value={draft.values[keyOf(parameter)] ?? ''}
                onChange={(value) => setDraft({ ...draft, values: { ...draft.values, [keyOf(parameter)]: value } })}
                spellCheck={false}
                autoComplete="off"
              />
            </Field>
          ))}
        </div>
        {requestBody && (
          <Field
            id={`${id}-body`}
            label="Request body"
            hint={isForm ? 'The text parts of the form, as JSON' : 'JSON'}
            {...required}
          >
            <TextArea
              rows={6}
              value={draft.body}
              onChange={(body) => setDraft({ ...draft, body })}
              spellCheck={false}
              className="min-h-32 font-mono text-sm"
            />
          </Field>
        )}
        {isForm && (
          <Field id={`${id}-files`} label="Files">
            <input
              id={`${id}-files`}
              type="file"
              multiple
              onChange={(event) => setFiles([...(event.target.files ?? [])])}
              className={`${controlClass} ${enabledClass} file:mr-3 file:rounded-sm file:border-0 file:bg-brand-soft file:px-3 file:py-1.5 file:text-sm file:font-semibold file:text-brand-ink`}
            />
          </Field>
        )}
        <div>
          <Button type="submit" size="sm" isBusy={isPending}>
            Send
          </Button>
        </div>
        <RequestError error={error} />
        {data && (
          <>
            <p role="status" className="flex items-center gap-2 text-sm">
              <Badge tone={data.status < 400 ? 'good' : 'warn'}>{data.status}</Badge>
              <span>{`received in the world ${world}`}</span>
            </p>
            <MessageView title="Response" headers={data.headers} body={data.body} />
          </>
        )}
      </form>
      <CodeBlock title="curl" text={curlOf(operation, { origin: mockAddress(), world }, draft)} />
    </>
  )
}
