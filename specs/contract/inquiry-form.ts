import * as z from 'zod'
import { assumed } from './endpoint.ts'

const conditional = (condition: string) => z.string().optional().describe(condition)

export const attachFile = z
  .array(z.file())
  .max(5)
  .optional()
  .describe('Repeat the part for each file: at most 10485760 bytes, with an allowed extension.')

/**
 * The parts of an inquiry and when they apply. The rule table validates them, both in the form and on the server. The
 * form omits parts that do not apply; the server ignores them.
 */
export const inquiryForm = z.object({
  inquiryTypeCode: z.string().describe('O2O, TRBL, SOLUT, GNRL, SALES or EXPER.'),
  bbsArticleTypeDetailCode: z.string().describe('Detail code of the category.'),
  title: z.string(),
  content: z.string().describe('At most 5000 UTF-16 code units; CR LF counts as one.'),
  emailAddress: z.string().describe('At most 50 characters.'),
  cntryNo: z.string().describe('Calling code, such as 82.'),
  cellphoneNo: z.string().describe('National number without the leading 0, such as 1012345678.'),
  inquiryPersonName: conditional('Not required.'),
  corpName: conditional('SALES: required, at most 50 characters.'),
  departmentName: conditional('SALES: not required.'),
  levelName: conditional('SALES: not required.'),
  scale: conditional('SALES_INVOC_003 on public and gov: required, at most 10 digits.'),
  naverWorksAccount: conditional('O2O_BI_004 on public, O2O_BI_001 on gov: required.'),
  isEmergency: conditional('TRBL, business accounts: required; emerg or comm.'),
  isPartnerSharingAgreement: conditional('O2O and TRBL, partner members: required; share or not_share.'),
  partnerAgree: assumed(conditional('With share: required; agree or not_agree.')),
  thirdPartyConsent: assumed(conditional('SOLUT_SOLUQ_060: required; Y.')),
  salesThirdPartyConsent: assumed(conditional('SALES, anonymous: required; Y.')),
  isAgreeRecvMarketing: conditional('Anonymous: Y or N.'),
  captchaKey: conditional('Anonymous under abuse: required.'),
  captchaValue: conditional('Anonymous under abuse: required.'),
  captchaCategory: conditional('Anonymous under abuse: required; RECEIPT, AUDIO or CAPTCHA.'),
  inputchannel: conditional('The value from the URL of the form, if it has one.'),
  attachFile,
})
