// Finds the browser for the suites and installs one if there is none. Plain JavaScript, like run.mjs.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

// The headless shell comes first, because tests run three times faster in it than in the full browser.
const names = ['chromium-headless-shell', 'headless_shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']

const defaultPaths = {
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = () => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/lib/chromium']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

/** The browser of `playwright install`. The headless shell is in a folder next to that of the full browser. */
const playwrightBrowser = () => {
  const { chromium } = createRequire(import.meta.url)('playwright-core')
  const fullBrowser = chromium.executablePath()
  const shell = fullBrowser.replace(/chromium-(\d+)[\\/].*/, 'chromium_headless_shell-$1')
  if (!existsSync(shell)) return canRun(fullBrowser) ? fullBrowser : undefined
  const files = readdirSync(shell, { recursive: true }).map((name) => join(shell, String(name)))
  return files.find((file) => /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(basename(file)) && canRun(file))
}

/** Path of the browser; undefined if there is none. Throws if PLAYWRIGHT_CHROMIUM is set but not executable. */
export const browserPath = () => {
  const requested = process.env.PLAYWRIGHT_CHROMIUM
  if (requested) {
    if (canRun(requested)) return requested
    throw new Error(
      `Failed to find the browser: PLAYWRIGHT_CHROMIUM is ${requested}, which is not executable. Fix or unset it.`,
    )
  }
  return onPath() ?? defaultPaths[process.platform]?.find(canRun) ?? playwrightBrowser()
}

const succeeds = (command, args, timeout, env = {}) => {
  try {
    execFileSync(command, args, {
      cwd: root,
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
    })
    return true
  } catch {
    return false
  }
}

const isDebian = () => process.platform === 'linux' && existsSync('/etc/debian_version')

/** Finds the browser or installs one: from Playwright, else from Debian. Throws one line that says what to do. */
export const ensureBrowser = () => {
  const existing = browserPath()
  if (existing) return existing
  console.log('Installing a browser for the suites …')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  // Without a network, each of its attempts to connect would take half a minute.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' }
  succeeds(process.execPath, [cli, 'install', '--only-shell', 'chromium'], 600_000, env)
  if (!browserPath() && isDebian() && process.getuid?.() === 0 && succeeds('apt-get', ['update'], 120_000))
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (succeeds('apt-get', ['install', '-y', '--no-install-recommends', name], 600_000)) break
  const installed = browserPath()
  if (installed) return installed
  throw new Error(
    'Failed to find a browser: there is no Chromium and installing one failed. Install chromium or chromium-headless-shell, or set PLAYWRIGHT_CHROMIUM to its path.',
  )
}
