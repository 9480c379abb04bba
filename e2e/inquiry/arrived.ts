import { expect } from '../support/test.ts'
import type { StoredInquiry } from '../support/control-plane.ts'
import { complete } from './fields.ts'

/** The parts that an anonymous visitor's `complete` inquiry has on the wire. */
export const parts = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: complete.bbsArticleTypeDetailCode,
  emailAddress: complete.emailAddress,
  cntryNo: '82',
  cellphoneNo: '1012345678',
  title: complete.title,
  content: complete.content,
  isAgreeRecvMarketing: 'N',
}

/** The parts of the same inquiry sent by the persona `main`: much is known, and no consent is asked. */
export const partsOfMain = {
  inquiryTypeCode: 'GNRL',
  bbsArticleTypeDetailCode: complete.bbsArticleTypeDetailCode,
  inquiryPersonName: '김민서',
  emailAddress: 'minseo.kim@example.com',
  cntryNo: '82',
  cellphoneNo: '1000000010',
  title: complete.title,
  content: complete.content,
}

/** An inquiry as the server must hold it, whole: these parts, these files, nothing more. */
export const arrived = (
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
