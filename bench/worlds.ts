// What does a world cost? Measures, side by side against one running mock, the median time of making a world over HTTP
// and of a call that does nothing (`/__mock/health`), and their ratio.
//   npm start -- --port 5900 &   node_modules/.bin/node bench/worlds.ts http://127.0.0.1:5900
import { Agent, request } from 'node:http'

const base = process.argv[2] ?? 'http://127.0.0.1:5100'
const rounds = 500
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const send = (method: string, path: string, body?: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request(new URL(path, base), { method, agent, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => ((answer.statusCode ?? 500) < 400 ? resolve(text) : reject(new Error(text))))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const timed = async (work: () => Promise<unknown>) => {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

const made: string[] = []
const times = { health: [] as number[], world: [] as number[], settings: [] as number[] }
const make = async (settings: string) =>
  made.push((JSON.parse(await send('POST', '/__mock/worlds', settings)) as { id: string }).id)
const settings = JSON.stringify({
  persona: 'main',
  now: '2026-11-20T00:00:00Z',
  frozen: true,
  abuse: true,
  seed: 'bench',
})

for (let round = 0; round < rounds; round += 1) {
  times.health.push(await timed(() => send('GET', '/__mock/health')))
  times.world.push(await timed(() => make('{}')))
  times.settings.push(await timed(() => make(settings)))
}
for (const id of made) await send('DELETE', `/__mock/worlds/${id}`)

const health = median(times.health)
for (const [name, list] of Object.entries(times))
  console.log(`${name.padEnd(9)} ${median(list).toFixed(2)} ms   ${(median(list) / health).toFixed(2)} x health`)
