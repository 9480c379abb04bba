import * as z from 'zod'
import { assumed } from './endpoint.ts'

const asked = (when: string) => z.string().optional().describe(when)

export const attachFile = z
  .array(z.file())
  .max(5)
  .optional()
  .describe('Repeated; each file at most 10485760 bytes, with an allowed extension.')

/**
 * What an inquiry is sent as. It describes the parts and when they are asked; the rule table judges them, on the
 * form and on the server alike. A part that is not asked is left out, and ignored when it comes.
 */
export const inquiryForm = z.object({
  inquiryTypeCode: z.string().describe('O2O, TRBL, SOLUT, GNRL, SALES or EXPER.'),
  bbsArticleTypeDetailCode: z.string().describe('Detail code of the category.'),
  title: z.string(),
  content: z.string().describe('At most 5000 UTF-16 units; CR LF counts as one line break.'),
  emailAddress: z.string().describe('At most 50 characters.'),
  cntryNo: z.string().describe('Calling code, such as 82.'),
  cellphoneNo: z.string().describe('National number without the leading 0, such as 1012345678.'),
  inquiryPersonName: asked('Not required.'),
  corpName: asked('SALES: required, at most 50 characters.'),
  departmentName: asked('SALES: not required.'),
  levelName: asked('SALES: not required.'),
  scale: asked('SALES_INVOC_003 on public and gov: required, at most 10 digits.'),
  naverWorksAccount: asked('O2O_BI_004 on public, O2O_BI_001 on gov: required.'),
  isEmergency: asked('TRBL, business accounts: required; emerg or comm.'),
  isPartnerSharingAgreement: asked('O2O and TRBL, partner members: required; share or not_share.'),
  partnerAgree: assumed(asked('With share: required; agree or not_agree.')),
  thirdPartyConsent: assumed(asked('SOLUT_SOLUQ_060: required; Y.')),
  salesThirdPartyConsent: assumed(asked('SALES, anonymous: required; Y.')),
  isAgreeRecvMarketing: asked('Anonymous: Y or N.'),
  captchaKey: asked('Anonymous under abuse: required.'),
  captchaValue: asked('Anonymous under abuse: required.'),
  captchaCategory: asked('Anonymous under abuse: required; RECEIPT, AUDIO or CAPTCHA.'),
  inputchannel: asked('When the address of the form has it, as given.'),
  attachFile,
})
