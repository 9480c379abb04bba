import { defineConfig, type DummyRuleMap } from 'oxlint'

/** The import boundaries: which other top-level folders each one may import. */
const importBoundaries = {
  specs: [],
  fixtures: ['specs'],
  'mock-server': ['specs', 'fixtures'],
  src: ['specs'],
  apps: ['src', 'specs'],
  e2e: ['specs/clauses', 'specs/messages', 'fixtures'],
  bench: [],
  tools: [
    'specs',
    'fixtures/scenarios',
    'mock-server',
    'src/app/router',
    'src/app/render-page',
    'src/app/built-pages',
    'apps',
    'e2e',
  ],
} as const satisfies Record<string, readonly string[]>

const featureMessage = 'a feature may not import another feature. The screen that needs both passes one to the other'

/** A pattern for imports that leave a folder for one of these folders or files of src. */
const out = (names: string) => `^(\\.\\./)+(${names})(/|\\.ts$)`

/** The layers of specs: each imports only itself and what stands before it. */
const layers = ['model', 'clauses', 'messages', 'sites', 'contract', 'rules'] as const

/** The rooms of the mock: each imports only itself, what stands before it, and the options. Unit tests may import all. */
const rooms = [
  ...(['http', 'worlds', 'captcha', 'handlers', 'pipeline', 'documents', 'control', 'hosts', 'process'] as const),
]

/** Import boundaries within src: a pattern of forbidden imports for each folder. */
const srcBoundaries = {
  'src/ui/**/*': {
    forbidden: out('api|i18n|session|site|phone|features|app|console|developer'),
    message: 'src/ui may not import other folders of src',
  },
  // The examples show texts in the language of the page.
  'src/ui/**/*.examples': {
    forbidden: out('api|session|site|features|app|console|developer'),
    message: 'examples may import src/ui and src/i18n',
  },
  'src/api/**/*': {
    forbidden: out('ui|i18n|session|site|features|app|console|developer'),
    message: 'src/api may not import other folders of src',
  },
  'src/i18n/*': {
    forbidden: out('ui|session|features|app|console|developer'),
    message: 'src/i18n may import src/api and src/site.ts only',
  },
  'src/session/*': {
    forbidden: out('ui|i18n|site|features|app|console|developer'),
    message: 'src/session may import src/api only',
  },
  // The console is not a site, so it has neither the shell nor the features of the sites.
  'src/console/**/*': {
    forbidden: out('i18n/language|session|site|features|app|developer'),
    message: 'src/console may import src/ui, src/api and the fonts',
  },
  // What several features share, with its texts, and what the developer bar and the console share.
  'src/{forms,phone,scenarios}/*': {
    forbidden: out('features|app|console|developer'),
    message: 'src/forms, src/phone and src/scenarios are below features, app and console',
  },
  'src/features/*/*': { forbidden: '^\\.\\./([a-z]|(\\.\\./)+(app|console|developer)/)', message: featureMessage },
  'src/features/*/*/*': {
    forbidden: '^\\.\\./\\.\\./([a-z]|(\\.\\./)+(app|console|developer)/)',
    message: featureMessage,
  },
  'src/app/**/*': {
    forbidden: out('console|developer'),
    message: 'src/app may not import src/console and src/developer',
  },
  // The one place that imports the developer bar, later and only in development.
  'src/app/root': { forbidden: out('console'), message: 'src/app may not import src/console' },
  // The developer bar may know the product.
  'src/developer/*': { forbidden: out('console'), message: 'src/developer may not import src/console' },
}

// Also the parts of specs and src that only some folders may import.
const folders = [
  ...Object.keys(importBoundaries),
  ...layers.map((layer) => `specs/${layer}`),
  ...[
    'src/ui',
    'src/api',
    'src/features',
    'src/console',
    'src/developer',
    'src/gallery',
    'src/app/(parts|screens|shell)',
  ],
]

const restricted = (folder: keyof typeof importBoundaries) => {
  const allowed: readonly string[] = importBoundaries[folder]
  const permission =
    allowed.length === 0
      ? 'may not import other top-level folders'
      : `may import ${allowed.map((each) => `#${each}/…`).join(', ')}`
  const forbidden = folders.filter(
    (each) => !allowed.some((path) => each.startsWith(path) || path.startsWith(`${each}/`)),
  )
  return [
    // The regular expressions of oxlint have no look-ahead, so the pattern lists the forbidden folders.
    { regex: `^#(${forbidden.join('|')})/`, message: `${folder}/ ${permission}.` },
    {
      regex: `^(\\.\\./)+(${Object.keys(importBoundaries).join('|')})/`,
      message: `Import other top-level folders as #folder/…; use relative imports within ${folder}/.`,
    },
  ]
}

const weak = 'It accepts almost any value. Assert the exact value.'

