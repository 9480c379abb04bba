import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { escapeRegExp } from '../pages/words.ts'
import { completeDraft } from './fields.ts'
import { expectedParts, receivedInquiry } from './received-inquiry.ts'

test(...clause('inquiry.phone.national-format'), async ({ inquiry, page }) => {
  await inquiry.open()
  for (const { country, option, typed, shown } of [
    { country: 'KR', option: '대한민국 +82', typed: '01012345678', shown: '010-1234-5678' },
    { country: 'KR', option: '대한민국 +82', typed: '1012345678', shown: '010-1234-5678' },
    { country: 'KR', option: '대한민국 +82', typed: '0212345678', shown: '02-1234-5678' },
    { country: 'JP', option: '일본 +81', typed: '09012345678', shown: '090-1234-5678' },
    { country: 'US', option: '미국 +1', typed: '2015550123', shown: '(201) 555-0123' },
    { country: 'IT', option: '이탈리아 +39', typed: '0612345678', shown: '06 1234 5678' },
    { country: 'RU', option: '러시아 +7', typed: '9161234567', shown: '8 (916) 123-45-67' },
    // An invalid number has no form; the example stays.
    { country: 'KR', option: '대한민국 +82', typed: '0101234567890', shown: null },
  ])
    await softStep(`${typed} in ${country}`, async () => {
      await inquiry.selectCountry(country, option)
      await inquiry.phone.fill(typed)
      await expect(inquiry.phone).toHaveValue(typed)
      await expect(inquiry.phone).toHaveAccessibleDescription(
        shown === null ? /예: [0-9]+$/ : new RegExp(`입력한 번호: ${escapeRegExp(shown)}$`),
      )
      await page.keyboard.press('Tab')
      await expect(inquiry.phone).toHaveValue(typed)
    })
})

for (const [language, text] of [
  ['en', 'Your number: 010-1234-5678'],
  ['ja', '入力した番号：010-1234-5678'],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test(...clause('inquiry.phone.national-format', language), async ({ inquiry }) => {
      await inquiry.open()
      await inquiry.phone.fill('01012345678')
      await expect(inquiry.phone).toHaveAccessibleDescription(new RegExp(`${text}$`))
    })
  })

test(...clause('inquiry.phone.national-format', 'filled in by the browser'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.title.focus()
  // Autofill changes the value of a field that has no focus.
  await inquiry.phone.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '010-12345678')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(inquiry.phone).toHaveValue('01012345678')
})

test(...clause('inquiry.phone.national-format', 'after a change of country'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.phone.fill('2015550123')
  await inquiry.title.focus()
  await expect(inquiry.phone).toHaveValue('2015550123')
  await inquiry.selectCountry('US', '미국 +1')
  await expect(inquiry.phone).toHaveValue('2015550123')
  await expect(inquiry.phone).toHaveAccessibleDescription(/입력한 번호: \(201\) 555-0123$/)
})

test(...clause('inquiry.phone.caret-stays'), async ({ inquiry, page }) => {
  await inquiry.open()
  const caret = () => inquiry.phone.evaluate((input: HTMLInputElement) => input.selectionStart)
  const placeCaret = (at: number) =>
    inquiry.phone.evaluate((input: HTMLInputElement, offset) => input.setSelectionRange(offset, offset), at)
  await inquiry.phone.focus()
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
    await test.step(`${key} at ${at}`, async () => {
      await placeCaret(at)
      await page.keyboard.press(key)
      await expect(inquiry.phone).toHaveValue(text)
      expect(await caret()).toBe(after)
    })
  await page.keyboard.press('Tab')
  await expect(inquiry.phone).toHaveValue('0101234578')
})

test(...clause('inquiry.phone.caret-stays', 'in a field that keeps digits only'), async ({ inquiry, page }) => {
  await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  const scale = inquiry.control('scale')
  await scale.fill('1200')
  await scale.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
  await page.keyboard.press('x')
  await expect(scale).toHaveValue('1200')
  expect(await scale.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
})

test(
  ...alsoProves(clause('inquiry.phone.format-not-sent'), 'inquiry.phone.national-number-sent'),
  async ({ inquiry, page, world }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.title.focus()
    await expect(inquiry.phone).toHaveValue('01012345678')
    // A part of the number is changed.
    await inquiry.phone.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('9')
    await expect(inquiry.phone).toHaveValue('01012345679')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, cellphoneNo: '1012345679' })])
  },
)

for (const [country, option, cntryNo, typed, shown, sent] of [
  ['RU', '러시아 +7', '7', '89161234567', '9161234567', '9161234567'],
  ['HU', '헝가리 +36', '36', '06201234567', '201234567', '201234567'],
] as const)
  test(...clause('inquiry.phone.trunk-prefix', `${typed} in ${country}`), async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.fillFields({ ...completeDraft, cellphoneNo: '' })
    await inquiry.selectCountry(country, option)
    await inquiry.phone.fill(typed)
    await expect(inquiry.phone).toHaveValue(typed)
    await inquiry.title.focus()
    await expect(inquiry.phone).toHaveValue(shown)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, cntryNo, cellphoneNo: sent })])
  })

test(...clause('inquiry.phone.trunk-prefix', 'the country is chosen afterwards'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, cellphoneNo: '89161234567' })
  await inquiry.selectCountry('RU', '러시아 +7')
  await expect(inquiry.phone).toHaveValue('9161234567')
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect(await world.inquiries()).toEqual([
    receivedInquiry({ ...expectedParts, cntryNo: '7', cellphoneNo: '9161234567' }),
  ])
})

for (const [persona, shown, sent] of [
  ['main', '1000000010', '1000000010'],
  ['main-overseas', '2015550123', '2015550123'],
] as const)
  test.describe(`as ${persona}`, () => {
    test.use({ settings: { persona } })
    test(
      ...alsoProves(clause('inquiry.phone.prefilled-format', persona), 'inquiry.phone.format-not-sent'),
      async ({ inquiry, world }) => {
        await inquiry.open()
        await expect(inquiry.phone).toHaveValue(shown)
        await inquiry.fillFields({ title: completeDraft.title, content: completeDraft.content })
        await inquiry.send()
        await expect(inquiry.success).toBeVisible()
        expect((await world.inquiries()).map(({ fields }) => fields.cellphoneNo)).toEqual([sent])
      },
    )
  })

for (const [language, korean, japanese, countryOfJapan] of [
  ['ko', '하이픈(-) 없이 숫자만 입력해 주세요. 예: 01020000000', '예: 09012345678', '일본 +81'],
  ['en', 'Enter digits only, without hyphens. Example: 01020000000', 'Example: 09012345678', 'Japan +81'],
  ['ja', 'ハイフン（-）なしで、数字だけを入力してください。 例：01020000000', '例：09012345678', '日本 +81'],
] as const)
  test.describe(language, () => {
    test.use({ language })
    test(...clause('inquiry.phone.example-by-country', language), async ({ inquiry }) => {
      await inquiry.open()
      await expect(inquiry.phone).toHaveAccessibleDescription(korean)
      await inquiry.selectCountry('JP', countryOfJapan)
      await expect(inquiry.phone).toHaveAccessibleDescription(new RegExp(`${japanese}$`))
    })
  })
