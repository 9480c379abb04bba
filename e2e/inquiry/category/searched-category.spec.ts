import type { Locator } from '@playwright/test'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeInquiry } from '../complete-inquiry.ts'

test(
  ...clausesOf(
    [
      'inquiry.category.searchable-for-service',
      'inquiry.category.searchable-for-trouble',
      'call.inquiry.all-codes.for-o2o',
      'call.inquiry.all-codes.for-trbl',
    ],
    'and for trouble',
  ),
  async ({ inquiry, page, world }) => {
    await inquiry.visit('', 'service')
    for (const search of [
      'CLOUD DESKTOP',
      'cLoUd dEsKtOp',
      'ｃｌｏｕｄ　ｄｅｓｋｔｏｐ',
      '비즈니스 애플리케이션 › cloud',
    ])
      await clauseStep('inquiry.category.grouped', search, async () => {
        await inquiry.category.fill('')
        await expect(page.getByRole('option')).not.toHaveCount(1)
        await inquiry.category.fill(search)
        await expect(page.getByRole('option')).toHaveText(['비즈니스 애플리케이션 › Cloud Desktop'])
      })
    const accounts = '비즈니스 애플리케이션 › Work Suite 계정·도메인'
    const slow = '컴퓨팅 › Server › 성능 저하'
    for (const [type, wire, search, label, code, named, name] of [
      ...[
        [
          'service',
          'o2o',
          'cloud desk',
          '비즈니스 애플리케이션 › Cloud Desktop',
          'O2O_BI_002',
          'O2O_BI_004',
          accounts,
        ] as const,
      ],
      ...[['trouble', 'trbl', '성능', slow, 'TRBL_CP_012', 'TRBL_CP_012', slow] as const],
    ]) {
      const before = (await world.inquiries()).length
      await inquiry.revisit('', type)
      await clauseStep(`inquiry.category.searchable-for-${type}`, label, async () => {
        await inquiry.category.click()
        await inquiry.category.fill(search)
        await expect(page.getByRole('option')).toHaveText([label])
        await inquiry.waitForActiveOption(inquiry.category, label)
        await page.keyboard.press('Enter')
        await expect(inquiry.category).toHaveValue(label)
        await inquiry.fillFields(completeInquiry(type))
        await inquiry.sendSuccessfully()
        expect((await world.inquiries())[before]!.fields.bbsArticleTypeDetailCode).toBe(code)
      })
      await clauseStep(
        ['inquiry.category.codes-for-selects', `call.inquiry.all-codes.for-${wire}`],
        'one GET',
        async () => {
          expect(
            (await world.journal('allInquiryCodes')).map(({ path, query }) => `${path}?${query}`).slice(before),
          ).toEqual([`/api/support/inquiry/code/all?inquiryType=${wire.toUpperCase()}`])
          expect(await world.journal('inquiryCodes')).toEqual([])
        },
      )
      await inquiry.revisit(`?code=${named}`, type)
      await clauseStep('inquiry.category.preselected-by-code', `${type}, without parentCode`, () =>
        expect(inquiry.category).toHaveValue(name),
      )
    }
    for (const search of ['?code=O2O_NOPE', '?parentCode=O2O_BI&code=TRBL_CP_012', '?parentCode=O2O_BI'])
      await clauseStep('inquiry.category.unknown-code-ignored', search, async () => {
        await inquiry.revisit(search, 'service')
        await inquiry.fillFields(completeInquiry('service'))
        await inquiry.send()
        await inquiry.expectError('bbsArticleTypeDetailCode', 'form.noPrimary')
        await expect(inquiry.category).toHaveValue('')
        expect(await world.inquiries()).toHaveLength(2)
      })
    const requests = async () => (await world.journal('allInquiryCodes')).map(({ query }) => query)
    const options = page.getByRole('option')
    // A new page, because the app asks for the categories once.
    await inquiry.visit('', 'general')
    for (const [type, wire, search, label, code] of [
      ['service', 'O2O', '생성·사양', '컴퓨팅 › Server › 생성·사양 변경', 'O2O_CP_011'],
      ['trouble', 'TRBL', '성능', '컴퓨팅 › Server › 성능 저하', 'TRBL_CP_012'],
    ] as const)
      await clauseStep('inquiry.category.within-parent', type, async () => {
        const before = (await requests()).length
        const sent = (await world.inquiries()).length
        await inquiry.revisit(`?parentCode=${wire}_BI`, type)
        await inquiry.category.click()
        await expect(options.last()).toHaveText('전체 분류 보기')
        await inquiry.category.fill('cloud desktop')
        await expect(options).toHaveText(['비즈니스 애플리케이션 › Cloud Desktop', '전체 분류 보기'])
        expect((await requests()).slice(before)).toEqual([`inquiryType=${wire}&parentCode=${wire}_BI`])
        // All categories, by keyboard, in the open list.
        await inquiry.category.fill(search)
        await expect(options).toHaveText(['전체 분류 보기'])
        await page.keyboard.press('Enter')
        await expect(options).toHaveText([label])
        expect((await requests()).slice(before + 1)).toEqual([`inquiryType=${wire}`])
        await expect(inquiry.category).toBeFocused()
        await inquiry.option(label).click()
        await expect(inquiry.category).toHaveValue(label)
        await inquiry.fillFields(completeInquiry(type))
        await inquiry.sendSuccessfully()
        expect((await world.inquiries())[sent]!.fields.bbsArticleTypeDetailCode).toBe(code)
      })
    for (const [type, search, name] of [
      ['service', '?parentCode=O2O_NONE&code=O2O_BI_004', '비즈니스 애플리케이션 › Work Suite 계정·도메인'],
      ['trouble', '?parentCode=TRBL_NONE', ''],
    ] as const)
      await clauseStep('inquiry.category.within-parent', `an empty group: ${search}`, async () => {
        await inquiry.revisit(search, type)
        await expect(inquiry.category).toHaveValue(name)
        await inquiry.category.click()
        await inquiry.category.fill('컴퓨팅')
        await expect(options.first()).toContainText('컴퓨팅 ›')
        await expect(inquiry.option('전체 분류 보기')).toHaveCount(0)
      })
  },
)

