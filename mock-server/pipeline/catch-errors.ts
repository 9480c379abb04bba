import { errorResponse, withLanguage } from '../http/responses.ts'
import type { Stage } from './exchange.ts'

/** Returns what later stages throw as a response, and says in which language the texts of the mock are. */
export const catchErrors: Stage = async (exchange, next) => {
  const { locale } = exchange
  try {
    return withLanguage(await next(exchange), locale)
  } catch (error) {
    return withLanguage(errorResponse(error, locale), locale)
  }
}
