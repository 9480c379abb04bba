import { localeOfHeader } from '#specs/model/locale.ts'
import { controlResponse } from '../control/control-response.ts'
import { guard } from '../control/guard.ts'
import { Refusal } from '../http/refusal.ts'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { errorResponse, withLanguage } from '../http/responses.ts'
import { isWellFormed, splitUrl } from '../http/url.ts'
import type { MockOptions } from '../options.ts'
import { refuseUnwantedChanges } from '../pipeline/cross-origin.ts'
import { isExplained, withExplanation } from '../pipeline/explain.ts'
import { findRow, isApi, isControl } from '../pipeline/find-row.ts'
import { productResponse } from '../pipeline/stages.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { Worlds } from '../worlds/worlds.ts'

/** Handles any request to the mock. Never throws: unexpected errors are logged and returned as 500. */
export const handleRequest = async (
  request: MockRequest,
  worlds: Worlds,
  options: MockOptions,
): Promise<MockResponse> => {
  const locale = localeOfHeader(request.header('accept-language'))
  const { path, search } = splitUrl(request.url)
  const respond = async () => {
    if (!isWellFormed(path)) throw new Refusal('BAD_REQUEST')
    if (path === '/__mock/mcp' && options.answerAgent) {
      guard(request, options)
      return options.answerAgent(request, options.version, (sent) => handleRequest(sent, worlds, options))
    }
    if (isControl(path)) return controlResponse(request, path, search, worlds, options)
    refuseUnwantedChanges(request, findRow(request.method, path), options)
    return productResponse({ request, path, search, locale, worlds, options, startedMs: elapsedMs() })
  }
  const response = await respond().catch((error: unknown) => {
    const failed = errorResponse(error, locale)
    return isControl(path) ? failed : withLanguage(failed, locale)
  })
  return isExplained(request) ? withExplanation(response, findRow(request.method, path)) : response
}

/** What the development server loads again when a file changes. */
export const pipeline = { handleRequest, isApi }
