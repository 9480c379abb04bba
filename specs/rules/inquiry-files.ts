import type { ClauseId } from '../clauses/index.ts'
import type { RefusalCode } from '../contract/refusal.ts'
import type { Message } from '../messages/i18n.ts'
import { fileBytesMax, limits } from '../model/limits.ts'
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

/** Values of the messages about rejected files, as lists for a person. */
interface FileNames {
  readonly names: string
  /** The allowed extensions. */
  readonly extensions: string
}

/** A requirement for a single file. The rules are checked in order. */
interface FileRule {
  readonly clause: ClauseId
  readonly isValid: (file: NamedFile, allowed: Allowed) => boolean
  readonly message: (files: FileNames) => Message<'inquiryForm'>
  /** The code with which the server rejects the file. */
  readonly refusal: RefusalCode
}

export const fileRules: readonly FileRule[] = [
  {
    clause: 'inquiry.files.name-characters',
    isValid: ({ name }) => isValidName(normalizedFileName(name)),
    message: ({ names }) => ['form.characterError', { names }],
    refusal: 'FILE_NAME_INVALID',
  },
  {
    clause: 'inquiry.files.extension-allowed',
    isValid: ({ name }, allowed) =>
      !allowed || allowed.some((extension) => extension.toLowerCase() === extensionOf(normalizedFileName(name))),
    message: (files) => ['form.fileExtDisallowed', files],
    refusal: 'FILE_EXT_DISALLOWED',
  },
  {
    clause: 'inquiry.files.size-max',
    isValid: ({ size }) => size <= fileBytesMax,
    message: ({ names }) => ['form.fileSizeLimit10MB', { megabytes: limits.fileMegabytesMax, names }],
    refusal: 'PAYLOAD_TOO_LARGE',
  },
]

type RejectingRule = Pick<FileRule, 'clause' | 'message'>

/** Applies when a form has more than `limits.filesMax` files. */
export const countRule = {
  clause: 'inquiry.files.count-max',
  message: ({ names }) => ['form.fileNumbLimit', { max: limits.filesMax, names }],
  refusal: 'TOO_MANY_FILES',
} as const satisfies Omit<FileRule, 'isValid'>

/** Applies to a file whose content the browser cannot read: it was deleted or changed, or it is a folder. */
export const readableRule = {
  clause: 'inquiry.files.unreadable',
  message: ({ names }) => ['form.fileUnreadable', { names }],
} as const satisfies RejectingRule

/** Applies to a file with the name of an attached one. The visitor already has what they want, so it is no error. */
export const duplicateRule = {
  clause: 'inquiry.files.duplicate-skipped',
  message: ({ names }) => ['form.fileDuplicate', { names }],
} as const satisfies RejectingRule

export const firstFailedFileRule = (file: NamedFile, allowed: Allowed) =>
  fileRules.find((rule) => !rule.isValid(file, allowed))

/** The files that were rejected or skipped for one reason. */
export interface FileRejection extends RejectingRule {
  readonly names: readonly string[]
}

interface AddedFiles<F> {
  readonly files: readonly F[]
  readonly rejections: readonly FileRejection[]
  /** Empty or one row. */
  readonly skipped: readonly FileRejection[]
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
): AddedFiles<F> => {
  const files = [...current]
  const namesByRule = new Map<RejectingRule, string[]>()
  const reject = (rule: RejectingRule, { name }: F) =>
    namesByRule.set(rule, [...(namesByRule.get(rule) ?? []), normalizedFileName(name)])
  for (const file of chosen) {
    const isDuplicate = files.some(({ name }) => normalizedFileName(name) === normalizedFileName(file.name))
    const failed = isDuplicate ? duplicateRule : firstFailedFileRule(file, allowed)
    if (failed) reject(failed, file)
    else if (unreadable.has(file)) reject(readableRule, file)
    else if (files.length >= limits.filesMax) reject(countRule, file)
    else files.push(file)
  }
  const rows = [...namesByRule].map(([{ clause, message }, names]) => ({ clause, message, names }))
  const isSkipped = ({ clause }: FileRejection) => clause === duplicateRule.clause
  return { files, rejections: rows.filter((row) => !isSkipped(row)), skipped: rows.filter(isSkipped) }
}
