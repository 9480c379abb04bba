import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'
import { expectedParts, receivedInquiry } from './received-inquiry.ts'

// Many steps share a page.
test.describe.configure({ timeout: 45_000 })

test(
  ...alsoProves(
    clause('inquiry.phone.international'),
    'inquiry.phone.other-country',
    'inquiry.phone.digits-of-every-script',
    'inquiry.email.read',
  ),
  async ({ inquiry, page, world }) => {
    const { phone, title } = inquiry
    const email = inquiry.control('emailAddress')
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    for (const [pasted, digits, read] of [
      ['+82 10-1234-5678', '821012345678', '1012345678'],
      ['+82 (0)10-1234-5678', '8201012345678', '1012345678'],
      ['0082 10 1234 5678', '00821012345678', '1012345678'],
      ['\u202A+82 10-1234-5678\u202C', '821012345678', '1012345678'],
      ['821012345678', '821012345678', '1012345678'],
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
    for (const pasted of [
      'taro＠example．jp',
      '\u202Ata\u00ADro@example.jp',
      'mailto:taro@example.jp',
      'Taro <taro@example.jp>,',
    ])
      await clauseStep('inquiry.email.read', pasted, async () => {
        await email.fill(pasted)
        await title.focus()
        await expect(email).toHaveValue('taro@example.jp')
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
  },
)

test(...alsoProves(clause('inquiry.phone.country-gone'), 'inquiry.scale.read'), async ({ inquiry, page }) => {
  await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
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
  await clauseStep('inquiry.phone.country-gone', 'after a reload', async () => {
    await inquiry.selectCountry('JP', '일본 +81')
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(sessionStorage))
        if (key.includes('draft:')) sessionStorage.setItem(key, value.replace('"81"', '"9999"').replace('"JP"', '"ZZ"'))
    })
    await page.reload()
    await expect(inquiry.country).toHaveValue('대한민국 +82')
  })
})
