import { compose } from '../pages/compose.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import { completeDraft } from './fields.ts'

test(
  ...alsoProves(
    clause('inquiry.phone.country-choice', 'KR and 82 by default'),
    'inquiry.phone.default-country',
    'inquiry.phone.default-calling-code',
  ),
  async ({ inquiry }) => {
    await inquiry.visit()
    await expect(inquiry.country).toHaveValue('대한민국 +82')
  },
)

test(
  ...alsoProves(
    clause('inquiry.phone.calling-code-sent', 'without a choice of country'),
    'inquiry.phone.national-number-sent',
    'inquiry.phone.leading-zero-stripped',
  ),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.fillFields({ ...completeDraft, cellphoneNo: '01012345678' })
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([
      receivedInquiry({ ...expectedParts, cntryNo: '82', cellphoneNo: '1012345678' }),
    ])
  },
)

test(
  ...alsoProves(
    clause('inquiry.phone.country-choice', 'found by name, ISO code or calling code'),
    'inquiry.phone.countries-by-name',
  ),
  async ({ inquiry, world }) => {
    for (const [search, option, cntryNo, cellphoneNo] of [
      ['미국', '미국 +1', '1', '2015550123'],
      ['CA', '캐나다 +1', '1', '4165550123'],
      ['+81', '일본 +81', '81', '9012345678'],
    ] as const)
      await softStep(search, async () => {
        const before = (await world.inquiries()).length
        await inquiry.open()
        await inquiry.selectCountry(search, option)
        // US and CA share a calling code but remain distinct.
        await expect(inquiry.country).toHaveValue(option)
        await inquiry.fillFields({ ...completeDraft, cellphoneNo })
        await inquiry.send()
        await expect(inquiry.success).toBeVisible()
        expect((await world.inquiries()).slice(before)).toEqual([
          receivedInquiry({ ...expectedParts, cntryNo, cellphoneNo }),
        ])
      })
  },
)

for (const [locale, ...countries] of [
  ['en', ['korea', 'South Korea +82'], ['UNITED STATES', 'United States +1']],
  ['ja', ['カナダ', 'カナダ +1']],
] as const)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(...clause('inquiry.phone.countries-by-name', `in ${locale}`), async ({ inquiry }) => {
      await inquiry.open()
      for (const [search, option] of countries) {
        await inquiry.selectCountry(search, option)
        await expect(inquiry.country).toHaveValue(option)
      }
    })
  })

test(...clause('inquiry.phone.country-choice', 'a country that does not exist'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.country.click()
  await inquiry.country.fill('아틀란티스')
  await expect(page.getByText(inquiry.words('form.country.noMatch'))).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  // The previous selection is kept.
  await inquiry.title.focus()
  await expect(inquiry.country).toHaveValue('대한민국 +82')
})

test(...clause('inquiry.phone.digits-only', 'typed'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.phone.pressSequentially('+a0-1 0.(1)x２３')
  await expect(inquiry.phone).toHaveValue('010123')
})

test(...clause('inquiry.phone.digits-only', 'pasted'), async ({ inquiry }) => {
  await inquiry.open()
  for (const [pasted, expected] of [
    ['010-1234-5678', '01012345678'],
    ['(010) 1234.5678', '01012345678'],
    ['０１０ー１２３４ー５６７８', '01012345678'],
    ['번호 없음', ''],
  ] as const)
    await softStep(pasted, async () => {
      await inquiry.phone.clear()
      await inquiry.paste(inquiry.phone, pasted)
      await expect(inquiry.phone).toHaveValue(expected)
    })
})

test(...clause('inquiry.phone.hyphen-hint'), async ({ inquiry }) => {
  await inquiry.open()
  await expect(inquiry.phone).toHaveAccessibleDescription(/^하이픈\(-\) 없이 숫자만 입력해 주세요\./)
})

