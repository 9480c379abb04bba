import { addressOf, apiLocale, CallError, errorOf } from './call.ts'
import { saveFile } from './save-file.ts'

/** The file name of a Content-Disposition header; undefined if the response is not a file. */
const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}

/** The operations that return a file: of the library or a notice, and of an inquiry of the member. */
export type FileOperation = 'file' | 'myInquiryFile'

/** Downloads a file and saves it under its own name. Throws a `CallError` if that fails. */
export const downloadFile = async (operation: FileOperation, fileNo: number): Promise<void> => {
  const unreachable = () => {
    throw new CallError(0, 'UNREACHABLE', '')
  }
  const response = await fetch(addressOf(operation, { params: { fileNo } }), {
    headers: { 'accept-language': apiLocale() },
  }).catch(unreachable)
  const name = nameIn(response.headers.get('content-disposition'))
  if (!response.ok || name === undefined) throw errorOf(response.status, await response.json().catch(() => undefined))
  saveFile(await response.blob().catch(unreachable), name)
}
