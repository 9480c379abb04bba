import type { CallOutput } from '../../api/call.ts'
import { CallError, addressOf, errorOf, methodOf, apiLocale } from '../../api/call.ts'
import { partsSent, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import type { InquiryContext } from '#specs/rules/inquiry-field.ts'

type OnProgress = (sentBytes: number, totalBytes: number) => void

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

/**
 * Sends a form with XMLHttpRequest, because `fetch` does not report upload progress.
 * @param accept the data of a response, or undefined if it is not a success
 * @param onProgress called with the bytes of the body that have been sent, and with all of its bytes
 */
const sendForm = <Data>(
  method: string,
  address: string,
  body: FormData,
  accept: (status: number, response: unknown) => Data | undefined,
  onProgress: OnProgress,
) =>
  new Promise<Data>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.setRequestHeader('accept-language', apiLocale())
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('error', () => reject(new CallError(0, 'UNREACHABLE', '')))
    request.addEventListener('load', () => {
      const response = parsed(request.responseText)
      const data = accept(request.status, response)
      if (data === undefined) reject(errorOf(request.status, response))
      else resolve(data)
    })
    request.send(body)
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends an inquiry. */
export const sendInquiry = (body: FormData, onProgress: OnProgress) =>
  sendForm(methodOf('submitInquiry'), addressOf('submitInquiry'), body, acceptedInquiry, onProgress)

/** Only SUCCESS with an inquiry id counts as success; any other 200 is handled as an error. */
const acceptedInquiry = (status: number, response: unknown): CallOutput<'submitInquiry'> | undefined => {
  const { code, content } = (response ?? {}) as Partial<CallOutput<'submitInquiry'>>
  return status === 200 && code === 'SUCCESS' && content ? { code, content } : undefined
}

/** Sends an additional inquiry to the inquiry `id`. */
export const sendAdditional = (id: string, content: string, files: readonly File[], onProgress: OnProgress) => {
  const body = new FormData()
  body.append('content', content)
  const address = addressOf('submitAdditional', { params: { id } })
  return sendForm(methodOf('submitAdditional'), address, withFiles(body, files), acceptedAdditional, onProgress)
}

const acceptedAdditional = (status: number, response: unknown): CallOutput<'submitAdditional'> | undefined => {
  const { inquiryId } = (response ?? {}) as Partial<CallOutput<'submitAdditional'>>
  return status === 201 && typeof inquiryId === 'number' ? { inquiryId } : undefined
}
