import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPort } from '#mock-server/process/command-line.ts'
import { defects } from '#specs/contract/defects.ts'
import { followReadme } from '../docs/follow-readme.ts'
import { startDefective } from './start-defective.ts'
import { root } from '../root.ts'

// `npm run test:verify`: follows the README of the package of `npm run pack:verify` in an empty folder and judges five
// servers with it: the mock, the mock with a defect, one with other statuses, one that stops answering, and one that is
// not the API.
const port = readPort()
const folder = mkdtempSync(join(tmpdir(), 'haneul-verify-'))
const isWindows = process.platform === 'win32'

const verify = (...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly output: string }>((resolve) =>
    execFile('npx', ['haneul-verify', ...args], { cwd: folder, shell: isWindows }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  )

const expectRun = async (code: number, part: string, ...args: readonly string[]) => {
  const run = await verify(...args)
  if (run.code !== code || !run.output.includes(part))
    throw new Error(`haneul-verify ${args.join(' ')} exits ${run.code}, not ${code} with "${part}":\n${run.output}`)
}

const serve = async (answer: RequestListener, offset: number, run: (address: string) => Promise<unknown>) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port + offset, '127.0.0.1', resolve))
  try {
    await run(`http://127.0.0.1:${port + offset}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const mockOrigin = `http://127.0.0.1:${port}`

/** Passes requests on to the mock, and changes what it returns. */
const inFront =
  (
    change: (url: string, status: number, body: Buffer) => readonly [status: number, body: string | Buffer],
  ): RequestListener =>
  async (request, response) => {
    const { method = 'GET', url = '', headers } = request
    const { host: _host, connection: _, 'content-length': _length, ...sent } = headers as Record<string, string>
    const passed = await fetch(mockOrigin + url, {
      method,
      headers: sent,
      ...(!/^(GET|HEAD)$/.test(method) && { body: Buffer.concat(await request.toArray()) }),
    })
    const [status, body] = change(url, passed.status, Buffer.from(await passed.arrayBuffer()))
    response.writeHead(
      status,
      [...passed.headers].filter(([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name)).flat(),
    )
    response.end(body)
  }

/** Refuses with 422 and succeeds with 203, which the product specification does not forbid. */
const withOtherStatuses = inFront((url, status, body) => {
  if (url.startsWith('/__mock')) return [status, body]
  const isRefusal = status >= 400 && status < 500 && status !== 401 && status !== 403
  return [isRefusal ? 422 : status === 200 ? 203 : status, body]
})

/** A back end without a control plane that stops answering after the preflight. */
const dying = (): RequestListener => {
  const pass = inFront((_, status, body) => [status, body])
  let left = 25
  return (request, response) => {
    if (request.url?.startsWith('/__mock')) return void response.writeHead(404).end()
    left -= 1
    return left < 0 ? void request.socket.destroy() : pass(request, response)
  }
}

/** Areas whose requirements of the product are about refusals, as far as the API suites prove them. */
const refusing = ['inquiry', 'captcha', 'additional', 'notice', 'faq', 'call']

const inFile = (name: string) => readFileSync(join(folder, 'verify-report', name), 'utf8')

// Before the mock starts, whose port the suites may need to see what each test needs.
execFileSync(process.execPath, ['tools/release/pack-verify.ts'], { cwd: root, stdio: 'inherit' })
const mock = spawn(process.execPath, ['mock-server/main.mjs', '--port', String(port)], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const [tarball] = readdirSync(join(root, 'dist-verify')).filter((name) => name.endsWith('.tgz'))
  await followReadme({
    readme: 'docs/verify.md',
    folder,
    values: {
      'install --save-dev haneul-verify': `install --prefer-offline --save-dev ${join(root, 'dist-verify', tarball!)}`,
      'https://api.example': mockOrigin,
      'old/result.json new/result.json': 'verify-report/result.json verify-report/result.json',
    },
    exceptions: {
      'npx playwright install chromium': 'it downloads a browser',
      'npx haneul-verify --full --ui https://www.example https://api.example': 'it needs the app, and takes an hour',
      'npx haneul-verify --full --baseline verify-baseline.yaml --baseline-update': 'it takes long with --full',
      'npx haneul-verify replay <id>': 'it is tested with the id of a failure',
    },
  })
  // It has the addresses of the template.
  rmSync(join(folder, 'verify.yaml'))
  const isWritten = ['result.json', 'report.html', 'junit.xml', 'requirements.csv'].every((name) => inFile(name) !== '')
  if (!isWritten) throw new Error('A file of the result is empty.')
  const defective = await startDefective('misspelled-field', port + 10)
  const clause = defects.find(([name]) => name === 'misspelled-field')![1]!
  await expectRun(1, "must have required property 'title'", '--clause', clause, defective.sites.public)
  const { tests } = JSON.parse(inFile('result.json')) as { readonly tests: readonly { id: string; result: string }[] }
  const failed = tests.find(({ result }) => result === 'FAIL')
  await expectRun(1, 'FAILED\nFAIL call.notices.', 'replay', failed!.id)
  await defective.stop()
  await serve(withOtherStatuses, 3, (address) =>
    expectRun(0, 'conformant', '--full', ...refusing.flatMap((area) => ['--area', area]), '--only', 'product', address),
  )
  await serve(dying(), 4, (address) => expectRun(3, 'stopped answering at', address))
  await serve(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    2,
    (address) => expectRun(2, 'returns HTML, not JSON', address),
  )
  console.log('The package of haneul-verify judges five servers.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  mock.kill()
  rmSync(folder, { recursive: true, force: true })
}
