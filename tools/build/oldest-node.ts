/** The oldest version of Node on which the bundled mock runs. `tools/release/oldest-node/` installs it for `npm run test:package`. */
export const oldestNode = '22.14'

const [major, minor] = oldestNode.split('.')

/**
 * JavaScript that ends an older Node with one line. It comes first in the bundle, and in a file of its own in the
 * package, because very old versions cannot parse the bundle. It is written for Node 14.
 */
export const requireOldestNode = `const [major, minor] = process.versions.node.split('.').map(Number)
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(\`Failed to start: Node \${process.versions.node} is too old. Install Node ${oldestNode} or later and run the command again.\`)
  process.exit(1)
}`
