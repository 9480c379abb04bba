import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test, type BrowserContext, type Request, type Response, type TestInfo } from '@playwright/test'
import { originOf, target } from '../mock-client/deployment.ts'
import { sites, type Site } from '../literals/sites.ts'
import type { BackEndState } from './back-end.ts'
import { knownNeeds, needsOfRequest, operationAt } from './needs.ts'
import { meet, note } from './observed.ts'
import { noteExchange } from './shown.ts'
import type { NeedsFile } from './target.ts'

const root = join(import.meta.dirname, '../..')

/** The path of a request below its origin. */
const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/**
 * Notes what the pages of a test need of a back end. They show its records, and a test can send something. Nothing that
 * they request can end the test.
 */
export const observePages = (context: BrowserContext, site: Site): void => {
  if (target && target.pages[site] === undefined)
    test.skip(true, `OMIT: the pages of the site ${site} (set pages.${site})`)
  note({
    needs: [
      { kind: 'records', name: 'pages' },
      { kind: 'change', name: 'pages' },
    ],
  })
  context.on('request', (request) => {
    const path = pathOf(request)
    if (operationAt(request.method(), path)?.isControl === false)
      note({ needs: needsOfRequest(path, { method: request.method(), headers: request.headers() }) })
    else if (path.startsWith('/__mock') && request.isNavigationRequest())
      note({ needs: [{ kind: 'control', name: 'pages of the mock' }] })
  })
}

let known: NeedsFile | undefined
/** Read on demand: only `npm run verify` sets it. */
const knownTests = () => (known ??= JSON.parse(readFileSync(process.env.VERIFY_NEEDS!, 'utf8')) as NeedsFile)

/** Skips a test that needed at our mock what another back end cannot meet, before it sends anything. */
export const meetKnown = ({ file, titlePath }: TestInfo): void => {
  if (!target || target.controlPlane || process.env.VERIFY_NEEDS === undefined) return
  const name = relative(root, file)
    .replaceAll('\\', '/')
    .replace(/\.\w+$/, '.ts')
  // The first one is that of the file.
  const needs = knownTests()[name]?.[titlePath.slice(1).join(' › ')]
  if (needs) meet(knownNeeds(needs))
}

const record = async (response: Response, state: BackEndState) => {
  const request = response.request()
  const path = pathOf(request)
  if (operationAt(request.method(), path)?.isControl !== false) return
  const startedMs = performance.now()
  const sent = {
    method: request.method(),
    headers: request.headers(),
    body: new Uint8Array(request.postDataBuffer() ?? []),
  }
  // A page that is left has no body of what it was receiving.
  const [received] = await Promise.allSettled([response.body()])
  const bytes = received.status === 'fulfilled' ? received.value : new Uint8Array()
  const complete = { status: response.status(), headers: new Headers(response.headers()), bytes }
  state.record(path, sent, complete, performance.now() - startedMs)
  noteExchange(new URL(request.url()).origin, path, sent, complete)
}

/** Signs the user of a test in on its pages, and adds what they exchange to what the test has exchanged. */
export const joinPages = async (context: BrowserContext, state: BackEndState): Promise<void> => {
  const names = new Set<string>()
  const signIn = async () => {
    await context.setExtraHTTPHeaders({ ...state.headers })
    for (const name of names) await context.clearCookies({ name })
    for (const site of sites) {
      const url = target?.pages[site]
      const cookies = url === undefined ? [] : await state.session(originOf(site))
      for (const [name, value] of cookies) {
        names.add(name)
        await context.addCookies([{ name, value, url: url! }])
      }
    }
  }
  state.onUserChange = signIn
  await signIn()
  context.on('response', (response) => {
    const recording: Promise<void> = record(response, state).finally(() => state.arriving.delete(recording))
    state.arriving.add(recording)
  })
}
