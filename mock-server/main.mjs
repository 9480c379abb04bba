import { enableCompileCache } from 'node:module'

// What is compiled and rid of its types is kept for the next start, from the first source on. So this file has no types.
enableCompileCache()
await import('./main.ts')
