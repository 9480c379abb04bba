import { addressOf, apiLocale, errorOf } from './call.ts'
import { limited, parsed } from './caller.ts'
import { saveFile } from './save-file.ts'

/** A large file takes minutes on a slow line. */
const downloadLimitMs = 10 * 60_000

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The file name of a Content-Disposition header, encoded or else plain; undefined if it has none that can be read. */
const nameIn = (disposition: string): string | undefined => {
  const encoded = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition) ?? []
  const plain = quoted?.replaceAll(/\\(.)/g, '$1') ?? token
  return (encoded === undefined ? undefined : decoded(encoded)) ?? plain
}

/** The operations that return a file: of the library or a notice, and of an inquiry of the member. */
export type FileOperation = 'file' | 'myInquiryFile'

/** Downloads a file and saves it under the name in its response, else the one of its record. Throws a `CallError` if that fails. */
export const downloadFile = async (
  operation: FileOperation,
  fileNo: number,
  recordName = String(fileNo),
): Promise<void> => {
  const address = addressOf(operation, { params: { fileNo } })
  const { response, file } = await limited(downloadLimitMs, undefined, async (signal) => {
    const response = await fetch(address, { headers: { 'accept-language': apiLocale() }, signal })
    return { response, file: await response.blob() }
  })
  const disposition = response.headers.get('content-disposition')
  // A response without the header is not a file.
  if (!response.ok || disposition === null) throw errorOf(response.status, parsed(await file.text()))
  saveFile(file, nameIn(disposition) ?? recordName)
}
