// Loaded into a mock with `--import`. Each response says how much CPU time the process has used so far.
import { ServerResponse } from 'node:http'

// Called with `apply`.
// oxlint-disable-next-line typescript/unbound-method
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...args) {
  const { user, system } = process.cpuUsage()
  this.setHeader('x-cpu-ms', String(Math.round((user + system) / 1000)))
  return writeHead.apply(this, args)
}
