import { median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'
import { ours } from './targets.ts'

const words = [
  'Server',
  'network',
  'ＡＰＩ key',
  'backup',
  'invoice',
  '결제',
  'サポート',
  'load balancer',
  'volume',
  'role',
]

/** FAQ items with different texts. */
const items = (count: number, template: object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const text = `${words[i % 10]} ${words[Math.floor(i / 10) % 10]} ${i}`
      const title = { ko: `${text} 질문`, en: `${text} question`, ja: `${text} 質問` }
      const content = {
        ko: `<p>${text} 답 ${'하늘 '.repeat(20)}</p>`,
        en: `<p>${text} answer</p>`,
        ja: `<p>${text}</p>`,
      }
      return [String(500_000 + i), { ...template, faqId: 500_000 + i, title, content, about: [] }]
    }),
  )

const template = { sites: ['public'], categoryCode1: 'PROD', categoryCode2: 'COMPUTE', categoryCode3: 'Server' }

/** Measures lists and searches of many items. Each request differs, so that the response cache does not help. */
export const records = async ({ port, rounds }: Plan) => {
  const server = await serve(ours[0]!.command(port), port, '/__mock/health')
  const base = `http://127.0.0.1:${port}`
  const request = async (world: string, search: string) => {
    const startedMs = performance.now()
    const response = await fetch(`${base}/api/support/faq?${search}`, { headers: { 'x-mock-world': world } })
    const body = (await response.json()) as { totalElements: number }
    return { ms: performance.now() - startedMs, total: body.totalElements }
  }
  const world = async (id: string, count: number) => {
    const data = { faqs: items(count, template) }
    const startedMs = performance.now()
    const response = await fetch(`${base}/__mock/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, data }),
    })
    if (response.status !== 201)
      throw new Error(`Failed to create a world with ${count} items: ${await response.text()}`)
    print(`a world with ${count} items`, `${(performance.now() - startedMs).toFixed(0)} ms`)
    return Object.values(data.faqs)
  }
  try {
    await world('few', 180)
    await world('many', 9_880)
    let n = 0
    const pages = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < 100 * rounds; round += 1)
      for (const id of ['few', 'many'] as const)
        pages[id].push((await request(id, `page=${n % 30}&size=10&n=${n++}`)).ms)
    const [few, many] = [median(pages.few), median(pages.many)]
    print('a page of 10, of 300', `${few.toFixed(2)} ms`)
    print('a page of 10, of 10,000', `${many.toFixed(2)} ms`, `${(many / few).toFixed(2)} × 300`)

    const all = await world('huge', 100_000)
    const plain = (text: string) =>
      text
        .replace(/<[^>]*>/g, ' ')
        .normalize('NFKC')
        .toLowerCase()
    await request('huge', 'searchKeyword=first')
    /** The time of each search. Words are separated by spaces; ASCII ones match at the beginning of a word. */
    const search = async (name: string, texts: readonly string[]) => {
      const times: number[] = []
      for (const text of texts) {
        const { ms, total } = await request('huge', `searchKeyword=${encodeURIComponent(text)}`)
        times.push(ms)
        const words = new RegExp(`(?<![a-z0-9])(${text.split(' ').join('|')})`)
        const scanned = all.filter(({ title, content }) =>
          [title.ko, content.ko].some((each) => words.test(plain(each))),
        )
        if (total < scanned.length || total > scanned.length + 131)
          console.log(`  "${text}" finds ${total} items; expected ${scanned.length} plus those of the fixtures`)
      }
      print(name, `${median(times).toFixed(1)} ms`, `at most ${Math.max(...times).toFixed(1)} ms`)
      return median(times)
    }
    const keyword = await search('a keyword in 100,000', ['backup', '결제', '99999', 'サポート', 'nothing', '777'])
    const sentence = await search('a sentence in 100,000', [
      'api key 12 backup',
      'server network invoice volume role 질문',
      '하늘 결제 サポート 답',
    ])
    print('a sentence, a keyword', `${(sentence / keyword).toFixed(1)} × a keyword`)
  } finally {
    await server.stop()
  }
}
