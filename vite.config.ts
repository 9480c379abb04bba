import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { projections } from './tools/projections.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), projections()],
  optimizeDeps: { entries: ['apps/*/main.tsx', 'src/**/*.tsx'] },
  server: { watch: { ignored: ['**/report/**', '**/dist-offline/**', '**/test-results/**', '**/e2e/**'] } },
  build: {
    // Swagger UI is that large, and comes when its tab of the console is opened.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['public', 'gov', 'fin', 'console'].map((app) => `apps/${app}/index.html`),
      // What four pages or more need comes in one file: the form asks for 28 files instead of 37.
      output: { codeSplitting: { groups: [{ name: 'frame', minShareCount: 4 }] } },
    },
  },
})
