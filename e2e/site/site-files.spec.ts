import { clause, expect, softStep, test } from '../support/test.ts'
import { originOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'

const get = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test(...clause('site.files.sitemap', 'the icon of each site'), async () => {
  const icons = new Set<string>()
  for (const site of sites)
    await softStep(site, async () => {
      const { status, type, text } = await get(`${originOf(site)}/favicon.ico`)
      expect({ status, type }).toMatchObject({ status: 200, type: expect.stringContaining('image/svg+xml') })
      expect(text).toContain('<svg')
      icons.add(text)
    })
  expect(icons.size).toBe(3)
})

test(...clause('site.files.sitemap', 'robots.txt of each site'), async () => {
  for (const site of sites)
    await softStep(site, async () => {
      const { status, type, text } = await get(`${originOf(site)}/robots.txt`)
      expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
      expect(text).toBe(`User-agent: *\nDisallow: /mypage\nSitemap: ${originOf(site)}/sitemap.xml\n`)
    })
})

test(...clause('site.files.sitemap', 'each site'), async () => {
  for (const site of sites)
    await softStep(site, async () => {
      const origin = originOf(site)
      const { status, type, text } = await get(`${origin}/sitemap.xml`)
      expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' })
      const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)
      expect(listed).toEqual(
        expect.arrayContaining([`${origin}/`, `${origin}/support/faq`, `${origin}/support/notice`]),
      )
      expect(text).toContain(`hreflang="ja" href="${origin}/support/notice?lang=ja"`)
      for (const url of listed) {
        const page = await get(url)
        expect(page.status, url).toBe(200)
        expect(page.text, url).not.toContain('noindex')
      }
    })
})
