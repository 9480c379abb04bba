import { compose } from '../../pages/compose.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'

test(...clausesOfSteps('and what is typed'), async ({ inquiry, page, shell, world }) => {
  const { phone, country } = inquiry
  await inquiry.open()
  await clauseStep(
    ['inquiry.phone.country-choice', 'inquiry.phone.default-country', 'inquiry.phone.default-calling-code'],
    'KR and 82 by default',
    () => expect(country).toHaveValue('대한민국 +82'),
  )
  await clauseStep('call.inquiry.phone-codes', 'one GET', async () =>
    expect(await world.journal('phoneCodes')).toMatchObject([
      { method: 'GET', path: '/api/countryCode/getPhoneCodeList', query: '', status: 200 },
    ]),
  )
  await clauseStep(['inquiry.phone.hyphen-hint', 'inquiry.phone.digits-only'], 'typed', async () => {
    await expect(phone).toHaveAccessibleDescription(/^하이픈\(-\) 없이 숫자만 입력해 주세요\./)
    await phone.pressSequentially('+a0-1 0.(1)x２３')
    await expect(phone).toHaveValue('010123')
  })
  for (const [pasted, expected] of [
    ['010-1234-5678', '01012345678'],
    ['(010) 1234.5678', '01012345678'],
    ['０１０ー１２３４ー５６７８', '01012345678'],
    ['번호 없음', ''],
  ] as const)
    await clauseStep('inquiry.phone.digits-only', `pasted: ${pasted}`, async () => {
      await phone.clear()
      await inquiry.paste(phone, pasted)
      await expect(phone).toHaveValue(expected)
    })
  await clauseStep('inquiry.phone.digits-of-every-script', 'followed by keys', async () => {
    await phone.clear()
    const composition = await compose(page, '０', '０１', '０１０')
    await composition.commit('０１０')
    await expect(phone).toHaveValue('010')
    await page.keyboard.type('12-3')
    await expect(phone).toHaveValue('010123')
  })
  await clauseStep('inquiry.phone.input-max', '251 digits', async () => {
    await phone.clear()
    await page.keyboard.insertText('2'.repeat(250))
    await expect(phone).toHaveValue('2'.repeat(250))
    await page.keyboard.press('3')
    await expect(phone).toHaveValue('2'.repeat(250))
  })
  await clauseStep('inquiry.phone.country-choice', 'a country that does not exist', async () => {
    await country.click()
    await country.fill('아틀란티스')
    await expect(page.getByText(inquiry.words('form.country.noMatch'))).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
    // The previous selection is kept.
    await inquiry.title.focus()
    await expect(country).toHaveValue('대한민국 +82')
  })
  await clauseStep('inquiry.phone.country-aliases', 'one syllable after the other', async () => {
    await country.click()
    await compose(page, '이', '일', '일본')
    await expect(country).toHaveValue('일본')
    await expect(page.getByRole('option')).toHaveText(['일본 +81'])
    await inquiry.option('일본 +81').click()
    await expect(country).toHaveValue('일본 +81')
  })
  await inquiry.reopen('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  await clauseStep('inquiry.phone.digits-of-every-script', 'the scale of a sales inquiry', async () => {
    await inquiry.control('scale').focus()
    const composition = await compose(page, '１', '１２', '１２０')
    await composition.commit('１２０')
    await expect(inquiry.control('scale')).toHaveValue('120')
  })
  for (const { locale, examples, shown, countries } of [
    {
      locale: 'en',
      examples: ['Enter digits only, without hyphens. Example: 01020000000', 'Example: 09012345678'],
      shown: 'Your number: 010-1234-5678',
      countries: { 'UNITED STATES': 'United States +1', japan: 'Japan +81', korea: 'South Korea +82' },
    },
    {
      locale: 'ja',
      examples: ['ハイフン（-）なしで、数字だけを入力してください。 例：01020000000', '例：09012345678'],
      shown: '入力した番号：010-1234-5678',
      countries: { カナダ: 'カナダ +1', 日本: '日本 +81', 韓国: '韓国 +82' },
    },
  ] as const) {
    await shell.changeLanguage(locale === 'en' ? 'ko' : 'en', locale)
    const form = inquiry.in(locale)
    await form.reopen()
    const [, japan, korea] = Object.values(countries) as [string, string, string]
    await clauseStep('inquiry.phone.national-format', 'KR', () =>
      expect(form.phone).toHaveAccessibleDescription(examples[0]),
    )
    for (const [search, option] of Object.entries(countries))
      await clauseStep('inquiry.phone.countries-by-name', option, async () => {
        await form.selectCountry(search, option)
        await expect(form.country).toHaveValue(option)
      })
    await clauseStep('inquiry.phone.national-format', locale, async () => {
      await form.phone.fill('01012345678')
      await expect(form.phone).toHaveAccessibleDescription(new RegExp(`${shown}$`))
      await form.phone.clear()
    })
    await clauseStep('inquiry.phone.country-aliases', 'a Korean name', async () => {
      await form.country.click()
      await form.country.fill('대한')
      await expect(page.getByRole('option')).toHaveText([korea])
    })
    await form.selectCountry('JP', japan)
    await clauseStep('inquiry.phone.national-format', 'JP', () =>
      expect(form.phone).toHaveAccessibleDescription(new RegExp(`${examples[1]}$`)),
    )
  }
})

