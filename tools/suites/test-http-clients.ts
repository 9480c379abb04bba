import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../run/browser.mjs'
import { tryOut } from './clients.ts'
import { inquiry } from '#e2e/clients/inquiry.ts'
import { root } from '../root.ts'

// `npm run test:http-clients`: HTTP clients of other makes send an inquiry with a Korean file name, a file input in which
// nobody has chosen a file, and an audio captcha that they fetch in two ranges. Clients that the machine does not have are
// left out. With `--record` the bodies are written to e2e/clients/bodies, where the suites read them.

const programs = join(import.meta.dirname, 'clients', 'http')
const bodies = join(root, 'e2e/clients/bodies')

interface Sent {
  readonly origin: string
  readonly world: string
  readonly sound: string
  readonly soundFile: string
  readonly fields: Readonly<Record<string, string>>
  readonly file: string
}

interface Client {
  /** Also the name of the recorded body. */
  readonly name: string
  /** Rejects, with the reason, if the machine does not have the client. */
  readonly version: () => Promise<string>
  /** Sends the inquiry; returns the body of the response. */
  readonly send: (sent: Sent) => Promise<string>
}

type Command = readonly [file: string, ...args: string[]]

const run = ([file, ...args]: Command, env: Readonly<Record<string, string>> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: programs,
      // Programs read Korean from the environment. Proxies of the machine must not see a request to it.
      env: { ...process.env, LC_ALL: 'C.UTF-8', no_proxy: '127.0.0.1', PYTHONDONTWRITEBYTECODE: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    })
    let [output, errors] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('error', () => reject(new Error(`there is no ${file}`)))
    child.on('close', (code) => {
      const reason = errors.trim().split('\n').at(-1)
      if (code === 0) resolve(output)
      else reject(new Error(`${file} failed with ${code}: ${reason}`))
    })
  })

/** A program that reads what it sends from its environment. */
const program = (name: string, command: Command, version: Command): Client => ({
  name,
  version: async () => (await run(version)).split(/[^\d.]+/).find((word) => /^\d+\.\d/.test(word)) ?? '',
  send: ({ origin, world, sound, soundFile, fields, file }) => {
    const lines = Object.entries(fields).map(([field, value]) => `${field}=${value}`)
    return run(command, {
      ORIGIN: origin,
      WORLD: world,
      SOUND: sound,
      SOUND_FILE: soundFile,
      FIELDS: lines.join('\n'),
      FILE: file,
    })
  },
})

/** The first of the machine's Pythons that has a package; some machines have one from the system and one beside it. */
const python = (name: string): Client => {
  const clients = ['python3', '/usr/bin/python3'].map((file) =>
    program(name, [file, `${name}_form.py`], [file, '-c', `import ${name}; print(${name}.__version__)`]),
  )
  let found: Client | undefined
  return {
    name,
    version: async () => {
      for (const client of clients) {
        const version = await client.version().catch(() => undefined)
        if (version === undefined) continue
        found = client
        return version
      }
      throw new Error(`there is no Python with ${name}`)
    },
    send: (sent) => found!.send(sent),
  }
}

const packageVersion = (name: string): Command => [
  process.execPath,
  '-p',
  `JSON.parse(fs.readFileSync('../node_modules/${name}/package.json')).version`,
]
const node = (name: string, version: Command = packageVersion(name)) =>
  program(name, [process.execPath, `${name}.mjs`], version)

/** A form without scripts, as a page of another product would have it. */
const browserForm: Client = {
  name: 'chromium',
  version: async () => {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
    const version = browser.version()
    await browser.close()
    return version
  },
  send: async ({ origin, world, sound, soundFile, fields, file }) => {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
    try {
      const context = await browser.newContext()
      const health = (await (await fetch(`${origin}/__mock/health`)).json()) as { readonly worldCookie: string }
      await context.addCookies([{ name: health.worldCookie, value: world, url: origin }])
      const page = await context.newPage()
      await page.goto(`${origin}/__mock/health`)
      const parts = await page.evaluate(async (url) => {
        const parts: string[] = []
        for (const range of ['bytes=0-999', 'bytes=1000-']) {
          const response = await fetch(url, { headers: { range } })
          parts.push(
            [...new Uint8Array(await response.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''),
          )
        }
        return parts
      }, origin + sound)
      writeFileSync(soundFile, Buffer.from(parts.join(''), 'latin1'))
      const inputs = Object.keys(fields).map((name) => `<input name="${name}">`)
      const files = '<input type="file" name="attachFile"><input type="file" name="attachFile">'
      await page.setContent(
        `<form method="post" enctype="multipart/form-data" action="${origin}/api/support/inquiry">${inputs.join('')}${files}<button></button></form>`,
      )
      for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value)
      await page.locator('[type=file]').first().setInputFiles(file)
      const [response] = await Promise.all([page.waitForResponse(/inquiry$/), page.locator('button').click()])
      return await response.text()
    } finally {
      await browser.close()
    }
  },
}

