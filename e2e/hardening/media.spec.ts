import { item } from '../faq/item.ts'
import { notice } from '../notice/notice.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clauseStep, expect, test } from '../pages/test.ts'

const evil = 'https://evil.example'
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Every way in which content could load something from elsewhere, and two images that it may load. */
const html = `<p>본문입니다</p>
<img alt="own" src="/favicon.svg"><img alt="data" src="${pixel}">
<img alt="" src="${evil}/1.png"><img alt="" src="//evil.example/2.png"><img alt="" src="/\\evil.example/3.png">
<img alt="" src=" https:evil.example/4.png"><img alt="" src="data:text/html,<script>alert(1)</script>">
<img alt="" src="/favicon.svg" srcset="${evil}/5.png 1x, ${evil}/6.png 2x" sizes="100vw" lowsrc="${evil}/7.png">
<picture><source srcset="${evil}/8.webp"><img alt="" src="/favicon.svg"></picture>
<video src="${evil}/9.mp4" poster="${evil}/10.png" autoplay><source src="${evil}/11.mp4"><track src="${evil}/12.vtt"></video>
<audio src="${evil}/13.mp3" autoplay></audio><embed src="${evil}/14"><object data="${evil}/15"></object>
<iframe src="${evil}/16"></iframe><link rel="stylesheet" href="${evil}/17.css">
<svg><image href="${evil}/18.png" xlink:href="${evil}/19.png"/><use href="${evil}/20.svg#a"/></svg>
<table background="${evil}/21.png"><tbody><tr><td background="${evil}/22.png" style="background:url(${evil}/23.png)">칸</td></tr></tbody></table>
<input type="image" alt="" src="${evil}/24.png"><style>p { background: url(${evil}/25.png) }</style>
<meta http-equiv="refresh" content="0;url=${evil}/26"><math href="${evil}/27"></math><a href="/support" ping="${evil}/28">링크</a>`

const texts = { ko: html }

test.use({
  settings: {
    persona: 'main',
    data: {
      notices: {
        9001: notice(9001, { content: texts, subNotices: [{ title: { ko: '하위' }, content: texts }] }),
      },
      faqs: { 9002: item(9002, { categoryCode1: 'MBR', content: texts }) },
      news: { 701: { content: texts } },
      answers: { 71245: { answerId: 71_245, inquiryId: 51_245, regYmdt: '2026-11-16 10:57:41', content: html } },
    },
  },
})

test(...clause('hardening.markup.own-media'), async ({ page, guard }) => {
  test.setTimeout(60_000)
  guard.allowHostileMarkup()
  guard.allowStatuses(404)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const [screen, path, copies] of [
    ['a notice and its sub-notice', '/support/notice/all/9001', 2],
    ['an FAQ item', '/support/faq/all/9002', 1],
    ['service news', '/intro/news/701', 1],
    ['an answer on my page', '/mypage/myquestion/general/51245', 1],
  ] as const)
    await clauseStep('hardening.markup.own-media', screen, async () => {
      if (path === '/support/notice/all/9001') await page.goto(path)
      else await openInApp(page, path)
      await expect(page.getByText('본문입니다')).toHaveCount(copies)
      // What is allowed stays.
      await expect(page.locator('.html-content img[alt="own"][src="/favicon.svg"]')).toHaveCount(copies)
      await expect(page.locator(`.html-content img[alt="data"][src^="data:image/png"]`)).toHaveCount(copies)
      expect(
        await page.locator('.html-content').evaluateAll((all) => all.map((each) => each.innerHTML).join('')),
      ).not.toMatch(
        /evil\.example|srcset|poster|data:text|<(video|audio|picture|source|track|svg|iframe|style|link|base|input)/i,
      )
    })
  expect(requested.filter((url) => url.includes('evil'))).toEqual([])
})
