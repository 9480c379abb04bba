import { originOf } from '../mock-client/deployment.ts'
import { sites, locales, type Locale, type Site } from '../literals/sites.ts'
import { clause, clausesOf, expect, softStep, test } from '../support/test.ts'

// The HTML as the server sends it, before any script runs.

const htmlOf = async (path: string, headers: Readonly<Record<string, string>> = {}, site: Site = 'public') => {
  const response = await fetch(originOf(site) + path, { headers })
  return { response, html: await response.text() }
}

const headings = { ko: '무엇을 도와드릴까요?', en: 'How can we help?', ja: 'どのようなご用件でしょうか？' } as const
const leads = {
  ko: '궁금한 점을 남겨 주시면 담당자가 확인하고 이메일로 답변해 드립니다.',
  en: 'Ask us anything. Our support team will reply by email.',
  ja: 'ご質問をお送りください。担当者が確認し、メールでご回答します。',
} as const
const brands: { readonly [S in Site]: { readonly [L in Locale]: string } } = {
  public: { ko: '하늘 클라우드', en: 'Haneul Cloud', ja: 'ハヌルクラウド' },
  gov: { ko: '하늘 클라우드 공공', en: 'Haneul Cloud Gov', ja: 'ハヌルクラウド 公共機関向け' },
  fin: { ko: '하늘 클라우드 금융', en: 'Haneul Cloud Fin', ja: 'ハヌルクラウド 金融機関向け' },
}
const themeColors: { readonly [S in Site]: string } = { public: '#ffffff', gov: '#0b2a5b', fin: '#24262b' }

for (const site of sites)
  for (const language of locales)
    test(
      ...clausesOf(['shell.start.static-page', 'shell.head.description'], `home; ${site}, ${language}`),
      async () => {
        const { response, html } = await htmlOf('/', { 'accept-language': language }, site)
        expect(html).toContain(`<html lang="${language}"`)
        expect(html).toContain(`${brands[site][language]}</span></a>`)
        expect(html).toContain(`${headings[language]}</h1>`)
        expect(html).toContain(`${leads[language]}</p>`)
        expect(html).toContain(`| ${brands[site][language]}</title>`)
        expect(html).toContain(`<meta name="description" content="${leads[language]}">`)
        expect(html).toContain(`<meta name="theme-color" content="${themeColors[site]}"`)
        expect(html).not.toContain('noindex')
        for (const other of locales)
          expect(response.headers.get('link')).toContain(
            `<${originOf(site)}/?lang=${other}>; rel="alternate"; hreflang="${other}"`,
          )
      },
    )

const staticPages = [
  ['/support/question', 'Send an inquiry'],
  ['/support/question/service', 'Service inquiry'],
  ['/support/question/trouble', 'Incident report'],
  ['/support/notice', 'Notices'],
  ['/support/notice/work', 'Maintenance notices'],
  ['/support/notice/all/1057', 'Notices'],
  // A category that does not exist, from which the app leads to all questions.
  ['/support/faq/nonsense', 'All questions'],
  ['/support/library', 'Library'],
  ['/intro/news', 'Service news'],
  ['/login', 'Sign in'],
  ['/mypage/myquestion/all', 'My inquiries'],
  ['/nowhere', 'Page not found'],
] as const

test(...clause('shell.start.static-page', 'every kind of page'), async () => {
  for (const [path, heading] of staticPages)
    await softStep(path, async () => {
      const { html } = await htmlOf(path, { 'accept-language': 'en' })
      expect(html).toContain(`${heading}</h1>`)
    })
})

const descriptions = [
  ['/login', 'Choose a demo account to sign in without a password. Each one has its own role and records.'],
  ['/support', 'Our FAQ answers most questions right away. If yours is missing, send us an inquiry.'],
  ['/support/faq', 'Search or choose a category to find an answer. If you can’t find one, send us an inquiry.'],
  ['/support/event-log', 'Follow ongoing incidents and see how past ones were resolved.'],
  ['/support/question', 'Choose a topic and your inquiry goes straight to the right team.'],
  [
    '/support/question/trouble',
    'Describe the symptoms and when they started. We accept reports 24 hours a day and review them right away.',
  ],
  ['/support/question/additional/GNRL_MBR_010', 'Choose a topic and your inquiry goes straight to the right team.'],
  ['/support/satisfaction', 'Ask about your account, billing, training or anything else.'],
  ['/support/notice', 'News about maintenance, incidents and changes to our services.'],
  ['/support/library', 'Guides, forms and security documents to download. You need to sign in.'],
  ['/intro/news', 'New products and the latest changes to existing ones.'],
  ['/support/edu', 'Courses for every level, from first steps to running services in production.'],
  ['/support/greenHouse', 'Credits, technical advice and training for young companies.'],
] as const

test(...clause('shell.head.description', 'every kind of page'), async () => {
  for (const [path, description] of descriptions)
    await softStep(path, async () => {
      const { html } = await htmlOf(path, { 'accept-language': 'en' })
      expect(html).toContain(`<meta name="description" content="${description}">`)
    })
})

