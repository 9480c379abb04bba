import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sites } from '#specs/model/site.ts'
import { fonts } from './tools/build/fonts.ts'
import { screenModules, screenPlugin } from './tools/build/namespaces.ts'
import { projections } from './tools/build/projections.ts'
import { startNotices } from './tools/build/start-notice.ts'

/** A build says what it does, and nothing of the time that plugins take. */
export const checks = { pluginTimings: false }

export default defineConfig({
  plugins: [react(), tailwindcss(), projections(), screenPlugin, fonts, startNotices],
  optimizeDeps: { entries: ['apps/*/main.tsx', 'src/**/*.tsx'] },
  server: {
    watch: { ignored: ['**/report/**', '**/.cache/**', '**/dist-offline/**', '**/test-results/**', '**/e2e/**'] },
  },
  // Scripts and styles load others by addresses relative to themselves, so that the console works below any path.
  // Pictures keep the address that they have in the HTML of the server.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'html' || file.endsWith('.svg') ? undefined : { relative: true },
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      input: [...[...sites, 'console'].map((app) => `apps/${app}/index.html`), ...screenModules()],
      output: {
        // Without the names of all pages that share a chunk.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // What four screens need, without libraries that a page loads once it is used.
            {
              name: 'libraries',
              test: /node_modules(?!.*(base-ui|floating-ui|dompurify|libphonenumber))/,
              minShareCount: 4,
              priority: 3,
            },
            // What every page needs, and beside it what pages with forms and tables need.
            {
              name: 'frame',
              test: /^(?!.*src.(forms|ui.(forms|late|content.data-table)|app.parts.my-page-screen))/,
              minShareCount: 5,
              priority: 2.5,
            },
            { name: 'fields', minShareCount: 5, priority: 2 },
            // What is loaded once a page is used, so that no page has it in a chunk that it needs at once.
            {
              name: 'controls',
              test: /base-ui|floating-ui|dompurify|ui.(content.html-content|select)/,
              entriesAware: true,
              priority: 1,
            },
            // What some pages need, by who needs it; a small chunk joins the most similar one.
            {
              name: 'shared',
              minShareCount: 2,
              maxModuleSize: 20_000,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
            },
          ],
        },
      },
    },
  },
})
