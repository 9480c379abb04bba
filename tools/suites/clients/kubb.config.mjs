import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

/** The types, schemas and client of kubb, a folder each. */
export default defineConfig({
  input: { path: process.env.CONTRACT },
  output: { path: './generated/kubb', extension: { '.ts': '.js' } },
  plugins: [
    pluginOas({ validate: true }),
    pluginTs({ output: { path: 'types' } }),
    pluginZod({ output: { path: 'zod' }, version: '4' }),
    pluginClient({ output: { path: 'client' }, client: 'fetch', bundle: true }),
  ],
})
