import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeInquiry } from '../complete-inquiry.ts'

// With animations: an alert fades in and out in these tests.
test.use({ settings: { persona: 'partner' }, contextOptions: { reducedMotion: 'no-preference' } })

const { emailAddress: _readOnly, ...values } = completeInquiry('service', 'partner')
const sharing = 'isPartnerSharingAgreement'

test(...clausesOfSteps(), async ({ inquiry, page, world }) => {
  const release = await pauseRequests(page, '/api/partner/init')
  await inquiry.openFilled(values, '?code=O2O_BI_002', 'service')
  await inquiry.send()
  release()
  await clauseStep(
    ['inquiry.partner-sharing.required', 'inquiry.partner-sharing.init-checked', 'call.partner.init.n-is-partner'],
    'sent before partnerInit has loaded',
    async () => {
      await inquiry.expectError(sharing, 'form.noPartnerSharing')
      expect(await world.journal('partnerInit')).toHaveLength(1)
      expect(await world.inquiries()).toEqual([])
    },
  )
  const share = async () => {
    await inquiry.checkRadio(sharing, 'share')
    await inquiry.checkRadio('partnerAgree', 'agree')
  }
  await inquiry.revisit('', 'service')
  await clauseStep(
    [
      'inquiry.partner-sharing.shown-to-partner',
      'inquiry.partner-sharing.init-checked',
      'member.user.partner-group',
      'inquiry.partner-sharing.nothing-picked-first',
      'call.partner.init.n-is-partner',
    ],
    'two choices',
    async () => {
      await expect(inquiry.radio(sharing, 'share')).not.toBeChecked()
      await expect(inquiry.radio(sharing, 'not_share')).not.toBeChecked()
    },
  )
  await clauseStep(
    [
      'inquiry.partner-agree.shown-with-share',
      'inquiry.partner-sharing.switch-resets',
      'inquiry.partner-sharing.switch-clears-agree',
    ],
    'there and back',
    async () => {
      await expect(inquiry.control('partnerAgree')).toHaveCount(0)
      await share()
      // By keyboard: the arrow key moves the choice from share to not_share.
      await inquiry.radio(sharing, 'share').press('ArrowDown')
      await expect(inquiry.control('partnerAgree')).toHaveCount(0)
      await expect(inquiry.radio(sharing, 'not_share')).toBeChecked()
      await inquiry.checkRadio(sharing, 'share')
      await expect(inquiry.radio('partnerAgree', 'agree')).not.toBeChecked()
      await expect(inquiry.radio('partnerAgree', 'not_agree')).not.toBeChecked()
    },
  )
  await clauseStep('inquiry.partner-sharing.type-change-resets', 'share', async () => {
    await inquiry.category.fill('Cloud Desktop')
    await inquiry.option('비즈니스 애플리케이션 › Cloud Desktop').click()
    await expect(inquiry.radio(sharing, 'share')).toBeChecked()
  })
  await clauseStep('inquiry.draft.without-files', "the partner's agreement", async () => {
    await inquiry.checkRadio('partnerAgree', 'agree')
    await page.reload()
    await expect(inquiry.radio(sharing, 'share')).toBeChecked()
    await expect(inquiry.radio('partnerAgree', 'agree')).not.toBeChecked()
  })
  await clauseStep('inquiry.partner-sharing.type-change-resets', 'with a trouble inquiry in between', async () => {
    await inquiry.checkRadio('partnerAgree', 'agree')
    await inquiry.visit('', 'trouble')
    await expect(inquiry.radio(sharing, 'share')).toBeVisible()
    await inquiry.visit('', 'service')
    await expect(inquiry.radio(sharing, 'not_share')).toBeChecked()
    await expect(inquiry.control('partnerAgree')).toHaveCount(0)
  })
  await clauseStep('inquiry.partner-sharing.type-change-resets', 'on the page and in the inquiry', async () => {
    // Another category of the same group, then one of another group.
    for (const [typed, option] of [
      ['SMS', '비즈니스 애플리케이션 › Mail·SMS 발송'],
      ['Auto Scaling', '컴퓨팅 › Auto Scaling'],
    ] as const) {
      await share()
      await inquiry.category.fill(typed)
      await inquiry.option(option).click()
      await expect(inquiry.radio(sharing, 'not_share')).toBeChecked()
      await expect(inquiry.control('partnerAgree')).toHaveCount(0)
    }
    await inquiry.fillFields(values)
    await inquiry.sendSuccessfully()
    const [stored] = await world.inquiries()
    expect(stored!.fields[sharing]).toBe('not_share')
    expect(stored!.fields).not.toHaveProperty('partnerAgree')
  })
  await world.patch({ partner: false })
  await clauseStep('inquiry.partner-sharing.needs-init-n', 'when partnerInit is Y', async () => {
    const before = (await world.inquiries()).length
    await inquiry.openFilled(values, '?code=O2O_BI_002', 'service')
    await inquiry.sendSuccessfully()
    expect((await world.inquiries())[before]!.fields).not.toHaveProperty(sharing)
  })
})
