import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { launch, type Page } from 'puppeteer-core'
import { Builder, By, until } from 'selenium-webdriver'
import { waitForServer } from '#e2e/processes/spawn-server.ts'

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

/** The command of a program that ends with this process, also when this process is killed; only Linux can promise that. */
const boundCommand = (program: string): readonly [string, ...string[]] => {
  const setpriv = process.platform === 'linux' ? programOf('setpriv') : undefined
  return setpriv ? [setpriv, '--pdeathsig', 'KILL', program] : [program]
}

const spawnBound = (program: string, args: readonly string[], env = process.env): ChildProcess => {
  const [command, ...first] = boundCommand(program)
  return spawn(command, [...first, ...args], { stdio: 'ignore', env })
}

/** Chromium over the DevTools protocol, or Firefox over WebDriver BiDi. */
export const openPuppeteer = async (
  browser: 'chrome' | 'firefox',
  executablePath: string,
  width: number,
): Promise<EnginePage> => {
  const [command, ...first] = boundCommand(executablePath)
  const launched = await launch({
    browser,
    defaultViewport: { width, height },
    ...(browser === 'chrome'
      ? // It ends when the pipe closes.
        { executablePath, headless: 'shell', args: ['--no-sandbox'], pipe: true }
      : { executablePath: command, ignoreDefaultArgs: true, args: [...first, '--headless'] }),
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

/** WebKit over W3C WebDriver. */
export const openWebDriver = async (program: string, width: number): Promise<EnginePage> => {
  const port = 4_500 + (process.pid % 400)
  const display = `:${90 + (process.pid % 9)}`
  const screen = programOf('Xvfb')
  if (!screen) throw new Error('There is no Xvfb.')
  const processes: ChildProcess[] = [
    spawnBound(screen, [display, '-screen', '0', `${width}x${height}x24`]),
    spawnBound(program, [`--port=${port}`], { ...process.env, DISPLAY: display }),
  ]
  const server = `http://127.0.0.1:${port}`
  await waitForServer(server, '/status')
  const [binary = 'MiniBrowser'] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4*/MiniBrowser')
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
      unhandledPromptBehavior: 'accept',
    })
    .build()
  const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), 10_000)
  // A first page other than an empty one is sometimes never loaded.
  await driver.get('about:blank')
  await driver.manage().window().setRect({ width, height })
  return {
    goto: (url) => driver.get(url),
    run: (script) => driver.executeScript(script.includes('return') ? script : `return ${script}`),
    press: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    attach: async (selector, file) => (await find(selector)).sendKeys(file),
    close: async () => {
      await driver.quit().catch(() => undefined)
      for (const child of processes) child.kill()
    },
  }
}
