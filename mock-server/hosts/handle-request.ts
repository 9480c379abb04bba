import { guard } from '../control/guard.ts'
import { Refusal } from '../http/refusal.ts'
import type { MockRequest, MockResponse } from '../http/request.ts'
import { errorResponse, withLanguage } from '../http/responses.ts'
import { isWellFormed } from '#specs/rules/paths.ts'
import { splitUrl } from '../http/url.ts'
import type { MockOptions } from '../options.ts'
import { refuseUnwantedChanges } from '../pipeline/cross-origin.ts'
import { isExplained, withExplanation } from '../pipeline/explain.ts'
import { findRow, isApi, isControl, localeFor } from '../pipeline/find-row.ts'
import { productResponse } from '../pipeline/stages.ts'
import { elapsedMs } from '../worlds/clock.ts'
import type { Worlds } from '../worlds/worlds.ts'

/** Imported on demand: many mocks never get a request for the control plane. */
const control = () => Promise.all([import('../control/control-response.ts'), import('../control/find-control.ts')])

/** Handles any request to the mock. Never throws: unexpected errors are logged and returned as 500. */
export const handleRequest = (
  request: MockRequest,
  worlds: Worlds,
  options: MockOptions,
): MockResponse | Promise<MockResponse> => {
  const { path, search } = splitUrl(request.url)
  const locale = localeFor(path, request.header('accept-language'))
  let found = findRow(request.method, path)
  const respondByControl = async () => {
    const [{ controlResponse }, { findControl }] = await control()
    found = findControl(request.method, path)
    return controlResponse(request, found, search, worlds, options)
  }
  const respond = () => {
    if (!isWellFormed(path)) throw new Refusal('BAD_REQUEST')
    if (path === '/__mock/mcp' && options.answerAgent) {
      guard(request, options)
      return options.answerAgent(request, options.version, async (sent) => handleRequest(sent, worlds, options))
    }
    if (isControl(path)) return respondByControl()
    refuseUnwantedChanges(request, found, options)
    return productResponse({ request, path, search, found, locale, worlds, options, startedMs: elapsedMs() })
  }
  const failed = (error: unknown) => withLanguage(errorResponse(error, locale), locale)
  const finish = (response: MockResponse) => (isExplained(request) ? withExplanation(response, found) : response)
  try {
    const response = respond()
    return response instanceof Promise ? response.catch(failed).then(finish) : finish(response)
  } catch (error) {
    return finish(failed(error))
  }
}

/** What the development server loads again when a file changes. */
export const pipeline = { handleRequest, isApi }
