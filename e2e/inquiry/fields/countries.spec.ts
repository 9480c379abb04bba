import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { compose } from '../../pages/compose.ts'

test(...clausesOfSteps(), async ({ inquiry, page }) => {
  const group = page.getByRole('group', { name: '자주 찾는 국가' })
  const options = group.getByRole('option')
  await inquiry.open()
  await clauseStep('inquiry.phone.country-first-group', 'also with the last choice', async () => {
    await inquiry.country.click()
    await expect(options).toHaveText(['대한민국 +82', '일본 +81', '미국 +1'])
    // The other group has the remaining countries, by name.
    const others = page.getByRole('group', { name: '다른 국가' }).getByRole('option')
    await expect(others.first()).toHaveText('가나 +233')
    await expect(page.getByRole('option', { name: '일본 +81', exact: true })).toHaveCount(1)
    await inquiry.selectCountry('독일', '독일 +49')
    await page.reload()
    await expect(inquiry.country).toHaveValue('독일 +49')
    await inquiry.country.click()
    await expect(options).toHaveText(['대한민국 +82', '일본 +81', '미국 +1', '독일 +49'])
    await inquiry.selectCountry('미국', '미국 +1')
    await page.reload()
    await expect(inquiry.country).toHaveValue('미국 +1')
    await inquiry.country.click()
    await expect(options).toHaveText(['대한민국 +82', '일본 +81', '미국 +1'])
  })
  for (const [search, option] of [
    ['japan', '일본 +81'],
    ['Japón', '일본 +81'],
    ['japon', '일본 +81'],
    ['日本', '일본 +81'],
    ['germany', '독일 +49'],
    ['Deutschland', '독일 +49'],
    ['Ελλάδα', '그리스 +30'],
    ['viet nam', '베트남 +84'],
    ['cote d', '코트디부아르 +225'],
  ] as const)
    await clauseStep('inquiry.phone.country-aliases', search, async () => {
      await inquiry.country.fill(search)
      await expect(inquiry.option(option)).toBeVisible()
    })
  await clauseStep('inquiry.phone.country-aliases', 'how many are left', async () => {
    const left = page.getByRole('status').filter({ hasText: /^선택할 수 있는 국가/ })
    for (const [search, options] of [
      ['기니', 4],
      ['korea', 2],
      ['japan', 1],
    ] as const) {
      await inquiry.country.fill(search)
      await expect(left).toHaveText(`선택할 수 있는 국가 ${options}개`)
      await expect(page.getByRole('option')).toHaveCount(options)
      await expect(page.getByRole('option').last()).toHaveAttribute('aria-posinset', `${options}`)
      await expect(page.getByRole('option').last()).toHaveAttribute('aria-setsize', `${options}`)
    }
    // Of a long list, the first rows are in the document.
    await inquiry.country.fill('+')
    await expect(left).toHaveText(/ 2\d\d개$/)
    const [, all] = /(\d+)개$/.exec((await left.textContent())!)!
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', all!)
    expect(await page.getByRole('option').count()).toBeLessThan(Number(all))
  })
  for (const [option, ...keystrokes] of [
    // The final consonant of an unfinished syllable begins the next one.
    ['미국 +1', 'ㅁ', '미', '믹', '미구', '미국'],
    // A vowel, and then a final consonant, become a compound.
    ['과테말라 +502', 'ㄱ', '고', '과', '괕', '과테', '과템', '과테마', '과테말'],
    ['덴마크 +45', 'ㄷ', '데', '덴', '덴ㅁ', '덴마', '덴맠', '덴마크'],
    ['엘살바도르 +503', '엘', '엘ㅅ', '엘사', '엘살', '엘삷', '엘살바'],
  ] as const)
    await clauseStep('inquiry.phone.country-aliases', option, async () => {
      await inquiry.country.fill('')
      for (const text of keystrokes) {
        await compose(page, text)
        await expect(inquiry.country).toHaveValue(text)
        await expect(inquiry.option(option)).toBeAttached()
        await expect(page.getByText('일치하는 국가가 없습니다.')).toBeHidden()
      }
      await inquiry.option(option).click()
      await inquiry.country.click()
    })
  // The list opens at the choice, also far down.
  for (const [typed, option] of [
    ['몽골', '몽골 +976'],
    ['핀란드', '핀란드 +358'],
  ] as const) {
    await inquiry.selectCountry(typed, option)
    await inquiry.country.click()
    await expect(inquiry.option(option)).toBeInViewport()
  }
})