const clients: readonly Client[] = [
  program('curl', ['sh', 'curl.sh'], ['curl', '--version']),
  python('requests'),
  python('httpx'),
  python('aiohttp'),
  program('go', ['go', 'run', 'form.go'], ['go', 'version']),
  program(
    'php-curl',
    ['php', 'form.php'],
    ['php', '-r', '(new ReflectionClass("CURLStringFile")) and print(PHP_VERSION);'],
  ),
  program('ruby', ['ruby', 'form.rb'], ['ruby', '--version']),
  program('perl-lwp', ['perl', 'form.pl'], ['perl', '-MLWP', '-e', 'print "$LWP::VERSION"']),
  program('java', ['java', 'Form.java'], ['java', '--version']),
  node('axios'),
  node('got'),
  node('undici'),
  node('fetch', [process.execPath, '--version']),
  browserForm,
]

const fileName = '오류 화면.png'
const picture = Buffer.from('89504e470d0a1a0a0d0a2d2d0d0a00ff', 'hex')

/** Passes requests on to the mock, and remembers the last form that it passed on. */
const recorder = async (target: string) => {
  let recorded: { readonly contentType: string; readonly body: Buffer } | undefined
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { method = 'GET', url = '/', headers } = request
    const contentType = headers['content-type']
    if (contentType) recorded = { contentType, body }
    const sent = new Headers()
    for (const name of ['x-mock-world', 'cookie', 'range', 'content-type'])
      if (headers[name] !== undefined) sent.set(name, String(headers[name]))
    const answer = await fetch(target + url, { method, headers: sent, ...(method === 'POST' && { body }) })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { readonly port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    save: (name: string, version: string) => {
      mkdirSync(bodies, { recursive: true })
      const head = `X-Client: ${name} ${version}, recorded\r\nContent-Type: ${recorded!.contentType}\r\n\r\n`
      writeFileSync(join(bodies, `${name}.form`), Buffer.concat([Buffer.from(head), recorded!.body]))
    },
    stop: () => server.close(),
  }
}

const isRecording = process.argv.includes('--record')

await tryOut(async ({ origin, generated }) => {
  const call = async (path: string, body?: object) => {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await (await fetch(origin + path, init)).json()) as Record<string, any>
  }
  const file = join(generated, fileName)
  writeFileSync(file, picture)
  const proxy = isRecording ? await recorder(origin) : undefined
  const leftOut: string[] = []
  const failed: string[] = []

  const trial = async ({ name, send }: Client): Promise<void> => {
    const { id: world } = await call('/__mock/worlds', { abuse: true })
    const headers = { 'x-mock-world': String(world) }
    const { key } = (await (await fetch(`${origin}/api/security/audio-captcha`, { headers })).json()) as { key: string }
    const sound = `/api/security/audio-captcha/sound?key=${key}`
    const { value } = await call(`/__mock/worlds/${world}/captchas/${key}`)
    const fields = { ...inquiry, captchaKey: key, captchaValue: String(value), captchaCategory: 'AUDIO' }
    const soundFile = join(generated, `${name}.wav`)
    // Before the inquiry, which uses up the captcha.
    const whole = Buffer.from(await (await fetch(origin + sound, { headers })).arrayBuffer())
    const sender = proxy?.origin ?? origin
    const response = await send({ origin: sender, world: String(world), sound, soundFile, fields, file })
    const journal = (await call(`/__mock/worlds/${world}/journal`)) as unknown as { status: number }[]
    const ranges = journal.filter(({ status }) => status === 206).length
    if (ranges !== 2) throw new Error(`${ranges} of 2 ranges were answered with partial content`)
    if (!readFileSync(soundFile).equals(whole)) throw new Error('the sound differs')
    const [stored] = (await call(`/__mock/worlds/${world}/inquiries`)) as unknown as Record<string, any>[]
    if (!stored) throw new Error(`the inquiry was refused: ${response}`)
    for (const [field, text] of Object.entries(inquiry))
      if (stored.fields[field] !== text) throw new Error(`${field} was stored as ${stored.fields[field]}`)
    const files = (stored.files as { name: string; size: number }[]).map((each) => `${each.name} ${each.size}`)
    if (files.join() !== `${fileName} ${picture.length}`) throw new Error(`the files were stored as ${files.join()}`)
  }

  for (const client of clients) {
    let version
    try {
      version = await client.version()
    } catch (error) {
      leftOut.push(`${client.name} (${(error as Error).message})`)
      continue
    }
    try {
      await trial(client)
      proxy?.save(client.name, version)
      console.log(`✓ ${client.name} ${version}`)
    } catch (error) {
      console.log(`✗ ${client.name} ${version}: ${(error as Error).message}`)
      failed.push(client.name)
    }
  }
  proxy?.stop()
  for (const each of leftOut) console.log(`Left out: ${each}`)
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`)
})