test.describe('with 1100 categories', () => {
  const many = Object.fromEntries(
    Array.from({ length: 1100 }, (_, i) => {
      const code = `O2O_BI_9${String(i).padStart(4, '0')}`
      return [code, { code, parent: 'O2O_BI', type: 'O2O', sites: ['public'], name: { ko: `품목 ${i}` } }]
    }),
  )
  test.use({ settings: { data: { inquiryCodes: many } } })

  test(...clause('layout.multiselect.options-limit'), async ({ inquiry, page }) => {
    await inquiry.visit('', 'service')
    await inquiry.category.fill('품목')
    const options = page.getByRole('option')
    // Scrolling to the end, and not before it, adds 100 options, up to the limit.
    const list = page.getByRole('listbox')
    await expect(options).toHaveCount(100)
    await list.evaluate(async (element) => {
      element.scrollTo(0, 40)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    })
    for (let listed = 100; listed <= 1000; listed += 100) {
      await expect(options).toHaveCount(listed)
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    }
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(options).toHaveCount(1000)
    await inquiry.category.fill('품목 1099')
    await expect(options).toHaveText(['비즈니스 애플리케이션 › 품목 1099'])
  })
})

/** The rows and headings that the edge of the list cuts. */
const cutRows = (list: Locator) =>
  list.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [...element.querySelectorAll('[role=option], [role=group] > :first-child')]
      .map((row) => ({ text: row.textContent, rect: row.getBoundingClientRect() }))
      .filter(({ rect }) => rect.height > 0 && rect.bottom > top + 1 && rect.top < bottom - 1)
      .filter(({ rect }) => rect.top < top - 1 || rect.bottom > bottom + 1)
      .map(({ text }) => text)
  })

