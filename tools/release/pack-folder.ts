import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldestNode, requireOldestNode } from '../build/oldest-node.ts'
import { root } from '../root.ts'

interface Package {
  /** The name of the package and of its command. */
  readonly name: string
  readonly description: string
  /** The README in this repository. */
  readonly readme: string
  /** The module that the command loads. */
  readonly main: string
  /** First arguments for which it loads the module of that name instead. */
  readonly parts?: readonly string[]
  /** The other keys of package.json. */
  readonly manifest: object
}

/** Adds package.json, README, licence and command to a folder, and packs it. */
export const packFolder = (folder: string, { name, description, readme, main, parts = [], manifest }: Package) => {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
  // A page of the documents begins with a title for them.
  const text = readFileSync(join(root, readme), 'utf8').replace(/^---\n[^]*?\n---\n+/, '')
  if (!text.includes(`Node ${oldestNode} or later`)) throw new Error(`${readme} must name Node ${oldestNode}.`)
  const command = `${name}.mjs`
  const engines = { node: `>=${oldestNode}` }
  const all = { name, version, description, license, type: 'module', bin: { [name]: command }, engines, ...manifest }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), text)
  const loaded = `${JSON.stringify(parts)}.includes(process.argv[2]) ? \`./\${process.argv[2]}.mjs\` : '${main}'`
  writeFileSync(join(folder, command), `#!/usr/bin/env node\n${requireOldestNode}\nimport(${loaded})\n`)
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  const shell = process.platform === 'win32'
  execFileSync('npm', ['pack', '--loglevel=error'], { cwd: folder, stdio: 'inherit', shell })
}
