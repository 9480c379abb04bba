import type { CallOutput } from '../../api/call.ts'
import { CallError, addressOf, errorOf, methodOf, apiLocale } from '../../api/call.ts'
import type { InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { partsSent, type InquiryContext } from '#specs/rules/inquiry-fields.ts'

/** Multipart body of an inquiry. It contains only the parts of visible fields. */
export const bodyOf = (draft: InquiryDraft, files: readonly File[], context: InquiryContext): FormData => {
  const body = new FormData()
  for (const [name, value] of partsSent(context, draft)) body.append(name, value)
  for (const file of files) body.append('attachFile', file, file.name.normalize('NFC'))
  return body
}

/**
 * Sends an inquiry with XMLHttpRequest, because `fetch` does not report upload progress.
 * @param onProgress called with the fraction of the body that has been sent, from 0 to 1
 */
export const sendInquiry = (body: FormData, onProgress: (fraction: number) => void) =>
  new Promise<CallOutput<'submitInquiry'>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(methodOf('submitInquiry'), addressOf('submitInquiry'))
    request.setRequestHeader('accept-language', apiLocale())
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('error', () => reject(new CallError(0, 'UNREACHABLE', '')))
    request.addEventListener('load', () => {
      const response = parsed(request.responseText) as Partial<CallOutput<'submitInquiry'>> | null
      // Only SUCCESS with an inquiry id counts as success; any other 200 is handled as an error.
      const { code, content } = response ?? {}
      if (request.status === 200 && code === 'SUCCESS' && content) resolve({ code, content })
      else reject(errorOf(request.status, response))
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
