import { enableCompileCache } from 'node:module'

// Kept from one start to the next, from the first source on: neither compiled again nor rid of its types again.
enableCompileCache()
await import('./main.ts')
