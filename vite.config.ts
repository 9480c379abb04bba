import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './tools/fonts.ts'
import { screenNamespaces } from './tools/namespaces.ts'
import { projections } from './tools/projections.ts'
import { startNotices } from './tools/start-notice.ts'

/** Code of form controls and other parts that no page needs for its first render. */
const controls = /@base-ui|@floating-ui|with-selector|src\/ui\/select\//
/** Small parts that forms and my page share: icons and sizes of files, receipt numbers. */
const files =
  /src\/(api\/save-file|features\/inquiry\/receipt|ui\/files\/(byte-size|file-icon))|icons\/(file|file-(archive|image|spreadsheet|text)|download)\.mjs/
/** Fields of forms, and what sends them. */
const fields = /src\/(api\/(attempt|failure|send)\.ts|forms\/|ui\/(forms\/|late\/select))|model\/limits/
/** What is announced, copied, printed and focused. */
const output =
  /src\/ui\/(actions\/(print-button|use-copy)|feedback\/live-region|navigation\/focus-heading)|icons\/printer\.mjs/
/** What every field for phone numbers needs, without the data of libphonenumber. */
const phone =
  /src\/(phone\/(?!last-country|phone\.ts)|api\/queries\/country|ui\/late\/combobox)|model\/typed-text|rules\/(email|phone)\.ts/
/** Code of the inquiry forms. */
const form = /src\/(features\/inquiry\/(?!receipt)|ui\/files\/file-)/
/** Code of paged lists. */
const lists =
  /src\/(app\/parts\/(list-screen|(use-)?kept-place|search-params)|features\/notice\/notice-tags|ui\/navigation\/(tab-block|pages-around|pagination|search-form))/
/** The words of a search. */
const search = /(model|rules)\/search-(matches|words)/
/** Code of pages with one article. */
const articles = /src\/app\/parts\/article-(around|screen)|icons\/(arrow-left|file-question-mark|link)\.mjs/
/** Code of downloads. */
const downloads =
  /src\/(api\/download|app\/parts\/(use-)?download|ui\/content\/file-type-icon)|icons\/presentation\.mjs/
/** Code of the pages about programmes. */
const programmes = /src\/(features\/site\/|app\/screens\/site\/programme|ui\/content\/sticky-bar)/

/** What the forms of my page share. */
const saving = /src\/app\/parts\/saving/

/** Code of my page. */
const myPage =
  /src\/(features\/my-page\/(?!month-picker)|api\/queries\/(billing|my-page)|app\/parts\/(my-page|no-access|use-member-query)|ui\/(charts\/|content\/data-table))|icons\/lock-keyhole\.mjs/

export default defineConfig({
  plugins: [react(), tailwindcss(), projections(), screenNamespaces, fonts, startNotices],
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
    // Swagger UI is this large. It is loaded when its tab in the console is opened.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['public', 'gov', 'fin', 'console'].map((app) => `apps/${app}/index.html`),
      output: {
        codeSplitting: {
          groups: [
            // A group draws in what its modules import, so the group with the highest priority holds what all share.
            {
              name: 'frame',
              test: (id: string) =>
                ![
                  controls,
                  files,
                  fields,
                  output,
                  phone,
                  form,
                  lists,
                  search,
                  articles,
                  downloads,
                  programmes,
                  myPage,
                  saving,
                ].some((part) => part.test(id)),
              minShareCount: 3,
              priority: 6,
            },
            { name: 'form-parts', test: form, minShareCount: 2, priority: 2 },
            { name: 'phone-input', test: phone, minShareCount: 2, priority: 3 },
            { name: 'files', test: files, minShareCount: 2, priority: 4 },
            { name: 'fields', test: fields, minShareCount: 2, priority: 4 },
            { name: 'output', test: output, minShareCount: 2, priority: 5 },
            { name: 'controls', test: controls, priority: 1 },
            { name: 'lists', test: lists, minShareCount: 2, priority: 3 },
            { name: 'search', test: search, minShareCount: 2, priority: 3 },
            { name: 'articles', test: articles, minShareCount: 2, priority: 3 },
            { name: 'downloads', test: downloads, minShareCount: 2, priority: 3 },
            { name: 'saving', test: saving, minShareCount: 2, priority: 3 },
            { name: 'my-page', test: myPage, minShareCount: 2, priority: 3 },
            { name: 'programmes', test: programmes, minShareCount: 2, priority: 3 },
          ],
        },
      },
    },
  },
})
