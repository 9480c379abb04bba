import { defineConfig, type DummyRuleMap } from 'oxlint'

/** What each top-level folder may import: the arrows of the project, one row a folder. */
const arrows = {
  specs: [],
  fixtures: ['specs'],
  'mock-server': ['specs', 'fixtures'],
  src: ['specs'],
  apps: ['src', 'specs'],
  e2e: ['specs/clauses', 'specs/messages', 'fixtures', 'tools'],
  bench: [],
  tools: ['specs', 'mock-server', 'e2e'],
} as const satisfies Record<string, readonly string[]>

const sibling = 'a feature imports no other feature: the screen that needs both passes one to the other'

/** A pattern for imports that leave a folder for one of these folders or files of src. */
const out = (names: string) => `^(\\.\\./)+(${names})(/|\\.ts$)`

/** What a file in src may not import from the rest of src. */
const inside = {
  'src/ui/**/*': {
    refused: out('api|i18n|session|site|features|app|console'),
    message: 'src/ui imports nothing else of src',
  },
  // The examples show texts in the language of the page.
  'src/ui/**/*.examples': {
    refused: out('api|session|site|features|app|console'),
    message: 'examples import src/ui and src/i18n',
  },
  'src/api/**/*': {
    refused: out('ui|i18n|session|site|features|app|console'),
    message: 'src/api imports nothing else of src',
  },
  'src/i18n/*': { refused: out('ui|session|site|features|app|console'), message: 'src/i18n imports src/api alone' },
  'src/session/*': { refused: out('ui|i18n|site|features|app|console'), message: 'src/session imports src/api alone' },
  // The mock's own page is no site: it has neither their shell nor their features.
  'src/console/**/*': {
    refused: out('i18n/language|session|site|features|app'),
    message: 'src/console imports src/ui, src/api and the fonts',
  },
  'src/features/*/*': { refused: '^\\.\\./([a-z]|(\\.\\./)+(app|console)/)', message: sibling },
  'src/features/*/*/*': { refused: '^\\.\\./\\.\\./([a-z]|(\\.\\./)+(app|console)/)', message: sibling },
  'src/app/**/*': { refused: out('console'), message: 'src/app does not import src/console' },
}

const folders = [...Object.keys(arrows), 'specs/rules', 'specs/contract', 'specs/sites']

const restricted = (folder: keyof typeof arrows) => {
  const allowed: readonly string[] = arrows[folder]
  const may = allowed.length === 0 ? 'nothing of ours' : allowed.map((each) => `#${each}/…`).join(', ')
  const refused = folders.filter(
    (each) => !allowed.some((open) => each.startsWith(open) || open.startsWith(`${each}/`)),
  )
  return [
    // The tool's regular expressions know no look-ahead, so what is refused is named.
    { regex: `^#(${refused.join('|')})/`, message: `${folder}/ may import ${may}.` },
    {
      regex: `^(\\.\\./)+(${Object.keys(arrows).join('|')})/`,
      message: `Leaving a top-level folder is written #folder/…; inside ${folder}/ imports are relative.`,
    },
  ]
}

type Pattern = { regex: string; message: string }
const onlyThese = (patterns: Pattern[]): DummyRuleMap => ({ 'no-restricted-imports': ['error', { patterns }] })

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'no-restricted-globals': ['error', { name: 'alert', message: 'Show an AlertDialog: window.alert is not used.' }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '**/theme.css', '@fontsource-variable/**'] }],
    // A promise that nobody waits for hides its failure.
    'typescript/no-floating-promises': 'error',
    // Where a table's keys or an answer of the wire are read, the type is ours to say.
    'typescript/no-unsafe-type-assertion': 'off',
    // Express 5 forwards a rejected handler.
    'oxc/no-async-endpoint-handlers': 'off',
    'import/no-named-as-default-member': 'off',
    // These read the source; axe, in the suites, judges what a person really meets.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'react/no-did-update-set-state': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'unicorn/no-useless-spread': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/require-array-sort-compare': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  ignorePatterns: ['dist', 'dist-offline', 'report', 'test-results', 'node_modules'],
  overrides: [
    ...(Object.keys(arrows) as (keyof typeof arrows)[]).map((folder) => ({
      files: [`${folder}/**/*.{ts,tsx,mjs}`],
      rules: onlyThese(restricted(folder)),
    })),
    ...Object.entries(inside).map(([files, { refused, message }]) => ({
      files: [`${files}.{ts,tsx}`],
      rules: onlyThese([...restricted('src'), { regex: refused, message: `${message}.` }]),
    })),
    {
      files: ['specs/**', 'fixtures/**', 'mock-server/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: "Time comes from the world's clock." },
          { object: 'Math', property: 'random', message: "Chance comes from the world's seed." },
        ],
      },
    },
  ],
})
