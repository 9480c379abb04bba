import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { projections } from './tools/projections.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), projections()],
  optimizeDeps: { entries: ['apps/*/main.tsx', 'src/**/*.tsx'] },
  server: { watch: { ignored: ['**/report/**', '**/dist-offline/**', '**/test-results/**', '**/e2e/**'] } },
  build: {
    rolldownOptions: {
      input: ['apps/public/index.html', 'apps/gov/index.html', 'apps/fin/index.html'],
    },
  },
})
