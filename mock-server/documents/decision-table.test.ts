import { expect, test } from 'vitest'
import { decisionTable } from './decision-table.ts'

const rows = decisionTable().split('\n')
const rowOf = (type: string, user: string) =>
  rows.find((row) => row.startsWith(`| ${type} |`) && row.includes(`| ${user} |`))

test('each type has a row for each user', () => expect(rows).toHaveLength(2 + 6 * 4))

test('only anonymous visitors under abuse get a captcha', () => {
  expect(rowOf('general', 'anonymous')).toContain('**captchaKey** **captchaValue** **captchaCategory** (abuse)')
  expect(rowOf('general', 'signed in')).not.toContain('captcha')
})

test('a part names the site, category or sharing that it depends on', () => {
  expect(rowOf('sales', 'signed in')).toContain('**scale** (public or gov, SALES_INVOC_003)')
  expect(rowOf('sales', 'signed in')).not.toContain('salesThirdPartyConsent')
  expect(rowOf('sales', 'anonymous')).toContain('**salesThirdPartyConsent**,')
  expect(rowOf('service', 'partner')).toContain('**isPartnerSharingAgreement**, **partnerAgree** (share)')
  expect(rowOf('trouble', 'business')).toContain('**isEmergency**')
  expect(rowOf('solution', 'anonymous')).toContain('**thirdPartyConsent** (SOLUT_SOLUQ_060)')
  expect(rowOf('service', 'anonymous')).toContain('**naverWorksAccount** (public or gov, O2O_BI_004 or O2O_BI_001)')
})
