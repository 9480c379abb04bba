import { expectStatus } from '../support/expect-status.ts'
import { clause, expect, test } from '../support/test.ts'

const alarm = '/api-member/member/alarm/init'

test.describe('as a main account', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clause('call.member.alarm-init'), async ({ api }) => {
    const { status, body } = await api.get(alarm)
    expectStatus(status, 200)
    expect(body).toEqual({ memberInfo: { cellphoneNo: '1000000010', countryNo: '82' } })
  })
})

test.describe('as a main account in another country', () => {
  test.use({ settings: { persona: 'main-overseas' } })
  test(...clause('call.member.alarm-init', 'of another country'), async ({ api }) => {
    expect((await api.get(alarm)).body.memberInfo).toEqual({ cellphoneNo: '2015550123', countryNo: '1' })
  })
})

test.describe('as a sub account', () => {
  test.use({ settings: { persona: 'sub' } })
  test(...clause('call.member.alarm-init', 'no number of a sub account'), async ({ api }) => {
    expect((await api.get(alarm)).body.memberInfo.cellphoneNo).toBe('')
  })
})

for (const partner of [true, false])
  test.describe(`with partner ${partner}`, () => {
    test.use({ settings: { persona: 'partner', partner } })
    test(...clause('call.partner.init', partner ? 'N' : 'Y'), async ({ api }) => {
      const { status, body } = await api.get('/api/partner/init')
      expectStatus(status, 200)
      expect(body).toEqual({ partnerInit: partner ? 'N' : 'Y' })
    })
  })
