import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { projections } from './tools/projections.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), projections()],
  optimizeDeps: { entries: ['apps/*/main.tsx', 'src/**/*.tsx'] },
  server: { watch: { ignored: ['**/report/**', '**/dist-offline/**', '**/test-results/**', '**/e2e/**'] } },
  build: {
    // Swagger UI is this large. It is loaded when its tab in the console is opened.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['public', 'gov', 'fin', 'console'].map((app) => `apps/${app}/index.html`),
      // Puts modules that four or more pages share into one file, so that the form loads 28 files instead of 37.
      output: { codeSplitting: { groups: [{ name: 'frame', minShareCount: 4 }] } },
    },
  },
})
