import type { ClauseId } from '../clauses/index.ts'
import type { RefusalCode } from '../contract/refusal.ts'
import type { MessageKey } from '../messages/index.ts'

export const filesMax = 5
export const fileBytesMax = 10_485_760

/** The longest file name, in UTF-16 units of its NFC form. */
const nameMax = 100

/** A file as the rules see it. */
export interface NamedFile {
  readonly name: string
  readonly size: number
}

/** File names are compared and judged in one form, whatever the system that wrote them. */
export const fileName = (name: string) => name.normalize('NFC')

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

// Path and shell signs, then control characters, then characters that turn the direction of writing.
// oxlint-disable-next-line no-control-regex
const refusedSigns = /[\\/:*?"<>|;%&#\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const hasGoodName = (name: string) =>
  !refusedSigns.test(name) && name.replace(/\.[^.]*$/, '').trim() !== '' && name.length <= nameMax

/** The extensions that may be attached; undefined where they are not known, and any may until the server judges. */
type Allowed = readonly string[] | undefined

/** What one file must be, in the order in which it is judged. */
interface FileRule {
  readonly clause: ClauseId
  readonly isValid: (file: NamedFile, allowed: Allowed) => boolean
  readonly message: MessageKey
  /** How the server refuses it. */
  readonly refusal: RefusalCode
}

const fileRules: readonly FileRule[] = [
  {
    clause: 'inquiry.files.name-characters',
    isValid: ({ name }) => hasGoodName(fileName(name)),
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

/** More files than a form takes. */
export const countRule = {
  clause: 'inquiry.files.count-max',
  message: 'form.fileNumbLimit',
  refusal: 'TOO_MANY_FILES',
} as const satisfies Omit<FileRule, 'isValid'>

export const firstFailedFileRule = (file: NamedFile, allowed: Allowed) =>
  fileRules.find((rule) => !rule.isValid(file, allowed))

/** Files that were not kept, and the message that says why. */
export interface FileRefusal {
  readonly message: MessageKey
  readonly names: readonly string[]
}

/** What becomes of a choice of files: what fits is kept, same names are skipped, the rest is refused by name. */
export const addFiles = <F extends NamedFile>(
  held: readonly F[],
  chosen: readonly F[],
  allowed: Allowed,
): { readonly files: readonly F[]; readonly refusals: readonly FileRefusal[] } => {
  const files = [...held]
  const refused = new Map<MessageKey, string[]>()
  const refuse = (message: MessageKey, name: string) => refused.set(message, [...(refused.get(message) ?? []), name])
  for (const file of chosen) {
    if (files.some(({ name }) => fileName(name) === fileName(file.name))) continue
    const broken = firstFailedFileRule(file, allowed)
    if (broken) refuse(broken.message, fileName(file.name))
    else if (files.length >= filesMax) refuse(countRule.message, fileName(file.name))
    else files.push(file)
  }
  return { files, refusals: [...refused].map(([message, names]) => ({ message, names })) }
}