test(...clausesOfSteps('three lists'), async ({ inquiry, page, shell, world }) => {
  await inquiry.visit('', 'trouble')
  await clauseStep('inquiry.category.grouped', 'until something is searched', async () => {
    await inquiry.category.click()
    const group = page.getByRole('group', { name: '컴퓨팅 › Server', exact: true })
    await expect(group.getByRole('option', { name: '성능 저하', exact: true })).toBeVisible()
    await expect(page.getByRole('option', { name: /›/ })).toHaveCount(0)
    await inquiry.category.fill('성능')
    await expect(page.getByRole('option')).toHaveText(['컴퓨팅 › Server › 성능 저하'])
    await expect(group).toHaveCount(0)
    // The groups are back when nothing is searched.
    await inquiry.category.fill('')
    await expect(page.getByRole('option', { name: /›/ })).toHaveCount(0)
    await group.getByRole('option', { name: '성능 저하', exact: true }).click()
    await expect(inquiry.category).toHaveValue('컴퓨팅 › Server › 성능 저하')
    // With a choice, the list opens at it.
    await inquiry.title.focus()
    await inquiry.category.click()
    await expect(group.getByRole('option', { name: '성능 저하', exact: true })).toBeInViewport()
    await expect(page.getByRole('option', { name: /›/ })).toHaveCount(0)
  })
  const list = page.getByRole('listbox')
  for (const [type, control] of [
    ['service', 'category'],
    ['general', 'country'],
    ['general', 'primary'],
  ] as const) {
    await inquiry.revisit('', type)
    for (const [width, height] of [
      [320, 640],
      [1280, 720],
    ] as const)
      await clauseStep('inquiry.category.list-width', `${control} at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await inquiry[control].click()
        await expect(list.getByRole('option').first()).toBeVisible()
        // At the start, and wherever scrolling ends.
        for (const offset of [0, 100]) {
          await list.evaluate((element, top) => element.scrollTo(0, top), offset)
          await expect.poll(() => cutRows(list)).toEqual([])
        }
        for (const text of control === 'category' ? ['', '계정'] : []) {
          await inquiry.category.fill(text)
          await expect(list.getByRole('option').first()).toBeVisible()
          const [field, box] = [await inquiry.category.boundingBox(), await list.boundingBox()]
          expect(Math.abs(box!.width - field!.width)).toBeLessThanOrEqual(2)
          expect(Math.abs(box!.x - field!.x)).toBeLessThanOrEqual(1)
        }
        await page.keyboard.press('Escape')
      })
  }
  for (const [type, word, options] of [
    ['service', 'SSH', ['컴퓨팅 › Server › 접속·인증키']],
    ['service', 'リモート', ['컴퓨팅 › Server › 접속·인증키']],
    ['service', 'k8s', ['컴퓨팅 › Kubernetes Service › 클러스터', '컴퓨팅 › Kubernetes Service › 노드 풀']],
    ['trouble', 'ssh', ['컴퓨팅 › Server › 접속 불가']],
    ['trouble', '접속', ['컴퓨팅 › Server › 접속 불가', '포털 › 로그인 오류', '콘솔 › 콘솔 접속 오류']],
    ['trouble', 'remote', ['컴퓨팅 › Server › 접속 불가']],
  ] as const)
    await clauseStep('inquiry.category.search-words', `${word}, ${type}`, async () => {
      await inquiry.revisit('', type)
      await inquiry.category.fill(word)
      await expect(page.getByRole('option')).toHaveText([...options])
    })
  await clauseStep('inquiry.category.search-words', 'nothing found', async () => {
    await inquiry.category.fill('없는 말')
    await page.getByText('알맞은 분류가 없으면 가장 가까운 상품을 선택하고 내용에 적어 주세요.').click()
    // A press on the list is not one outside: the visitor goes on typing.
    await expect(inquiry.category).toBeFocused()
  })
  await inquiry.revisit('', 'service')
  await shell.changeLanguage('ko', 'en')
  await clauseStep('layout.multiselect.text-nothing-found', 'a search', async () => {
    await inquiry.in('en').category.fill('nothing like this')
    await expect(page.getByText('No elements found. Consider changing the search query.')).toBeVisible()
  })
  await clauseStep('layout.multiselect.text-empty', 'no categories', async () => {
    await world.faults({ operationId: 'allInquiryCodes', status: 200, body: [] })
    await inquiry.in('en').revisit('', 'trouble')
    await inquiry.in('en').category.click()
    await expect(page.getByText('List is empty.', { exact: true })).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
  })
})