test(...clause('inquiry.phone.input-max', '251 digits'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.phone.focus()
  await page.keyboard.insertText('2'.repeat(250))
  await expect(inquiry.phone).toHaveValue('2'.repeat(250))
  await page.keyboard.press('3')
  await expect(inquiry.phone).toHaveValue('2'.repeat(250))
})

test(...clause('inquiry.phone.zero-kept-while-typing'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, title: '', cellphoneNo: '01012345678' })
  await inquiry.send()
  await inquiry.expectError('title', 'form.noTitle')
  await expect(inquiry.phone).toHaveValue('01012345678')
  expect(await world.inquiries()).toEqual([])
})

test(...clause('inquiry.phone.one-message', 'the same for every invalid number'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, cellphoneNo: '1' })
  await inquiry.send()
  await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
  for (const number of ['123456', '99999999', '0101234567890123', '1'.repeat(30)]) {
    await inquiry.phone.fill(number)
    await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
  }
})

test(...clause('inquiry.phone.valid-for-country', 'validated again when the country changes'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, cellphoneNo: '2015550123' })
  await inquiry.send()
  await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
  await inquiry.selectCountry('US', '미국 +1')
  await inquiry.expectError('cellphoneNo', null)
})

test(...clause('inquiry.phone.shared-calling-code'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, title: '' })
  await inquiry.send()
  for (const { country, option, number, isValid } of [
    { country: 'US', option: '미국 +1', number: '4165550123', isValid: false },
    { country: 'CA', option: '캐나다 +1', number: '4165550123', isValid: true },
    { country: 'CA', option: '캐나다 +1', number: '2015550123', isValid: false },
    { country: 'US', option: '미국 +1', number: '2015550123', isValid: true },
    { country: 'RU', option: '러시아 +7', number: '9161234567', isValid: true },
    { country: 'KZ', option: '카자흐스탄 +7', number: '9161234567', isValid: false },
    { country: 'GB', option: '영국 +44', number: '2079460958', isValid: true },
    { country: 'GG', option: '건지 +44', number: '2079460958', isValid: false },
    // Countries that share not only the code but also the ranges of their numbers.
    { country: 'NO', option: '노르웨이 +47', number: '41234567', isValid: true },
    { country: 'SJ', option: '스발바르제도-얀마웬섬 +47', number: '41234567', isValid: true },
  ])
    await test.step(`${number} in ${country}: ${isValid}`, async () => {
      await inquiry.selectCountry(country, option)
      await inquiry.phone.fill(number)
      await inquiry.expectError('cellphoneNo', isValid ? null : 'form.phoneCheck')
    })
})

test(...clause('call.inquiry.phone-codes', 'requested by the form'), async ({ inquiry, world }) => {
  await inquiry.open()
  await expect(inquiry.country).toHaveValue('대한민국 +82')
  expect(await world.journal('phoneCodes')).toMatchObject([
    { method: 'GET', path: '/api/countryCode/getPhoneCodeList', query: '', status: 200 },
  ])
})

test(...clause('inquiry.phone.composition'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.phone.focus()
  const composition = await compose(page, '０', '０１', '０１０')
  await composition.commit('０１０')
  await expect(inquiry.phone).toHaveValue('010')
  await page.keyboard.type('12-3')
  await expect(inquiry.phone).toHaveValue('010123')
})

test(...clause('inquiry.phone.composition', 'the scale of a sales inquiry'), async ({ inquiry, page }) => {
  await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  await inquiry.control('scale').focus()
  const composition = await compose(page, '１', '１２', '１２０')
  await composition.commit('１２０')
  await expect(inquiry.control('scale')).toHaveValue('120')
})

test(...clause('inquiry.phone.country-composition'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.country.click()
  await compose(page, '이', '일', '일본')
  await expect(inquiry.country).toHaveValue('일본')
  await expect(page.getByRole('option')).toHaveText(['일본 +81'])
  await inquiry.option('일본 +81').click()
  await expect(inquiry.country).toHaveValue('일본 +81')
})
