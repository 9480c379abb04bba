import { execFile, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createServer } from 'vite'
import { browserPath } from '../run/browser.mjs'
import { root } from '../root.ts'

/** The form of an app of another team, which knows nothing of the mock. */
const inquiryPage = `<form>
  <label>Title <input name="title"></label>
  <input type="hidden" name="inquiryTypeCode" value="GNRL">
  <input type="hidden" name="bbsArticleTypeDetailCode" value="GNRL_EDU_001">
  <input type="hidden" name="emailAddress" value="minseo.kim@example.com">
  <input type="hidden" name="cntryNo" value="82">
  <input type="hidden" name="cellphoneNo" value="1012345678">
  <input type="hidden" name="content" value="The page stays empty.">
  <input type="hidden" name="isAgreeRecvMarketing" value="N">
  <button>Send</button>
</form>
<p role="status"></p>
<script type="module">
  const [form] = document.forms
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { ok } = await fetch('/api/support/inquiry', { method: 'POST', body: new FormData(form) })
    document.querySelector('[role=status]').textContent = ok ? 'Sent' : 'Try again later.'
  })
</script>
`

/** A page with the mock inside: without it, nobody is signed in. */
const mockedPage = `<p role="status"></p>
<script type="module">
  await import('/mock.ts')
  const { content } = await (await fetch('/api/mypage/inquiry')).json()
  document.querySelector('[role=status]').textContent = content.length + ' inquiries'
</script>
`

const mockedTest = `import { expect, test } from '@playwright/test'

test('shows the inquiries of the world in the page', async ({ page }) => {
  await page.goto('/mocked.html')
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\\d* inquiries$/, { timeout: 20_000 })
})
`

const configOf = (baseURL: string) => {
  const executablePath = browserPath()
  const launchOptions = { ...(executablePath && { executablePath }), args: ['--no-sandbox'] }
  return `export default ${JSON.stringify({ testMatch: '*.spec.ts', reporter: 'line', use: { baseURL, launchOptions } })}\n`
}

/** A package with the version of this repository, so that a newer one does not fail the test. */
export const lockedVersion = (name: string): string => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  return `${name}@${devDependencies[name]}`
}

const examples = ['inquiries.test.ts', 'mock.ts', 'playwright.config.ts', 'inquiry.spec.ts']

/**
 * Compiles the examples of the README in a folder that has them and the package, in strict mode, and runs those for
 * browsers beside an app on the next port. Returns what was run in a few words.
 */
export const testEntries = async (folder: string, port: number): Promise<string> => {
  const run = async (name: string, ...args: readonly string[]) => {
    const options = { cwd: folder, shell: process.platform === 'win32' }
    await promisify(execFile)(name, args, options).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${name} ${args[0]} failed:\n${error.stdout}${error.stderr}`)
    })
  }
  const compiler = ['typescript', '@types/node'].map(lockedVersion)
  await run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...compiler)
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2024', '--module', 'esnext']
  await run('npx', 'tsc', ...strict, '--moduleResolution', 'bundler', '--types', 'node', ...examples)
  writeFileSync(join(folder, 'index.html'), inquiryPage)
  writeFileSync(join(folder, 'mocked.html'), mockedPage)
  writeFileSync(join(folder, 'mocked.spec.ts'), mockedTest)
  const address = { host: '127.0.0.1', port: port + 1, strictPort: true }
  const proxy = { '/api': `http://127.0.0.1:${port}` }
  const app = await createServer({ configFile: false, root: folder, logLevel: 'error', server: { ...address, proxy } })
  const appOrigin = `http://${address.host}:${address.port}`
  writeFileSync(join(folder, 'playwright.config.ts'), configOf(appOrigin))
  const bundle = join(folder, 'node_modules/haneul-mock/haneul-mock.mjs')
  const mock = spawn(process.execPath, [bundle, '--port', String(port), '--cors', appOrigin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => mock.once('close', resolve))
  try {
    await Promise.race([new Promise((resolve) => mock.stdout.once('data', resolve)), ended])
    await app.listen()
    await run('npx', 'playwright', 'test')
  } finally {
    mock.kill()
    await Promise.all([ended, app.close()])
  }
  return `The examples of its README compile and run: ${examples.join(', ')}`
}
