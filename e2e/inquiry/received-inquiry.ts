import { expect } from '../support/test.ts'
import type { StoredInquiry } from '../support/control-plane.ts'
import { completeDraft } from './fields.ts'

/** The stored parts of `completeDraft`, sent by an anonymous visitor. */
export const expectedParts = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: completeDraft.bbsArticleTypeDetailCode,
  emailAddress: completeDraft.emailAddress,
  cntryNo: '82',
  cellphoneNo: '1012345678',
  title: completeDraft.title,
  content: completeDraft.content,
  isAgreeRecvMarketing: 'N',
}

/** The stored parts of the same inquiry, sent by the persona `main`: prefilled from the account, without a consent. */
export const expectedPartsOfMain = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: completeDraft.bbsArticleTypeDetailCode,
  inquiryPersonName: '김민서',
  emailAddress: 'minseo.kim@example.com',
  cntryNo: '82',
  cellphoneNo: '1000000010',
  title: completeDraft.title,
  content: completeDraft.content,
}

/** The stored inquiry with exactly these parts; `overrides` changes site, persona and files. */
export const receivedInquiry = (
  fields: Readonly<Record<string, string>>,
  overrides: Partial<Pick<StoredInquiry, 'site' | 'persona' | 'files'>> = {},
): object => ({
  inquiryId: expect.any(Number),
  operationId: 'submitInquiry',
  parentInquiryId: null,
  at: expect.any(String),
  site: 'public',
  persona: 'anonymous',
  files: [],
  ...overrides,
  fields,
})
