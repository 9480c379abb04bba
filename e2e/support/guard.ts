import type { BrowserContext } from '@playwright/test'
import { originOf, sites } from './deployment.ts'

/** Watches every page of a test for what no page may do. */
export interface Guard {
  /** The test provokes answers of these statuses, which the browser writes to its console. */
  readonly allowStatuses: (...statuses: readonly number[]) => void
  /** The test cuts connections, which the browser writes to its console. */
  readonly allowCutConnections: () => void
  /** The test shows hostile markup, of whose handlers the browser writes that it did not run them. */
  readonly allowHostileMarkup: () => void
  /** Throws when something happened that the test did not announce. */
  readonly verify: () => void
}

const ofSites = sites.map((site) => originOf(site))

export const watchPages = (context: BrowserContext, own: readonly string[] = ofSites): Guard => {
  const faults: string[] = []
  const statuses = new Set<number>()
  let allowsCutConnections = false
  let allowsHostileMarkup = false

  context.on('weberror', (event) => faults.push(`uncaught: ${event.error().stack ?? event.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1]
    if (status !== undefined && statuses.has(Number(status))) return
    if (allowsHostileMarkup && message.text().startsWith('Executing inline event handler violates')) return
    if (
      allowsCutConnections &&
      /Failed to load resource: net::ERR_|Failed to fetch dynamically imported module/.test(message.text())
    )
      return
    faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !own.includes(origin)) faults.push(`request to another host: ${request.url()}`)
  })
  // A window.alert would stop the page; it is not used anywhere.
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') faults.push(`a window.${dialog.type()}: ${dialog.message()}`)
    void dialog.dismiss()
  })

  return {
    allowStatuses: (...allowed) => allowed.forEach((status) => statuses.add(status)),
    allowCutConnections: () => {
      allowsCutConnections = true
    },
    allowHostileMarkup: () => {
      allowsHostileMarkup = true
    },
    verify: () => {
      if (faults.length > 0) throw new Error(`The page did what no page may do:\n${faults.join('\n')}`)
    },
  }
}
