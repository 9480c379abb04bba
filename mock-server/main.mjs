import { enableCompileCache } from 'node:module'

// Node caches compiled and type-stripped modules from here on. This file is plain JavaScript so that the cache also
// covers the first TypeScript module.
enableCompileCache()
await import('./main.ts')
