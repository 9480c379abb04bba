import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { captchaOperations } from './captcha.ts'
import { contentOperations } from './content.ts'
import { faqOperations } from './faq.ts'
import { contextOf, route, send, serve } from './http.ts'
import { inquiryOperations } from './inquiry.ts'
import { negotiate } from './language.ts'
import { memberOperations } from './member.ts'
import { moneyOperations } from './money.ts'
import { Problem } from './problem.ts'
import { questionOperations } from './questions.ts'
import { load } from './store.ts'
import type { Site } from './store.ts'
import { surveyOperations } from './survey.ts'
import { testOperations } from './testing.ts'
import { broken } from './variants.ts'

async function handle(req: IncomingMessage, res: ServerResponse, site: Site, goOn: () => void) {
  const c = contextOf(req, site)
  try {
    send(res, c, await serve(req, site, goOn, c))
  } catch (error) {
    if (!(error instanceof Problem) && (error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(error)
    const problem = error instanceof Problem ? error : new Problem('INTERNAL_ERROR')
    if (problem.code === 'NOT_FOUND' && broken('html-404')) return send(res, c, { status: 404, bytes: Buffer.from('<h1>404</h1>'), type: 'text/html' })
    if (!res.headersSent && !res.destroyed) send(res, c, { status: problem.status, json: problem.body(c.lang), headers: problem.headers })
  }
}

export function start(port: number, documents: string, own: boolean) {
  load(documents, own)
  route([
    ...contentOperations,
    ...faqOperations,
    ...captchaOperations,
    ...inquiryOperations,
    ...surveyOperations,
    ...questionOperations,
    ...moneyOperations,
    ...memberOperations,
    ...testOperations,
  ])
  for (const [at, site] of (['public', 'gov', 'fin'] as Site[]).entries()) {
    const server = createServer((req, res) => handle(req, res, site, () => {}))
    server.on('checkContinue', (req, res) => handle(req, res, site, () => res.writeContinue()))
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (!socket.writable) return void socket.destroy()
      const problem = new Problem(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'REQUEST_TIMEOUT' : 'BAD_REQUEST')
      const lang = negotiate(/^accept-language:(.*)$/im.exec(String((error as { rawPacket?: Buffer }).rawPacket ?? ''))?.[1])
      const body = JSON.stringify(problem.body(lang))
      socket.end(
        `HTTP/1.1 ${problem.status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Language: ${lang}\r\n` +
          'X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\nCache-Control: no-store\r\n' +
          `Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    })
    server.listen(port + at, () => console.log(`${site}: http://localhost:${port + at}`))
  }
}
