import type { FilePart, Part } from './multipart.ts'

/** A general inquiry that breaks no rule, part by part. */
export const completeGeneralParts = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: 'GNRL_MBR_001',
  title: 'Sign-up with a company address',
  content: 'The confirmation mail does not arrive.',
  emailAddress: 'visitor@example.com',
  cntryNo: '82',
  cellphoneNo: '1012345678',
}

/** The same with changes; null leaves a part out. */
export const generalInquiry = (
  changes: Readonly<Record<string, string | null>> = {},
  files: readonly FilePart[] = [],
): Part[] => [
  ...Object.entries({ ...completeGeneralParts, ...changes }).flatMap(([name, value]): Part[] =>
    value === null ? [] : [[name, value]],
  ),
  ...files.map((file): Part => ['attachFile', file]),
]

/** A file of so many bytes, each telling its place, so that a lost or swapped one changes the sum. */
export const fileOf = (name: string, size: number): FilePart => {
  const bytes = new Uint8Array(size)
  for (let place = 0; place < size; place += 1) bytes[place] = (place * 31 + (place >> 8)) & 255
  return { name, bytes }
}
