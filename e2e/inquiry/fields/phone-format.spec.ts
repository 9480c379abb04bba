import { compose } from '../../pages/compose.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { escapeRegExp } from '../../pages/words.ts'
import { completeDraft, expectedParts, receivedInquiry } from '../complete-inquiry.ts'

test(...clausesOfSteps(), async ({ inquiry, page, world }) => {
  await inquiry.open()
  await clauseStep('inquiry.phone.national-format', 'KR', () =>
    expect(inquiry.phone).toHaveAccessibleDescription('하이픈(-) 없이 숫자만 입력해 주세요. 예: 01020000000'),
  )
  await clauseStep('inquiry.phone.national-format', 'filled in by the browser, and in another country', async () => {
    await inquiry.title.focus()
    // Autofill changes the value of a field that has no focus.
    await inquiry.phone.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '010-12345678')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(inquiry.phone).toHaveValue('01012345678')
    await inquiry.phone.fill('2015550123')
    await inquiry.title.focus()
    await expect(inquiry.phone).toHaveValue('2015550123')
    await inquiry.selectCountry('US', '미국 +1')
    await expect(inquiry.phone).toHaveValue('2015550123')
    await expect(inquiry.phone).toHaveAccessibleDescription(/입력한 번호: \(201\) 555-0123$/)
  })
  for (const { country, option, typed, shown } of [
    { country: 'KR', option: '대한민국 +82', typed: '01012345678', shown: '010-1234-5678' },
    { country: 'JP', option: '일본 +81', typed: '09012345678', shown: '090-1234-5678' },
    { country: 'US', option: '미국 +1', typed: '2015550123', shown: '(201) 555-0123' },
    { country: 'RU', option: '러시아 +7', typed: '9161234567', shown: '8 (916) 123-45-67' },
    // An invalid number has no form; the example stays.
    { country: 'KR', option: '대한민국 +82', typed: '0101234567890', shown: null },
  ])
    await clauseStep('inquiry.phone.national-format', `${typed} in ${country}`, async () => {
      await inquiry.selectCountry(country, option)
      await inquiry.phone.fill(typed)
      await expect(inquiry.phone).toHaveValue(typed)
      await expect(inquiry.phone).toHaveAccessibleDescription(
        shown === null ? /예: [0-9]+$/ : new RegExp(`입력한 번호: ${escapeRegExp(shown)}$`),
      )
      await page.keyboard.press('Tab')
      await expect(inquiry.phone).toHaveValue(typed)
    })
  await clauseStep('inquiry.phone.national-format', 'JP', async () => {
    await inquiry.phone.clear()
    await inquiry.selectCountry('JP', '일본 +81')
    await expect(inquiry.phone).toHaveAccessibleDescription(/예: 09012345678$/)
    await inquiry.selectCountry('KR', '대한민국 +82')
  })
  const caret = () => inquiry.phone.evaluate((input: HTMLInputElement) => input.selectionStart)
  const placeCaret = (at: number) =>
    inquiry.phone.evaluate((input: HTMLInputElement, offset) => input.setSelectionRange(offset, offset), at)
  await inquiry.phone.clear()
  for (const [index, digit] of [...'01012345678'].entries()) {
    await page.keyboard.press(digit)
    await expect(inquiry.phone).toHaveValue('01012345678'.slice(0, index + 1))
  }
  await page.keyboard.press('Tab')
  await inquiry.phone.focus()
  for (const { at, key, text, after } of [
    { at: 5, key: '9', text: '010129345678', after: 6 },
    { at: 6, key: 'Backspace', text: '01012345678', after: 5 },
    // Letters and hyphens are not accepted, and do not move the caret.
    { at: 5, key: 'x', text: '01012345678', after: 5 },
    { at: 3, key: '-', text: '01012345678', after: 3 },
    { at: 8, key: 'Delete', text: '0101234578', after: 8 },
  ])
    await clauseStep('inquiry.phone.caret-stays', `${key} at ${at}`, async () => {
      await placeCaret(at)
      await page.keyboard.press(key)
      await expect(inquiry.phone).toHaveValue(text)
      expect(await caret()).toBe(after)
    })
  await clauseStep('inquiry.phone.caret-stays', 'a composed letter at 4', async () => {
    await placeCaret(4)
    await (await compose(page, 'ㄱ', '가')).commit('가')
    await expect(inquiry.phone).toHaveValue('0101234578')
    expect(await caret()).toBe(4)
  })
  await page.keyboard.press('Tab')
  await expect(inquiry.phone).toHaveValue('0101234578')
  await inquiry.reopen('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  await clauseStep('inquiry.phone.caret-stays', 'in the scale, where other characters stay', async () => {
    const scale = inquiry.control('scale')
    await scale.fill('1200')
    await scale.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
    await page.keyboard.press('x')
    await expect(scale).toHaveValue('1x200')
    expect(await scale.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  })
  const expectSent = async (cntryNo: string, cellphoneNo: string) => {
    const before = (await world.inquiries()).length
    await inquiry.sendSuccessfully()
    expect((await world.inquiries()).slice(before)).toEqual([
      receivedInquiry({ ...expectedParts, cntryNo, cellphoneNo }),
    ])
    await inquiry.reopen()
  }
  await inquiry.reopen()
  await clauseStep('inquiry.phone.calling-code-sent', 'after a part of it was changed', async () => {
    await inquiry.fillFields(completeDraft)
    await inquiry.title.focus()
    await inquiry.phone.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('9')
    await expect(inquiry.phone).toHaveValue('01012345679')
    await expectSent('82', '1012345679')
  })
  for (const [country, option, cntryNo, typed, sent] of [
    ['RU', '러시아 +7', '7', '89161234567', '9161234567'],
    ['HU', '헝가리 +36', '36', '06201234567', '201234567'],
  ] as const)
    await clauseStep('inquiry.phone.international', `${typed} in ${country}`, async () => {
      await inquiry.fillFields({ ...completeDraft, cellphoneNo: '' })
      await inquiry.selectCountry(country, option)
      await inquiry.phone.fill(typed)
      await expect(inquiry.phone).toHaveValue(typed)
      await inquiry.title.focus()
      await expect(inquiry.phone).toHaveValue(sent)
      await expectSent(cntryNo, sent)
    })
  await clauseStep('inquiry.phone.international', 'the country is chosen afterwards', async () => {
    await inquiry.fillFields({ ...completeDraft, cellphoneNo: '89161234567' })
    await inquiry.selectCountry('RU', '러시아 +7')
    await expect(inquiry.phone).toHaveValue('9161234567')
    await expectSent('7', '9161234567')
  })
})
