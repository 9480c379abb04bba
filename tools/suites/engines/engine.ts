import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { launch, type Page } from 'puppeteer-core'

/** A page of a browser, as far as the stories need one. A selector is CSS and names one element. */
export interface EnginePage {
  /** Opens an address, and resolves when it has loaded. */
  readonly goto: (url: string) => Promise<void>
  /** Runs the body of a function in the page. Returns what it returns, which must be JSON. */
  readonly run: (script: string) => Promise<unknown>
  readonly press: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  readonly attach: (selector: string, file: string) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Engine {
  readonly name: string
  /** The program, and how to get it; undefined if the machine has none. */
  readonly program: () => string | undefined
  readonly howToGet: string
  /** Opens a window of this width, in CSS pixels. */
  readonly open: (program: string, width: number) => Promise<EnginePage>
}

const height = 900

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs on the path of the machine. */
export const programOf = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Chromium over the DevTools protocol, or Firefox over WebDriver BiDi. */
export const openPuppeteer = async (
  browser: 'chrome' | 'firefox',
  executablePath: string,
  width: number,
): Promise<EnginePage> => {
  const launched = await launch({
    browser,
    executablePath,
    headless: browser === 'chrome' ? 'shell' : true,
    args: browser === 'chrome' ? ['--no-sandbox'] : [],
    defaultViewport: { width, height },
  })
  const page: Page = await launched.newPage()
  const element = async (selector: string) => {
    const found = await page.waitForSelector(selector, { visible: true, timeout: 10_000 })
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: (script) => page.evaluate(script.includes('return') ? `(() => {${script}})()` : script),
    press: async (selector) => (await element(selector)).click(),
    type: async (selector, text) => (await element(selector)).type(text),
    attach: async (selector, file) => {
      const input = await page.waitForSelector(selector)
      await input!.evaluate((field) => field.removeAttribute('hidden'))
      await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(file)
    },
    close: () => launched.close(),
  }
}

/** Where W3C WebDriver keeps the reference of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKit over W3C WebDriver. */
export const openWebDriver = async (driver: string, width: number): Promise<EnginePage> => {
  const port = 4_500 + (process.pid % 400)
  const display = `:${90 + (process.pid % 9)}`
  const screen = programOf('Xvfb')
  if (!screen) throw new Error('There is no Xvfb.')
  const processes: ChildProcess[] = [
    spawn(screen, [display, '-screen', '0', `${width}x${height}x24`], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } }),
  ]
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) throw new Error((value as { readonly message: string }).message)
    return value
  }
  const connect = async (left = 50): Promise<unknown> => {
    const [binary = 'MiniBrowser'] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4*/MiniBrowser')
    const browser = { binary, args: ['--automation', '--full-screen'] }
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': browser, unhandledPromptBehavior: 'accept' },
    }
    try {
      return await call('POST', '/session', { capabilities })
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
      return connect(left - 1)
    }
  }
  const { sessionId } = (await connect()) as { readonly sessionId: string }
  const session = `/session/${sessionId}`
  const find = async (selector: string, left = 100): Promise<string> => {
    try {
      const found = await call('POST', `${session}/element`, { using: 'css selector', value: selector })
      return (found as { readonly [elementKey]: string })[elementKey]
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
      return find(selector, left - 1)
    }
  }
  const run = (script: string) =>
    call('POST', `${session}/execute/sync`, {
      script: script.includes('return') ? script : `return ${script}`,
      args: [],
    })
  // A first page other than an empty one is sometimes never loaded.
  await call('POST', `${session}/url`, { url: 'about:blank' })
  await call('POST', `${session}/window/rect`, { width, height })
  return {
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    run,
    press: async (selector) => {
      await call('POST', `${session}/element/${await find(selector)}/click`, {})
    },
    type: async (selector, text) => {
      await call('POST', `${session}/element/${await find(selector)}/value`, { text })
    },
    attach: async (selector, file) => {
      await call('POST', `${session}/element/${await find(selector)}/value`, { text: file })
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined)
      for (const child of processes) child.kill()
    },
  }
}
