// Loaded into a mock with `--import`. The newest version of Node on which the mock does not run.
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.13.1' } })
