import { expect } from '../support/test.ts'
import type { StoredInquiry } from '../support/control-plane.ts'
import { completeDraft } from './fields.ts'

/** The parts that an anonymous visitor's `complete` inquiry has on the wire. */
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

/** The parts of the same inquiry sent by the persona `main`: much is known, and no consent is asked. */
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

/** An inquiry as the server must hold it, whole: these parts, these files, nothing more. */
export const receivedInquiry = (
  fields: Readonly<Record<string, string>>,
  over: Partial<Pick<StoredInquiry, 'site' | 'persona' | 'files'>> = {},
): object => ({
  inquiryId: expect.any(Number),
  operationId: 'submitInquiry',
  parentInquiryId: null,
  at: expect.any(String),
  site: 'public',
  persona: 'anonymous',
  files: [],
  ...over,
  fields,
})
