import { listen } from '#mock-server/process/listen.ts'

/** Rejects with a start failure if one of the four ports from `first` on is in use. */
export const checkPorts = async (first: number, host = '127.0.0.1') => {
  for (let port = first; port < first + 4; port += 1) {
    const { server } = await listen(port, host)
    await new Promise((resolve) => server.close(resolve))
  }
}
