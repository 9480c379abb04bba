import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { paths } from '#specs/rules/paths.ts'
import { readManifest, scriptsOf } from './page-files.ts'

/** How much JavaScript a page may need before its first render, relative to a page with nothing but React. */
const pageBudgets: { readonly [route: string]: number } = {
  [paths.home.pattern]: 2.19,
  [paths.landing.pattern]: 2.33,
  [paths.login.pattern]: 2.2,
  [paths.faqCategories.pattern]: 2.36,
  [paths.faqList.pattern]: 2.34,
  [paths.faqItem.pattern]: 2.22,
  [paths.eventLogs.pattern]: 2.19,
  [paths.eventLog.pattern]: 2.2,
  [paths.inquiryEntry.pattern]: 2.2,
  [paths.myInquiriesOfType.pattern]: 2.51,
  [paths.myPage.pattern]: 2.3,
  [paths.status.pattern]: 2.44,
  [paths.billing.pattern]: 2.35,
  [paths.solution.pattern]: 2.3,
  [paths.myInquiries.pattern]: 2.51,
  [paths.myInquiry.pattern]: 2.52,
  [paths.manage.pattern]: 2.31,
  [paths.password.pattern]: 2.42,
  [paths.trainHistory.pattern]: 2.32,
  [paths.alarm.pattern]: 2.5,
  [paths.notices.pattern]: 2.24,
  [paths.notice.pattern]: 2.34,
  [paths.newsList.pattern]: 2.25,
  [paths.newsItem.pattern]: 2.23,
  [paths.edu.pattern]: 2.23,
  [paths.greenHouse.pattern]: 2.22,
  [paths.greenRookie.pattern]: 2.22,
  [paths.greenDevelopers.pattern]: 2.22,
  [paths.termsOfUse.pattern]: 2.22,
  [paths.privacyPolicy.pattern]: 2.24,
  [paths.diagnosis.pattern]: 2.22,
  [paths.chatbot.pattern]: 2.31,
  [paths.library.pattern]: 2.36,
  [paths.inquiryForm.pattern]: 2.7,
  [paths.survey.pattern]: 2.39,
  [paths.additionalInquiry.pattern]: 2.72,
}

/** The largest size of each chunk that a first load may need, in kB (1000 bytes) after gzip. */
const chunkBudgets: { readonly [chunk: string]: number } = {
  'rolldown-runtime': 0.5,
  index: 0.5,
  frame: 137.5,
  common: 9,
  home: 2,
  landing: 8,
  sky: 1,
  play: 0.5,
  disclosure: 1,
  login: 2,
  entry: 2,
  'my-inquiries': 3,
  programmes: 2,
  edu: 2.5,
  'green-house': 2.5,
  'green-rookie': 2.5,
  'green-developers': 2.5,
  'terms-of-use': 3.5,
  'privacy-policy': 4.5,
  'policy-screen': 0.5,
  diagnosis: 4,
  'popup-screen': 0.5,
  chatbot: 4,
  notices: 3,
  'notice-tags': 1.5,
  library: 2,
  'news-list': 2,
  'news-item': 2,
  'news-tag': 1,
  notice: 6,
  lists: 4,
  search: 2.3,
  'asked-question': 0.7,
  output: 0.8,
  articles: 5,
  'article-link': 2,
  download: 0.5,
  form: 20,
  'incident-strip': 1,
  'form-parts': 12.5,
  survey: 3.5,
  additional: 3.5,
  'linked-form': 1.5,
  'use-form-key': 0.5,
  personas: 0.5,
  faq: 1.5,
  list: 7,
  categories: 1,
  'book-open': 0.5,
  item: 1,
  'search-box': 1,
  'category-path': 0.5,
  'search-matches': 1,
  select: 1.5,
  server: 1,
  member: 0.5,
  badge: 1,
  'card-link': 1,
  'chatbot-launcher': 1.5,
  'zoned-time': 0.5,
  log: 2.5,
  inquiryForm: 4.5,
  myPage: 4.7,
  'my-page': 4.1,
  'first-item': 0.5,
  'signed-in': 0.5,
  status: 3.5,
  billing: 3,
  solutions: 1,
  'popup-button': 1,
  'status-badge': 0.5,
  inquiry: 3,
  downloads: 2.7,
  manage: 2,
  password: 2,
  saving: 1,
  'train-history': 1.6,
  alarm: 3.8,
  email: 0.5,
  'event-log': 0.5,
  files: 2.5,
  fields: 5.3,
  'phone-input': 3.8,
  phone: 0.5,
  'month-picker': 1,
}

const kilobytes = (code: string | Buffer) => gzipSync(code, { level: 9 }).length / 1000

/** Size of a page with nothing but React, in kB after gzip. */
const bareSize = async (): Promise<number> => {
  const root = join(import.meta.dirname, '../bench/bare')
  const output = await build({ root, configFile: false, logLevel: 'error', build: { write: false } })
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? kilobytes(chunk.code) : 0), 0)
}

interface PageSize {
  readonly route: string
  /** Sizes of its scripts in kB after gzip, by the names of the chunks. */
  readonly chunks: ReadonlyMap<string, number>
}

/** The scripts of each route of the public site, with the Japanese texts, which are the largest. */
const pageSizes = (dist: string): PageSize[] => {
  const manifest = readManifest(dist)
  const nameOf = new Map(Object.values(manifest).map(({ file, name }) => [`/${file}`, name ?? file]))
  const entry = `/${manifest['apps/public/index.html']!.file}`
  return Object.keys(pageBudgets).map((route) => ({
    route,
    chunks: new Map(
      [entry, ...scriptsOf(manifest, 'public', route, 'ja')].map((file) => [
        nameOf.get(file) ?? file,
        kilobytes(readFileSync(join(dist, file))),
      ]),
    ),
  }))
}

interface Budgets {
  readonly pages: { readonly [route: string]: number }
  readonly chunks: { readonly [chunk: string]: number }
}

/** What is larger than its budget, one line each. */
export const overBudget = (
  pages: readonly PageSize[],
  bare: number,
  allowed: Budgets = { pages: pageBudgets, chunks: chunkBudgets },
): string[] => {
  const sizes = new Map(pages.flatMap(({ chunks }) => [...chunks]))
  const grown = [...sizes].filter(([name, size]) => size > (allowed.chunks[name] ?? 0))
  return [
    ...grown.map(
      ([name, size]) =>
        `The chunk "${name}" has ${size.toFixed(1)} kB, its budget is ${allowed.chunks[name] ?? 'missing'}. Load a part of it later, or change its row in tools/budgets.ts.`,
    ),
    ...pages.flatMap(({ route, chunks }) => {
      const ratio = [...chunks.values()].reduce((sum, size) => sum + size, 0) / bare
      return ratio > allowed.pages[route]!
        ? [`${route} needs ${ratio.toFixed(3)} × the scripts of a bare page, its budget is ${allowed.pages[route]}.`]
        : []
    }),
  ]
}

/** Compares the build in a folder with the budgets. */
export const checkBudgets = async (dist: string) => {
  const [bare, pages] = [await bareSize(), pageSizes(dist)]
  const lines = pages.map(({ route, chunks }) => {
    const total = [...chunks.values()].reduce((sum, size) => sum + size, 0)
    return `${route}: ${total.toFixed(1)} kB, ${(total / bare).toFixed(3)} × a bare page`
  })
  return { problems: overBudget(pages, bare), lines }
}
