import { defineConfig } from 'vitest/config'
import { projections } from './tools/build/projections.ts'

export default defineConfig({
  // The modules that begin with `virtual:`.
  plugins: [projections()],
  test: {
    include: ['{specs,fixtures,mock-server,src,tools}/**/*.test.{ts,tsx}'],
    env: { TZ: 'Asia/Seoul' },
    // A busy machine takes several times as long.
    testTimeout: 30_000,
    // By default one core stays free, which is half of a machine with two.
    maxWorkers: '100%',
  },
})
