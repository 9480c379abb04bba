import type { Plugin, ViteDevServer } from 'vite'
import { isRunnableDevEnvironment, runnerImport } from 'vite'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { locales } from '#specs/messages/locale.ts'
import type { Message } from '#specs/messages/message.ts'

type Tables = {
  contract: { contract: Record<string, Endpoint> }
  control: { control: Record<string, Endpoint> }
  messages: { messages: Record<string, Message>; messageGroups: Record<string, Record<string, Message>> }
}

const files = {
  contract: '/specs/contract/index.ts',
  control: '/specs/contract/control.ts',
  messages: '/specs/messages/index.ts',
}

const routesOf = (rows: Record<string, Endpoint>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { method, path }]) => [name, [method, path]]))

const withoutKeys = (table: Record<string, Message>, others: object) =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !Object.hasOwn(others, key)))

const isOurs = (id: string) => /^virtual:(routes|control|messages\/\w+(\/\w+)?)$/.test(id)

/**
 * Vite plugin with virtual modules that contain only the part of a table that pages need: `virtual:routes` has the
 * method and path of each endpoint without schemas, `virtual:control` the same for the control plane, and
 * `virtual:messages/ko` (en, ja) the texts of one language that every page may need, and `virtual:messages/ko/<group>`
 * those of a group of messages.
 */
export const projections = (): Plugin => {
  let server: ViteDevServer | undefined
  const read = async <Name extends keyof Tables>(name: Name): Promise<Tables[Name]> => {
    const environment = server?.environments.ssr
    if (environment && isRunnableDevEnvironment(environment)) return environment.runner.import(files[name])
    return (await runnerImport<Tables[Name]>(`.${files[name]}`)).module
  }
  const content = async (id: string): Promise<unknown> => {
    if (id === 'virtual:routes') return routesOf((await read('contract')).contract)
    if (id === 'virtual:control') return routesOf((await read('control')).control)
    const { messages, messageGroups } = await read('messages')
    const [, language, group] = id.split('/')
    const locale = locales.find((each) => each === language)
    if (!locale) throw new Error(`Failed to load ${id}: unknown language. Use one of ${locales.join(', ')}.`)
    const ofGroups = Object.assign({}, ...Object.values(messageGroups)) as Record<string, Message>
    const wanted = group === undefined ? withoutKeys(messages, ofGroups) : messageGroups[group]
    if (!wanted) throw new Error(`Failed to load ${id}: unknown group of messages. specs/messages/index.ts lists them.`)
    return Object.fromEntries(Object.entries(wanted).map(([key, message]) => [key, message[locale]]))
  }
  return {
    name: 'projections',
    configureServer: (devServer) => {
      server = devServer
    },
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load: async (id) =>
      isOurs(id.slice(1)) && id.startsWith('\0')
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(await content(id.slice(1))))})`
        : undefined,
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/\/specs\/(contract|messages)\//.test(file)) return
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
    },
  }
}