test(...clausesOfSteps('validated again with every change'), async ({ inquiry, world }) => {
  await inquiry.openFilled({ ...completeDraft, title: '' })
  await inquiry.send()
  await clauseStep('inquiry.phone.one-zero-only', 'after a failed attempt', async () => {
    await inquiry.expectError('title', 'form.noTitle')
    await expect(inquiry.phone).toHaveValue('01012345678')
    expect(await world.inquiries()).toEqual([])
  })
  for (const number of ['1', '123456', '99999999', '0101234567890123', '1'.repeat(30)])
    await clauseStep('inquiry.phone.one-message', number, async () => {
      await inquiry.phone.fill(number)
      await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
    })
  await clauseStep('inquiry.phone.valid-for-country', 'when the country changes', async () => {
    await inquiry.phone.fill('2015550123')
    await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
    await inquiry.selectCountry('US', '미국 +1')
    await inquiry.expectError('cellphoneNo', null)
  })
  for (const { country, option, number, isValid } of [
    { country: 'US', option: '미국 +1', number: '4165550123', isValid: false },
    { country: 'CA', option: '캐나다 +1', number: '4165550123', isValid: true },
    { country: 'CA', option: '캐나다 +1', number: '2015550123', isValid: false },
    { country: 'US', option: '미국 +1', number: '2015550123', isValid: true },
    // Countries that share not only the code but also the ranges of their numbers.
    { country: 'NO', option: '노르웨이 +47', number: '41234567', isValid: true },
    { country: 'SJ', option: '스발바르제도-얀마웬섬 +47', number: '41234567', isValid: true },
  ])
    await clauseStep('inquiry.phone.shared-calling-code', `${number} in ${country}: ${isValid}`, async () => {
      await inquiry.selectCountry(country, option)
      await inquiry.phone.fill(number)
      await inquiry.expectError('cellphoneNo', isValid ? null : 'form.phoneCheck')
    })
  for (const [search, option, cntryNo, typed, cellphoneNo] of [
    ['', '대한민국 +82', '82', '01012345678', '1012345678'],
    // US and CA share a calling code but remain distinct.
    ['미국', '미국 +1', '1', '2015550123', '2015550123'],
    ['CA', '캐나다 +1', '1', '4165550123', '4165550123'],
    ['+81', '일본 +81', '81', '9012345678', '9012345678'],
  ] as const)
    await clauseStep(
      [
        'inquiry.phone.country-choice',
        'inquiry.phone.countries-by-name',
        'inquiry.phone.calling-code-sent',
        'inquiry.phone.leading-zero-stripped',
      ],
      search === '' ? 'without a choice of country' : `found by ${search}`,
      async () => {
        const before = (await world.inquiries()).length
        await inquiry.reopen()
        if (search !== '') await inquiry.selectCountry(search, option)
        await expect(inquiry.country).toHaveValue(option)
        await inquiry.fillFields({ ...completeDraft, cellphoneNo: typed })
        await inquiry.sendSuccessfully()
        expect((await world.inquiries()).slice(before)).toEqual([
          receivedInquiry({ ...expectedParts, cntryNo, cellphoneNo }),
        ])
      },
    )
})
