import type { ClauseId } from '../clauses/index.ts'
import type { RefusalCode } from '../contract/refusal.ts'
import type { MessageKey } from '../messages/index.ts'

export const filesMax = 5
export const fileBytesMax = 10_485_760

/** Maximum length of a file name in UTF-16 code units, in NFC. */
const nameMax = 100

/** The properties of a file that the rules check. */
export interface NamedFile {
  readonly name: string
  readonly size: number
}

/** Normalizes a file name, because operating systems use different Unicode forms. */
export const fileName = (name: string) => name.normalize('NFC')

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

// Path and shell characters, then control characters, then characters that change the text direction.
// oxlint-disable-next-line no-control-regex
const forbiddenCharacters = /[\\/:*?"<>|;%&#\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const isValidName = (name: string) =>
  !forbiddenCharacters.test(name) && name.replace(/\.[^.]*$/, '').trim() !== '' && name.length <= nameMax

/** Allowed extensions; undefined if the form does not know them, so that only the server checks them. */
type Allowed = readonly string[] | undefined

/** A requirement for a single file. The rules are checked in order. */
interface FileRule {
  readonly clause: ClauseId
  readonly isValid: (file: NamedFile, allowed: Allowed) => boolean
  readonly message: MessageKey
  /** The refusal code of the server. */
  readonly refusal: RefusalCode
}

const fileRules: readonly FileRule[] = [
  {
    clause: 'inquiry.files.name-characters',
    isValid: ({ name }) => isValidName(fileName(name)),
    message: 'form.characterError',
    refusal: 'FILE_NAME_INVALID',
  },
  {
    clause: 'inquiry.files.extension-allowed',
    isValid: ({ name }, allowed) =>
      !allowed || allowed.some((extension) => extension.toLowerCase() === extensionOf(fileName(name))),
    message: 'form.fileExtDisallowed',
    refusal: 'FILE_EXT_DISALLOWED',
  },
  {
    clause: 'inquiry.files.size-max',
    isValid: ({ size }) => size <= fileBytesMax,
    message: 'form.fileSizeLimit10MB',
    refusal: 'PAYLOAD_TOO_LARGE',
  },
]

/** Applies when a form has more than `filesMax` files. */
export const countRule = {
  clause: 'inquiry.files.count-max',
  message: 'form.fileNumbLimit',
  refusal: 'TOO_MANY_FILES',
} as const satisfies Omit<FileRule, 'isValid'>

export const firstFailedFileRule = (file: NamedFile, allowed: Allowed) =>
  fileRules.find((rule) => !rule.isValid(file, allowed))

/** The files that were rejected for one reason. */
export interface FileRefusal {
  readonly message: MessageKey
  readonly names: readonly string[]
}

/** Adds chosen files to the current ones. Skips files with the same name and reports rejected files by reason. */
export const addFiles = <F extends NamedFile>(
  current: readonly F[],
  chosen: readonly F[],
  allowed: Allowed,
): { readonly files: readonly F[]; readonly refusals: readonly FileRefusal[] } => {
  const files = [...current]
  const rejected = new Map<MessageKey, string[]>()
  const reject = (message: MessageKey, name: string) => rejected.set(message, [...(rejected.get(message) ?? []), name])
  for (const file of chosen) {
    if (files.some(({ name }) => fileName(name) === fileName(file.name))) continue
    const failed = firstFailedFileRule(file, allowed)
    if (failed) reject(failed.message, fileName(file.name))
    else if (files.length >= filesMax) reject(countRule.message, fileName(file.name))
    else files.push(file)
  }
  return { files, refusals: [...rejected].map(([message, names]) => ({ message, names })) }
}
