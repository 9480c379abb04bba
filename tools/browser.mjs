// Finds the browser that the suites drive, and fetches one where there is none. Plain JavaScript, like ensure.mjs.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')

// The headless shell first: it runs a test in a third of the time that a whole browser takes.
const names = ['chromium-headless-shell', 'headless_shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']

const places = {
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

/** What `playwright install` brought: the headless shell stands beside the place of the whole browser. */
const playwrights = () => {
  const { chromium } = createRequire(import.meta.url)('playwright-core')
  const whole = chromium.executablePath()
  const shell = whole.replace(/chromium-(\d+)[\\/].*/, 'chromium_headless_shell-$1')
  if (!existsSync(shell)) return canRun(whole) ? whole : undefined
  const files = readdirSync(shell, { recursive: true }).map((name) => join(shell, String(name)))
  return files.find((file) => /^(chrome-headless-shell|headless_shell)(\.exe)?$/.test(basename(file)) && canRun(file))
}

/** The browser to drive; undefined where there is none. A browser that was asked for by name must be there. */
export const browserPath = () => {
  const wanted = process.env.PLAYWRIGHT_CHROMIUM
  if (wanted) {
    if (canRun(wanted)) return wanted
    throw new Error(
      `Failed to find the browser: PLAYWRIGHT_CHROMIUM names ${wanted}, which cannot be run. Mend or unset it.`,
    )
  }
  return onPath() ?? places[process.platform]?.find(canRun) ?? playwrights()
}

const tries = (command, args, timeout) => {
  try {
    execFileSync(command, args, {
      cwd: root,
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

const isDebian = () => process.platform === 'linux' && existsSync('/etc/debian_version')

/** Finds the browser, or fetches one: Playwright's own, else Debian's. Throws one line that says what to do. */
export const ensureBrowser = () => {
  const there = browserPath()
  if (there) return there
  console.log('Fetching a browser for the suites …')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  tries(process.execPath, [cli, 'install', '--only-shell', 'chromium'], 120_000)
  if (!browserPath() && isDebian() && process.getuid?.() === 0 && tries('apt-get', ['update'], 120_000))
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (tries('apt-get', ['install', '-y', '--no-install-recommends', name], 600_000)) break
  const found = browserPath()
  if (found) return found
  throw new Error(
    'Failed to find a browser: there is no Chromium here and none could be fetched. Install chromium or chromium-headless-shell, or name one in PLAYWRIGHT_CHROMIUM.',
  )
}
