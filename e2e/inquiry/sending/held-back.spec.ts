import { pauseRequests } from '../../pages/pause-requests.ts'
import { clause, expect, test } from '../../pages/test.ts'
import { completeDraft, completeInquiry } from '../complete-inquiry.ts'

const { title, content } = completeDraft
const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') }
const { emailAddress: _readOnly, ...ofPartner } = completeInquiry('service', 'partner')

/** What send waits for: who presses it, what they have filled in, and what arrives only then and is sent. */
const calls = [
  {
    path: '/api-member/member/alarm/init',
    persona: 'main',
    filled: { title, content },
    sent: { cellphoneNo: '1000000010', cntryNo: '82' },
  },
  { path: '/api-member/member/session', persona: 'main', filled: { title, content }, sent: { title } },
  { path: '/api/support/inquiry/code', persona: 'main', filled: { title, content }, sent: { title } },
  { path: '/api/support/inquiry/allowFileExtList', persona: 'main', filled: { title, content }, sent: { title } },
  { path: '/api/support/inquiry/abuse', persona: 'anonymous', filled: completeDraft, sent: { title } },
] as const

for (const { path, persona, filled, sent } of calls)
  test.describe(path, () => {
    test.use({ settings: { persona } })
    test(...clause('inquiry.sending.waits-for-lists', `${path} is held back`), async ({ inquiry, page, world }) => {
      const isReadWhileSending = /session|abuse/.test(path)
      const early = isReadWhileSending ? undefined : await pauseRequests(page, path)
      await inquiry.visit('?parentCode=GNRL_MBR&code=GNRL_MBR_001')
      await inquiry.fillFields(filled)
      const hasFile = path.endsWith('allowFileExtList')
      if (hasFile) await inquiry.attach(file)
      const release = early ?? (await pauseRequests(page, path))
      const asked = isReadWhileSending ? page.waitForRequest(`**${path}`) : undefined
      await inquiry.send()
      await asked
      await expect(inquiry.sendButton).toHaveText('보내는 중…')
      expect(await world.journal('submitInquiry')).toEqual([])
      release()
      await expect(inquiry.success).toBeVisible()
      const [stored, ...more] = await world.inquiries()
      expect(more).toEqual([])
      expect(stored!.fields).toMatchObject({ bbsArticleTypeDetailCode: 'GNRL_MBR_001', ...sent })
      expect(stored!.files.map(({ name }) => name)).toEqual(hasFile ? ['a.txt'] : [])
    })
  })

test.describe('a partner', () => {
  test.use({ settings: { persona: 'partner' } })
  test(...clause('inquiry.sending.waits-for-lists', 'whether it is a partner'), async ({ inquiry, page, world }) => {
    const release = await pauseRequests(page, '/api/partner/init')
    await inquiry.openFilled(ofPartner, '?code=O2O_BI_002', 'service')
    await inquiry.send()
    await expect(inquiry.sendButton).toHaveText('보내는 중…')
    release()
    await inquiry.expectError('isPartnerSharingAgreement', 'form.noPartnerSharing')
    expect(await world.journal('submitInquiry')).toEqual([])
  })
})
