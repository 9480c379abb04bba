import { type Plugin, type ViteDevServer, isRunnableDevEnvironment, runnerImport } from 'vite'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { locales } from '#specs/model/locale.ts'
import { pageNamespaces } from './namespaces.ts'

type Tables = {
  contract: { contract: Record<string, Endpoint> }
  control: { control: Record<string, Endpoint> }
  messages: { resources: Record<string, Record<string, Record<string, string>>> }
}

const files = {
  contract: '/specs/contract/index.ts',
  control: '/specs/contract/control.ts',
  messages: '/specs/messages/translate.ts',
}

const routesOf = (rows: Record<string, Endpoint>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { method, path }]) => [name, [method, path]]))

/** A module with a function for each language and namespace, which loads its texts. */
const chunksOf = () => {
  const entries = locales.map((locale) => {
    const loaders = pageNamespaces().map((name) => `${name}: () => import('virtual:messages/${locale}/${name}')`)
    return `${locale}: { ${loaders.join(', ')} }`
  })
  return `export default { ${entries.join(', ')} }`
}

const isOurs = (id: string) => /^virtual:(routes|control|messages(\/\w+\/\w+)?)$/.test(id)

/**
 * Vite plugin with virtual modules that contain only the part of a table that pages need: `virtual:routes` has the
 * method and path of each endpoint without schemas, `virtual:control` the same for the control plane,
 * `virtual:messages/ko/common` the texts of a language and a namespace, and `virtual:messages` loads each of them.
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
    const [, locale, namespace] = id.split('/')
    const texts = (await read('messages')).resources[locale!]?.[namespace!]
    if (!texts)
      throw new Error(`Failed to load ${id}: unknown language or namespace. specs/messages/index.ts lists them.`)
    return texts
  }
  return {
    name: 'projections',
    configureServer: (devServer) => {
      server = devServer
    },
    resolveId: (id) => (isOurs(id) ? `\0${id}` : undefined),
    load: async (id) => {
      if (!isOurs(id.slice(1)) || !id.startsWith('\0')) return undefined
      if (id === '\0virtual:messages') return chunksOf()
      const table = `JSON.parse(${JSON.stringify(JSON.stringify(await content(id.slice(1))))})`
      const [, locale, namespace] = id.split('/')
      if (namespace === undefined) return `export default ${table}`
      return [
        `import { addStartTexts } from '/src/app/router/start-page.ts'`,
        `const texts = ${table}`,
        `addStartTexts('${locale}', '${namespace}', texts)`,
        'export default texts',
      ].join('\n')
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/\/specs\/(contract|messages)\//.test(file)) return
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
    },
  }
}