type Pattern = { regex: string; message: string }
const onlyTypes = {
  name: 'i18next',
  allowTypeImports: true,
  message: 'Only specs/messages/i18n.ts knows the options of i18next.',
}
const restrictImports = (patterns: Pattern[]): DummyRuleMap => ({
  'no-restricted-imports': ['error', { patterns, paths: [onlyTypes] }],
})

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  jsPlugins: [
    './tools/suites/lint-proofs.ts',
    './tools/suites/lint-jsx.ts',
    'eslint-plugin-playwright',
    'eslint-plugin-regexp',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'no-restricted-globals': ['error', { name: 'alert', message: 'Use AlertDialog instead of window.alert.' }],
    // The JSX transform imports React automatically.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '**/theme.css', '@fontsource-variable/**'] }],
    // A regular expression whose time grows faster than its input lets one request stop the server, or one record freeze
    // a page.
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': 'error',
    // Also a cycle of types: it makes each of its files the beginning and the end of the others.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'jsx/text-in-own-element': 'error',
    // A promise that nobody awaits hides its failure.
    'typescript/no-floating-promises': 'error',
    // Keys of tables and parsed JSON have types that the compiler cannot infer.
    'typescript/no-unsafe-type-assertion': 'off',
    // Express 5 forwards the rejection of an async handler to the error handler.
    'oxc/no-async-endpoint-handlers': 'off',
    // `fc.oneof` and `express.Router` are the documented usage.
    'import/no-named-as-default-member': 'off',
    // These rules only see the source. The suites check the rendered pages with axe.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // Effects may return a cleanup function in one branch only.
    'typescript/consistent-return': 'off',
    // `useNavigationType()` of react-router returns an enum, which is compared with a string.
    'typescript/no-unsafe-enum-comparison': 'off',
    // The error boundary resets its state when the path changes.
    'react/no-did-update-set-state': 'off',
    // A leading underscore marks an unused name.
    'no-underscore-dangle': 'off',
    // A short inner scope may reuse a name such as `id` or `name`.
    'no-shadow': 'off',
    // Spread lines group the rows of long tables.
    'unicorn/no-useless-spread': 'off',
    // Spreading a string into its code points is intended.
    'typescript/no-misused-spread': 'off',
    // A type parameter that is used once lets the caller name the type of a value.
    'typescript/no-unnecessary-type-parameters': 'off',
    // Only arrays of strings are sorted without a comparator.
    'typescript/require-array-sort-compare': 'off',
    // A helper may be declared next to its only use.
    'unicorn/consistent-function-scoping': 'off',
    // Some tests assert in a helper function.
    'vitest/expect-expect': 'off',
    // The second argument of `expect` is the message of Vitest.
    'vitest/valid-expect': 'off',
    // Tests over tables of fixtures assert only what applies to a row.
    'vitest/no-conditional-expect': 'off',
    // Errors of zod and of JSON.parse have messages that are not ours.
    'vitest/require-to-throw-message': 'off',
  },
  ignorePatterns: [
    'dist',
    'dist-offline',
    'dist-package',
    'dist-verify',
    '/report',
    'test-results',
    'node_modules',
    'tools/suites/clients',
  ],
  overrides: [
    ...(Object.keys(importBoundaries) as (keyof typeof importBoundaries)[]).map((folder) => ({
      files: [`${folder}/**/*.{ts,tsx,mjs}`],
      rules: restrictImports(restricted(folder)),
    })),
    ...layers.map((layer, at) => ({
      files: [`specs/${layer}/**/*.ts`],
      rules: restrictImports([
        ...restricted('specs'),
        {
          regex: out([...layers.slice(at + 1), 'none'].join('|')),
          message: `specs/${layer} may import ${['itself', ...layers.slice(0, at)].join(', ')} only.`,
        },
      ]),
    })),
    ...rooms.map((room, at) => ({
      files: [`mock-server/${room}/**/*.ts`],
      rules: restrictImports([
        ...restricted('mock-server'),
        {
          regex: out([...rooms.slice(at + 1), 'testing', 'main'].join('|')),
          message: `mock-server/${room} may import ${['itself', ...rooms.slice(0, at)].join(', ')} only.`,
        },
      ]),
    })),
    { files: ['mock-server/**/*.test.ts'], rules: restrictImports(restricted('mock-server')) },
    ...Object.entries(srcBoundaries).map(([files, { forbidden, message }]) => ({
      files: [`${files}.{ts,tsx}`],
      rules: restrictImports([...restricted('src'), { regex: forbidden, message: `${message}.` }]),
    })),
    { files: ['specs/messages/i18n.ts'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['src/**', 'mock-server/**'], rules: { 'max-lines': ['error', 250] } },
    {
      files: ['e2e/**'],
      // An assertion that cannot fail, or fails too early, proves nothing.
      rules: {
        'playwright/missing-playwright-await': 'error',
        'playwright/no-restricted-matchers': ['error', { toBeTruthy: weak, toBeFalsy: weak, toBeDefined: weak }],
        'playwright/no-wait-for-timeout': 'error',
        'playwright/prefer-to-have-count': 'error',
        'playwright/prefer-web-first-assertions': 'error',
        'playwright/valid-expect': 'error',
        'proofs/no-locator-as-value': 'error',
        'proofs/no-swallowed-errors': 'error',
      },
    },
    {
      // Their input is our own.
      files: ['e2e/**', 'tools/second-server/**', 'bench/**', '**/*.test.ts'],
      rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
    },
    {
      files: ['specs/**', 'fixtures/**', 'mock-server/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Use the clock of the world.' },
          { object: 'Math', property: 'random', message: 'Use the random generator of the world.' },
        ],
      },
    },
  ],
})
