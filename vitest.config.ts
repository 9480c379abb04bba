import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{specs,fixtures,mock-server,src,tools}/**/*.test.{ts,tsx}'],
    env: { TZ: 'Asia/Seoul' },
    // By default one core stays free, which is half of a machine with two.
    maxWorkers: '100%',
  },
})
