import { sites } from '#specs/model/site.ts'
import { listen } from '#mock-server/process/listen.ts'

/** Rejects with a start failure if one of the ports of console and sites, from `first` on, is in use. */
export const checkPorts = async (first: number, host = '127.0.0.1') => {
  for (let port = first; port <= first + sites.length; port += 1) {
    const { server } = await listen(port, host)
    await new Promise((resolve) => server.close(resolve))
  }
}