test(...clause('shell.start.static-page', 'parameter, cookie and browser'), async () => {
  const rows = [
    { path: '/', cookie: '', browser: 'ja-JP,ja;q=0.9,en;q=0.8', language: 'ja' },
    { path: '/', cookie: '', browser: 'fr-FR', language: 'ko' },
    { path: '/', cookie: 'locale-public=en', browser: 'ja', language: 'en' },
    { path: '/', cookie: 'a=b; locale-public=ko; c=d', browser: 'ja', language: 'ko' },
    { path: '/', cookie: 'locale-gov=en', browser: 'ja', language: 'ja' },
    { path: '/', cookie: 'locale-public=xx', browser: 'ja', language: 'ja' },
    { path: '/?lang=ja', cookie: 'locale-public=en', browser: 'ko', language: 'ja' },
    { path: '/?lang=xx', cookie: 'locale-public=en', browser: 'ko', language: 'en' },
  ] as const
  for (const { path, cookie, browser, language } of rows)
    await softStep(`${path} ${cookie} ${browser}`, async () => {
      const { html } = await htmlOf(path, { cookie, 'accept-language': browser })
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(`${headings[language]}</h1>`)
    })
})

const missing = { ko: '페이지를 찾을 수 없습니다', en: 'Page not found', ja: 'ページが見つかりません' } as const

for (const [site, paths] of [
  [
    'public',
    ['/nowhere', '/support/nowhere', '/support/question/unknown', '/mypage/nowhere', '/intro/nowhere', '/x/y/z'],
  ],
  ['gov', ['/nowhere', '/support/edu', '/support/greenHouse', '/support/greenDevelopers']],
  ['fin', ['/nowhere', '/support/greenDevelopers']],
] as const)
  test(...clause('shell.not-found.status', site), async () => {
    for (const path of paths)
      for (const language of locales)
        await softStep(`${path} ${language}`, async () => {
          const { response, html } = await htmlOf(path, { 'accept-language': language }, site)
          expect(response.status).toBe(404)
          expect(response.headers.get('content-type')).toContain('text/html')
          expect(html).toContain(`${missing[language]}</h1>`)
          expect(html).toContain('<meta name="robots" content="noindex">')
          // From the cache, too.
          expect((await htmlOf(path, { 'accept-language': language }, site)).response.status).toBe(404)
        })
    for (const path of ['/', '/support', '/support/faq', '/support/question/general', '/mypage', '/login', '/gallery'])
      expect([path, (await htmlOf(path, {}, site)).response.status]).toEqual([path, 200])
  })

/** The scripts that a page names. */
const scripts = (html: string) =>
  [...html.matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]*(?:href|src)="([^"]+)"/g)].map(
    ([, url]) => url!,
  )

test(...clause('shell.start.preloads', 'the general form in Japanese'), async () => {
  const { html } = await htmlOf('/support/question/general', { 'accept-language': 'ja' })
  const urls = scripts(html)
  const sources = await Promise.all(urls.map(async (url) => (await fetch(originOf('public') + url)).text()))
  // The texts of the language, of a file name that may change.
  expect(sources.filter((source) => source.includes('どのようなご用件でしょうか'))).toHaveLength(1)
  expect(sources.filter((source) => source.includes('무엇을 도와드릴까요'))).toHaveLength(0)
  expect(sources.filter((source) => source.includes('How can we help'))).toHaveLength(0)
  const home = scripts((await htmlOf('/', { 'accept-language': 'ja' })).html)
  expect(urls.filter((url) => !home.includes(url)).length).toBeGreaterThan(0)
  expect(home.filter((url) => !urls.includes(url)).length).toBeGreaterThan(0)
})

test(...clause('hardening.page.compressed', 'a page and its scripts'), async () => {
  const { html } = await htmlOf('/')
  // Files of a few bytes are not worth it.
  const sizes = await Promise.all(
    scripts(html).map(async (url) => ({ url, length: (await (await fetch(originOf('public') + url)).text()).length })),
  )
  const script = sizes.find(({ length }) => length > 100_000)!.url
  for (const path of ['/', script])
    for (const [accepted, sent] of [
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const)
      await softStep(`${path} with ${accepted}`, async () => {
        const response = await fetch(originOf('public') + path, { headers: { 'accept-encoding': accepted } })
        expect(response.headers.get('content-encoding')).toBe(sent)
        expect(response.headers.get('vary')).toContain('Accept-Encoding')
        // fetch has decoded it.
        expect(await response.text()).toBe(
          await (await fetch(originOf('public') + path, { headers: { 'accept-encoding': 'identity' } })).text(),
        )
      })
})

test(...clause('hardening.page.unchanged', 'each language and encoding has a tag of its own'), async ({ request }) => {
  const tags = new Set<string>()
  for (const language of locales)
    for (const encoding of ['br', 'gzip', 'identity'])
      await softStep(`${language} ${encoding}`, async () => {
        const headers = { 'accept-language': language, 'accept-encoding': encoding }
        const load = (more = {}) => request.get(`${originOf('public')}/support`, { headers: { ...headers, ...more } })
        const tag = (await load()).headers()['etag']!
        expect(tags.has(tag)).toBe(false)
        tags.add(tag)
        const again = await load({ 'if-none-match': tag })
        expect([again.status(), await again.text()]).toEqual([304, ''])
      })
})

test(...clausesOf(['hardening.page.cached', 'hardening.page.varies']), async () => {
  const { html, response } = await htmlOf('/')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('vary')).toMatch(/Cookie, Accept-Language/)
  for (const path of scripts(html)) {
    const file = await fetch(originOf('public') + path)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})

test(...clause('hardening.page.hostile-path', 'tags, quotes and replacement patterns'), async () => {
  for (const path of ['/%3Cscript%3Ealert(1)%3C/script%3E', '/"><img src=x>', "/'-alert(1)-'", '/$&$1'])
    await softStep(path, async () => {
      const { response, html } = await htmlOf(path, { 'accept-language': 'en' })
      expect(response.status).toBe(404)
      expect(html).toContain('Page not found</h1>')
      expect(html).not.toMatch(/<script>alert|<img src=x/)
    })
})
