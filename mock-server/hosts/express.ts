import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express'
import type { MockOptions } from '../options.ts'
import { worldIdOf } from '../pipeline/find-world.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { notFound, toMockRequest, writeProblem } from './node.ts'

/** An Express application for pages. */
export const expressApp = (): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  return app
}

/** Responds to errors in pages or files without revealing details. */
const errorHandler: ErrorRequestHandler = (error: { status?: number }, request, response, next) => {
  const { status = 500 } = error
  if (status >= 500) console.error(error)
  if (response.headersSent) next(error)
  else writeProblem(request, response, status >= 500 ? 'INTERNAL_ERROR' : status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST')
}

/** The last handlers of an application, in this order. */
export const lastHandlers = [notFound, errorHandler] as const

/**
 * Middleware for pages. If the cookie of a browser names a world that no longer exists, it removes the cookie, so that
 * the browser continues in the default world. A cookie whose name ends with `-gone` tells the developer bar which world it was.
 */
export const forgetGoneWorld =
  (worlds: Worlds, options: MockOptions) => (request: Request, response: Response, next: NextFunction) => {
    const { worldCookie } = options
    const id = worldIdOf(toMockRequest(request, response, undefined), options)
    if (request.headers.accept?.includes('text/html') && !worlds.has(id)) {
      response.appendHeader('set-cookie', `${worldCookie}=; Path=/; Max-Age=0; SameSite=Lax`)
      response.appendHeader(
        'set-cookie',
        `${worldCookie}-gone=${encodeURIComponent(id)}; Path=/; Max-Age=60; SameSite=Lax`,
      )
    }
    next()
  }
