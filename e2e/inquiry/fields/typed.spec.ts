import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeDraft, expectedParts, receivedInquiry } from '../complete-inquiry.ts'

test(...clausesOfSteps(), async ({ inquiry, page, world }) => {
  const { phone, title } = inquiry
  const email = inquiry.control('emailAddress')
  await inquiry.openFilled(completeDraft)
  for (const [pasted, digits, read] of [
    ['+82 10-1234-5678', '821012345678', '1012345678'],
    ['+82 (0)10-1234-5678', '8201012345678', '1012345678'],
    ['0082 10-1234-5678', '00821012345678', '1012345678'],
    ['0082 (0)10-1234-5678', '008201012345678', '1012345678'],
    ['\u202A+82 10-1234-5678\u202C', '821012345678', '1012345678'],
    ['010-1234-5678', '01012345678', '01012345678'],
  ] as const)
    await clauseStep('inquiry.phone.international', pasted, async () => {
      await phone.clear()
      await inquiry.paste(phone, pasted)
      await expect(phone).toHaveValue(digits)
      await title.focus()
      await expect(phone).toHaveValue(read)
    })
  for (const pasted of ['٠١٠١٢٣٤٥٦٧٨', '०१०१२३४५६७८', '０１０１２３４５６７８'])
    await clauseStep('inquiry.phone.digits-of-every-script', pasted, async () => {
      await phone.clear()
      await inquiry.paste(phone, pasted)
      await expect(phone).toHaveValue('01012345678')
    })
  for (const pasted of ['taro＠example．jp', 'Taro <taro@example.jp>,'])
    await clauseStep('inquiry.email.read', pasted, async () => {
      await email.fill(pasted)
      await title.focus()
      await expect(email).toHaveValue('taro@example.jp')
    })
  await clauseStep('inquiry.email.reason', 'of each kind', async () => {
    await email.fill('taro')
    await inquiry.send()
    for (const [typed, reason] of [
      ['taro', '@가 없습니다.'],
      ['@example.jp', '@ 앞부분이 비어 있습니다.'],
      ['taro@home@example.jp', '@가 두 개 이상 있습니다.'],
      ['taro@example.jp, jiro@example.jp', '이메일 주소는 하나만 입력할 수 있습니다.'],
      ['ta ro@example.jp', '주소에 공백이 있습니다.'],
      ['taro@example', '@ 뒤의 도메인이 올바르지 않습니다.'],
      ['하늘@example.jp', '사용할 수 없는 문자가 있습니다: 하 늘'],
      [`${'x'.repeat(39)}@example.com`, '입력한 주소는 51자입니다.'],
    ] as const) {
      await email.fill(typed)
      await inquiry.expectError('emailAddress', 'form.emailCheck')
      await expect(email).toHaveAccessibleDescription(new RegExp(`^${reason}`))
    }
    await email.fill('taro@example.jp')
    await expect(email).toHaveAccessibleDescription('답변을 이 주소로 보내 드립니다.')
  })
  await clauseStep('inquiry.phone.other-country', 'with its reason and its country', async () => {
    await phone.clear()
    await inquiry.paste(phone, '+81 90-1234-5678')
    await inquiry.send()
    await inquiry.expectError('cellphoneNo', 'form.phoneOtherCountry')
    await expect(phone).toHaveValue('819012345678')
    await page.getByRole('button', { name: '국가 번호 변경: 일본 +81' }).click()
    await expect(inquiry.country).toHaveValue('일본 +81')
    await expect(phone).toHaveValue('9012345678')
    await inquiry.expectError('cellphoneNo', null)
  })
  await clauseStep('inquiry.phone.international', 'remembered after a reload, sent with Enter', async () => {
    await inquiry.selectCountry('DE', '독일 +49')
    await phone.clear()
    await inquiry.paste(phone, '+49 1512 3456789')
    await expect(phone).toHaveValue('4915123456789')
    await page.reload()
    await expect(phone).toHaveValue('4915123456789')
    await phone.press('Enter')
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([
      receivedInquiry({
        ...expectedParts,
        cntryNo: '49',
        cellphoneNo: '15123456789',
        emailAddress: 'taro@example.jp',
      }),
    ])
  })
  await inquiry.reopen('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  const scale = inquiry.control('scale')
  for (const [typed, read] of [
    ['1,200', '1200'],
    ['１ ２００', '1200'],
    ['1.5', '1.5'],
    ['-3', '-3'],
  ] as const)
    await clauseStep('inquiry.scale.read', typed, async () => {
      await scale.fill(typed)
      await inquiry.title.focus()
      await expect(scale).toHaveValue(read)
    })
})
