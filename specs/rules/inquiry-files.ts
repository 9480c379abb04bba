import type { ClauseId } from '../clauses/index.ts'
import type { RefusalCode } from '../contract/refusal.ts'
import type { MessageKey } from '../messages/index.ts'
import { fileBytesMax, limits } from './limits.ts'
import { normalized } from './normalized.ts'

/** The properties of a file that the rules check. */
export interface NamedFile {
  readonly name: string
  readonly size: number
}

/** The name in NFC, because operating systems use different Unicode forms. */
export const normalizedFileName = (name: string) => normalized(name, 'NFC')

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

// Path and shell characters, then control characters and line separators, then characters that change the text direction.
const forbiddenCharacters =
  // oxlint-disable-next-line no-control-regex
  /[\\/:*?"<>|;%&#\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** A character that a person can see. U+2800 is a braille pattern without dots. */
const visibleCharacter = /[^.\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

const isValidName = (name: string) =>
  !forbiddenCharacters.test(name) &&
  visibleCharacter.test(name.replace(/\.[^.]*$/, '')) &&
  name.length <= limits.fileNameMax

/** Allowed extensions; undefined while the form does not know them. Then only the server checks them. */
type Allowed = readonly string[] | undefined

/** A requirement for a single file. The rules are checked in order. */
interface FileRule {
  readonly clause: ClauseId
  readonly isValid: (file: NamedFile, allowed: Allowed) => boolean
  readonly message: MessageKey
  /** The code with which the server rejects the file. */
  readonly refusal: RefusalCode
}

const fileRules: readonly FileRule[] = [
  {
    clause: 'inquiry.files.name-characters',
    isValid: ({ name }) => isValidName(normalizedFileName(name)),
    message: 'form.characterError',
    refusal: 'FILE_NAME_INVALID',
  },
  {
    clause: 'inquiry.files.extension-allowed',
    isValid: ({ name }, allowed) =>
      !allowed || allowed.some((extension) => extension.toLowerCase() === extensionOf(normalizedFileName(name))),
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

/** Applies when a form has more than `limits.filesMax` files. */
export const countRule = {
  clause: 'inquiry.files.count-max',
  message: 'form.fileNumbLimit',
  refusal: 'TOO_MANY_FILES',
} as const satisfies Omit<FileRule, 'isValid'>

/** Applies to a file whose content the browser cannot read: it was deleted or changed, or it is a folder. */
const readableRule = {
  clause: 'inquiry.files.unreadable',
  message: 'form.fileUnreadable',
} as const satisfies Pick<FileRule, 'clause' | 'message'>

export const firstFailedFileRule = (file: NamedFile, allowed: Allowed) =>
  fileRules.find((rule) => !rule.isValid(file, allowed))

/** The files that were rejected for one reason. */
export interface FileRejection {
  readonly message: MessageKey
  readonly names: readonly string[]
}

/**
 * Adds the chosen files to the current ones. Skips files with the name of a current file, and reports rejected files by
 * reason. Files in `unreadable` are rejected after the other checks of a single file.
 */
export const addFiles = <F extends NamedFile>(
  current: readonly F[],
  chosen: readonly F[],
  allowed: Allowed,
  unreadable: ReadonlySet<F> = new Set(),
): { readonly files: readonly F[]; readonly rejections: readonly FileRejection[] } => {
  const files = [...current]
  const namesByReason = new Map<MessageKey, string[]>()
  const reject = (message: MessageKey, name: string) =>
    namesByReason.set(message, [...(namesByReason.get(message) ?? []), name])
  for (const file of chosen) {
    if (files.some(({ name }) => normalizedFileName(name) === normalizedFileName(file.name))) continue
    const failed = firstFailedFileRule(file, allowed)
    if (failed) reject(failed.message, normalizedFileName(file.name))
    else if (unreadable.has(file)) reject(readableRule.message, normalizedFileName(file.name))
    else if (files.length >= limits.filesMax) reject(countRule.message, normalizedFileName(file.name))
    else files.push(file)
  }
  return { files, rejections: [...namesByReason].map(([message, names]) => ({ message, names })) }
}
