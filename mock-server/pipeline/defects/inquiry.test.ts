import { fileOf } from '../../testing/mock.ts'
import { sending, main, email, proveDefects } from '../../testing/prove-defects.ts'
import type { ofInquiries } from './inquiry.ts'

const sales = { inquiryTypeCode: 'SALES', bbsArticleTypeDetailCode: 'SALES_INVOC_001', corpName: 'Haneul' }
const agreed = { ...sales, salesThirdPartyConsent: 'Y' }
const scale = { ...agreed, bbsArticleTypeDetailCode: 'SALES_INVOC_003' }
const trouble = { inquiryTypeCode: 'TRBL', bbsArticleTypeDetailCode: 'TRBL_PT_001' }
proveDefects<keyof typeof ofInquiries>({
  'content-5001': [{}, sending({ content: 'a'.repeat(5001) }), [400, 200]],
  'content-4999': [{}, sending({ content: 'a'.repeat(5000) }), [200, 400]],
  'email-51': [{}, sending({ emailAddress: `${'a'.repeat(39)}@example.com` }), [400, 200]],
  'any-email': [main, sending({ emailAddress: 'other@example.com' }), [400, 200]],
  'any-phone': [{}, sending({ cellphoneNo: '123' }), [400, 200]],
  'title-of-spaces': [{}, sending({ title: ' \t' }), [400, 200]],
  'corp-name-51': [{}, sending({ ...agreed, corpName: 'a'.repeat(51) }), [400, 200]],
  'scale-on-fin': [{ site: 'fin' }, sending(scale), [200, 400]],
  'workspace-on-gov': [
    { ...main, site: 'gov' },
    sending({ ...email, inquiryTypeCode: 'O2O', bbsArticleTypeDetailCode: 'O2O_BI_001' }),
    [400, 200],
  ],
  'emergency-of-every-type': [{ persona: 'biz' }, sending({ emailAddress: 'seoyeon.han@example.com' }), [200, 400]],
  'role-without-ending': [
    { ...main, member: { roles: ['ROLE_ACCOUNT_BIZ_ADMIN'] } },
    sending({ ...email, ...trouble }),
    [400, 200],
  ],
  'no-sharing-of-trouble': [
    { persona: 'partner' },
    sending({ ...trouble, emailAddress: 'haneul.seo@example.com' }),
    [400, 200],
  ],
  'no-third-party-consent': [
    {},
    sending({ inquiryTypeCode: 'SOLUT', bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_060' }),
    [400, 200],
  ],
  'no-sales-consent': [{}, sending(sales), [400, 200]],
  'sales-consent-of-users': [main, sending({ ...email, ...sales }), [200, 400]],
  'file-of-a-byte-more': [{}, sending({}, fileOf('a.png', 10_485_761)), [413, 200]],
  'file-of-a-byte-less': [{}, sending({}, fileOf('a.png', 10_485_760)), [200, 413]],
  'six-files': [{}, sending({}, ...[...'abcdef'].map((name) => fileOf(`${name}.png`, 1))), [400, 200]],
  'any-extension': [{}, sending({}, fileOf('a.exe', 1)), [400, 200]],
  'small-extensions': [{}, sending({}, fileOf('a.PNG', 1)), [200, 400]],
  'any-character': [{}, sending({}, fileOf('a;b.png', 1)), [400, 200]],
  'empty-file': [{}, sending({}, fileOf('a.png', 0)), [200, 413]],
})
