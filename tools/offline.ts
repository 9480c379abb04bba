import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import type { Site } from '#specs/sites/index.ts'

/**
 * Puts the mock into the pages of a build that has no server. A page's own code does not know of it: it is started
 * before the first line of each app, with the site of the build.
 */
export const offline = (site: Site, version: string): Plugin[] => [
  msw(),
  {
    name: 'offline',
    enforce: 'pre',
    transform: (code, id) => {
      const app = /\/apps\/([\w-]+)\/main\.tsx$/.exec(id)?.[1]
      if (app === undefined) return undefined
      // The site's own page is also the 404.html, which stands for every address that is no file.
      const start = JSON.stringify({ site, version, isFallbackPage: app === site })
      return {
        code: `import { startMock } from '#mock-server/hosts/service-worker.ts'\nawait startMock(${start})\n${code}`,
        map: null,
      }
    },
  },
]
