import { errorResponse, withLanguage } from '../http/responses.ts'
import type { MockResponse } from '../http/request.ts'
import type { Stage } from './exchange.ts'

/** Returns what later stages throw as a response, and says in which language the texts of the mock are. */
export const catchErrors: Stage = (exchange, next) => {
  const { locale } = exchange
  const failed = (error: unknown) => errorResponse(error, locale)
  const finish = (response: MockResponse) => withLanguage(response, locale)
  try {
    const response = next(exchange)
    return response instanceof Promise ? response.catch(failed).then(finish) : finish(response)
  } catch (error) {
    return finish(failed(error))
  }
}
