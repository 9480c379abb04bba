import type { CallOutput } from '../../api/call.ts'
import type { Attempt } from '../../api/attempt.ts'
import { send, type OnProgress } from '../../api/send.ts'
import { partsSent, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'

const withFiles = (body: FormData, files: readonly File[]) => {
  for (const file of files) body.append('attachFile', file, file.name.normalize('NFC'))
  return body
}

/** Multipart body of an inquiry. It contains only the parts of visible fields. */
export const bodyOf = (draft: InquiryDraft, files: readonly File[], context: InquiryContext): FormData => {
  const body = new FormData()
  for (const [name, value] of partsSent(context, draft)) body.append(name, value)
  return withFiles(body, files)
}

/** Sends an inquiry. */
export const sendInquiry = (form: FormData, onProgress: OnProgress, running: Attempt) =>
  send('submitInquiry', { form, onProgress, accept: acceptedInquiry }, running)

/** Only SUCCESS with an inquiry id counts as success; any other 2xx is handled as an error. */
const acceptedInquiry = (status: number, response: unknown): CallOutput<'submitInquiry'> | undefined => {
  const { code, content } = (response ?? {}) as Partial<CallOutput<'submitInquiry'>>
  return status < 300 && code === 'SUCCESS' && content ? { code, content } : undefined
}

interface Additional {
  readonly content: string
  readonly files: readonly File[]
}

/** Sends an additional inquiry to the inquiry `id`. */
export const sendAdditional = (
  id: string,
  { content, files }: Additional,
  onProgress: OnProgress,
  running: Attempt,
) => {
  const form = new FormData()
  form.append('content', content)
  return send(
    'submitAdditional',
    { params: { id }, form: withFiles(form, files), onProgress, accept: acceptedAdditional },
    running,
  )
}

const acceptedAdditional = (status: number, response: unknown): CallOutput<'submitAdditional'> | undefined => {
  const { inquiryId } = (response ?? {}) as Partial<CallOutput<'submitAdditional'>>
  return status < 300 && typeof inquiryId === 'number' ? { inquiryId } : undefined
}
