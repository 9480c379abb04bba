import type { FilePart, Part } from '../mock-client/multipart.ts'

/** The parts of a valid general inquiry. */
export const completeGeneralParts = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: 'GNRL_MBR_001',
  title: 'Sign-up with a company address',
  content: 'The confirmation mail does not arrive.',
  emailAddress: 'visitor@example.com',
  cntryNo: '82',
  cellphoneNo: '1012345678',
}

/** A general inquiry with changes; null omits a part. */
export const generalInquiry = (
  changes: Readonly<Record<string, string | null>> = {},
  files: readonly FilePart[] = [],
): Part[] => [
  ...Object.entries({ ...completeGeneralParts, ...changes }).flatMap(([name, value]): Part[] =>
    value === null ? [] : [[name, value]],
  ),
  ...files.map((file): Part => ['attachFile', file]),
]

/** A file of `size` bytes. Each byte depends on its offset, so a lost or swapped byte changes the hash. */
export const fileOf = (name: string, size: number): FilePart => {
  const bytes = new Uint8Array(size)
  for (let i = 0; i < size; i += 1) bytes[i] = (i * 31 + (i >> 8)) & 255
  return { name, bytes }
}
