import { clause, clausesOf, expect, test } from '../support/test.ts'
import { idsOf, item } from './item.ts'

const path = '/api/support/faq'
const paragraph = (text: string) => `<p>${text}</p>`

test(...clause('faq.search.rank', '접속'), async ({ api }) => {
  const { content, totalElements } = (await api.get(path, { searchKeyword: '접속' })).body
  expect(totalElements).toBe(9)
  const titles: string[] = content.map((row: { faqTitle: string }) => row.faqTitle)
  expect(titles.map((title) => title.includes('접속'))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test.describe('several words', () => {
  const faqs = {
    9001: item(9001, { content: { ko: paragraph('두루미 갈매기') } }),
    9002: item(9002, { content: { ko: paragraph('오늘 <b>세금계산서</b> 두루미') } }),
    9003: item(9003, { title: { ko: '두루미의 하루' } }),
    9004: item(9004, { title: { ko: '두루미는 왜?' }, content: { ko: paragraph('갈매기') } }),
    9005: item(9005, { title: { ko: '갈매기' }, content: { ko: paragraph('두루미') } }),
    9006: item(9006, { title: { ko: '두루미와 갈매기' } }),
    9007: item(9007, { title: { ko: '갈매기 두루미' }, content: { ko: paragraph('갈매기') } }),
    9008: item(9008, { content: { ko: paragraph('두루미') } }),
    9009: item(9009, { content: { ko: paragraph('두루미 <i>두루미</i> 두루미') } }),
    9010: item(9010, { content: { ko: paragraph('세금계산서') } }),
  }
  test.use({ settings: { data: { faqs } } })

  for (const [example, searchKeyword, expected] of [
    ['title, body, order', '두루미', [9003, 9004, 9006, 9007, 9001, 9002, 9005, 9008, 9009]],
    ['all words first', '두루미 갈매기', [9007, 9006, 9004, 9005, 9001, 9003, 9002, 9008, 9009]],
    ['in another order', '갈매기에 두루미를', [9007, 9006, 9004, 9005, 9001, 9003, 9002, 9008, 9009]],
  ] as const)
    test(...clausesOf(['faq.search.rank', 'faq.search.any-word'], example), async ({ api }) => {
      const { body } = await api.get(path, { searchKeyword })
      expect(idsOf(body)).toEqual(expected)
      expect(body.totalElements).toBe(9)
    })

  test(...clause('faq.search.rank', 'a recommended keyword in the body before another word'), async ({ api }) => {
    const { body } = await api.get(path, { searchKeyword: '세금계산서 하늘소 두루미', size: 100 })
    const ids = idsOf(body)
    expect(ids.filter((id) => [9001, 9002, 9010].includes(id))).toEqual([9002, 9010, 9001])
    expect(ids.indexOf(9003)).toBeLessThan(ids.indexOf(9002))
  })

  test(...clause('faq.search.any-word', 'the categories of all items found'), async ({ api }) => {
    const codes = (await api.get(`${path}/code`, { searchKeyword: '두루미 없는낱말' })).body
    expect(codes).toHaveLength(1)
  })
})

test.describe('words in sentences', () => {
  const faqs = {
    9001: item(9001, {
      title: { ko: '두루미 등록', en: 'Configuring quetzals', ja: '両生類のカメレオンを飼育する' },
      content: { ko: paragraph('답'), en: paragraph('A zip of clip art'), ja: paragraph('答') },
    }),
  }
  test.use({ settings: { data: { faqs } } })

  // Some of each kind: particles, conjugations of 하다 and 되다, polite endings, two endings, and negations.
  const korean =
    '이 가 은 는 을 를 의 에 도 로 와 과 에서 에서는 에게 까지 부터 으로 이나 하고 한 할 해요 합니다 하는데 하려면 하나요 되나요 됐어요 돼요 되지 됩니다 안돼요 안됨 입니다'
  test(...clause('faq.search.korean-endings'), async ({ api }) => {
    for (const ending of korean.split(' '))
      expect([ending, idsOf((await api.get(path, { searchKeyword: `두루미${ending}` })).body)]).toEqual([
        ending,
        [9001],
      ])
    expect(idsOf((await api.get(path, { searchKeyword: '두루' })).body)).toEqual([9001])
    expect(idsOf((await api.get(path, { searchKeyword: '두루미발' })).body)).toEqual([])
  })

  for (const [id, locale, found, missed] of [
    [
      'faq.search.korean-endings',
      'ja',
      ['カメレオンの餌', '飼育できない', 'なぜ両生類なのか', 'ｶﾒﾚｵﾝ', 'は両生類'],
      ['カメラ', 'は', '両生類科'],
    ],
    [
      'faq.search.korean-endings',
      'en',
      ['quetzal', 'Quetzals', 'configure', 'configured', 'configures'],
      ['onfiguring', 'uetzal', 'lip'],
    ],
    ['faq.search.stop-words', 'en', ['how do I get the quetzals?', "can't configure"], ['how do I get it?']],
    ['faq.search.stop-words', 'ko', ['두루미가 자꾸 안 돼요', '등록 어떻게 해요?'], ['어떻게 해요']],
  ] as const)
    test(...clause(id, locale), async ({ api }) => {
      const localeApi = api.with({ 'accept-language': locale })
      const has = async (searchKeyword: string) =>
        idsOf((await localeApi.get(path, { searchKeyword, size: 100 })).body).includes(9001)
      for (const text of found) expect([text, await has(text)]).toEqual([text, true])
      for (const text of missed) expect([text, await has(text)]).toEqual([text, false])
      // Nothing else of the fixtures is about these words.
      expect((await localeApi.get(path, { searchKeyword: found[0] })).body.content[0].faqId).toBe(9001)
    })

  for (const [locale, searchKeyword] of [
    ['ko', '두루미등록이 안돼요'],
    ['ko', '등록두루미'],
    ['ja', '両生類飼育'],
  ] as const)
    test(...clause('faq.search.korean-endings', `compound: ${searchKeyword}`), async ({ api }) => {
      const { body } = await api.with({ 'accept-language': locale }).get(path, { searchKeyword })
      expect(idsOf(body)[0]).toBe(9001)
    })

  test(...clause('faq.search.korean-endings', 'no compound of parts that no item contains'), async ({ api }) => {
    expect((await api.get(path, { searchKeyword: '두루미꽃바람' })).body.totalElements).toBe(0)
  })

  test(...clause('faq.search.stop-words', 'without other words'), async ({ api }) => {
    expect((await api.get(path, { searchKeyword: '안 돼요' })).body.totalElements).toBeGreaterThan(0)
  })
})

test.describe('words of customers', () => {
  const title = { ko: '환불', en: 'Refunds of quetzals', ja: '返金' }
  const faqs = {
    9001: item(9001, { title: { ko: '두루미', en: 'Quetzals', ja: '両生類' } }),
    9002: item(9002, { title }),
  }
  test.use({ settings: { data: { faqs } } })

  for (const [locale, searchKeyword, expected] of [
    ['ko', '두루미 돈 돌려주세요', [9002, 9001]],
    ['en', 'quetzal money back', [9002, 9001]],
    ['ja', '両生類のお金を返して', [9002, 9001]],
    // In the order of the list, because both titles have one of the words.
    ['en', '"money back" quetzal', [9001, 9002]],
    ['en', 'money_back quetzal', [9001, 9002]],
    ['en', 'SSH', []],
  ] as const)
    test(...clause('faq.search.rank', searchKeyword), async ({ api }) => {
      const { body } = await api.with({ 'accept-language': locale }).get(path, { searchKeyword, size: 100 })
      expect(idsOf(body).filter((id) => id > 9000)).toEqual(expected)
    })

  for (const [locale, bare, others] of [
    [
      'ko',
      '두루미 결제',
      ['두루미 결제하고 싶어요', '두루미 결제해 주세요', '두루미를 3번 결제', '두루미 세 번째 결제'],
    ],
    ['en', 'quetzal', ['2 quetzals please', 'one quetzal', 'three quetzals']],
    ['ja', '両生類', ['両生類3個', '両生類を三回ください']],
  ] as const)
    test(...clause('faq.search.stop-words', `numerals and endings in ${locale}`), async ({ api }) => {
      const found = async (searchKeyword: string) =>
        idsOf((await api.with({ 'accept-language': locale }).get(path, { searchKeyword, size: 100 })).body)
      for (const text of others) expect([text, await found(text)]).toEqual([text, await found(bare)])
    })
})

test(...clause('faq.search.described'), async ({ api }) => {
  const { parameters } = (await api.get('/__mock/openapi.json')).body.paths['/api/support/faq'].get
  const { description } = parameters.find(({ name }: { name: string }) => name === 'searchKeyword')
  for (const part of [
    'Korean endings: ',
    ' 에서는 ',
    'Stop words: ',
    'Order: items with all words first; then',
    'katakana',
    'ions',
    'refund|money back',
  ])
    expect(description).toContain(part)
})
