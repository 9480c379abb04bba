import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedPages, type GeneratedPage } from './docs-pages.ts'
import { installPackages } from '../run/install.mjs'
import { command } from '../run/steps.ts'
import { root } from '../root.ts'

const documents = join(root, 'docs')

interface Page {
  /** The file within the documents. */
  readonly file: string
  readonly title: string
  readonly description: string
}

interface Group {
  readonly title: string
  readonly pages: readonly Page[]
}

/** A page without links to files of the repository, which are not served. */
const withoutFileLinks = (text: string) =>
  text
    .replaceAll(/\]\((?:\.\.\/CONTRIBUTING|docs\/([\w-]+))\.md/g, (_, page = 'CONTRIBUTING') => `](${page}.md`)
    .replaceAll(/\[([^[\]]+)\]\((?:[\w.]+\.conf|[\w.]*\/)[^)]*\)/g, (_, label: string) =>
      /[/.]/.test(label) ? `\`${label}\`` : label,
    )

/** The field of a page's front matter. */
const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]

/** A page of the documents; CONTRIBUTING.md, which has no front matter, is where GitHub expects it. */
const readPage = (file: string) => {
  const text = readFileSync(join(existsSync(join(documents, file)) ? documents : root, file), 'utf8')
  const [heading = '', first = ''] = text.split('\n\n')
  return {
    title: field(text, 'title') ?? heading.replace('# ', ''),
    description: field(text, 'description') ?? first,
    text: withoutFileLinks(text),
  }
}

/** The groups of pages that the README lists, in its order. */
const readmeGroups = (): readonly Group[] =>
  readFileSync(join(root, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z].*\]\(docs\//.test(line))
    .map((line) => ({
      title: line.split('|')[1]!.trim(),
      pages: [...line.matchAll(/\((?:docs\/)?([\w-]+\.md)\)/g)].map(([, file = '']) => ({ file, ...readPage(file) })),
    }))

/** The pages as a list in Markdown, with what each is about. */
const list = (groups: readonly Group[]) =>
  groups
    .flatMap(({ title, pages }) => [
      `## ${title}`,
      pages.map((page) => `- [${page.title}](${page.file}): ${page.description}`).join('\n'),
    ])
    .join('\n\n')

const summary =
  'The app, the mock server and the suites of a customer support area: tasks, requirements, assumptions and scenarios.'

/** A page for each kind of reader to begin with. */
const readers = [
  '- [App developers](first-change.md) Change the app: rules, texts, screens and scenarios.',
  '- [QA engineers](running-tests.md) Run the suites, and prepare worlds, clocks, personas and faults.',
  '- [Back-end teams](back-end-in-order.md) Build a server that meets the contract, and judge it.',
].join('\n')

/** Collects the pages in a folder, as the generator reads them. */
const collect = (folder: string, groups: readonly Group[], generated: readonly GeneratedPage[]) => {
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of globSync('*.png', { cwd: documents })) cpSync(join(documents, file), join(folder, file))
  for (const file of ['CONTRIBUTING.md', ...globSync('*.md', { cwd: documents })]) write(file, readPage(file).text)
  cpSync(join(root, 'apps/console/logo.svg'), join(folder, 'public/logo.svg'))
  for (const { file, text } of generated) write(file, `${text}\n`)
  write(
    'index.md',
    `# Haneul Cloud support\n\n${summary} Search them in English, Korean or Japanese.\n\n<div class="readers">\n\n${readers}\n\n</div>\n\n${list(groups)}\n`,
  )
  const sidebar = groups.map(({ title, pages }) => ({
    text: title,
    items: pages.map((page) => ({ text: page.title, link: `/${page.file.replace(/\.md$/, '')}` })),
  }))
  write('sidebar.json', JSON.stringify(sidebar))
}

/**
 * Builds the documents: the pages of `docs/`, those that are made from the sources, `llms.txt`, and each page as Markdown
 * too.
 */
export const buildDocs = async (outDir: string): Promise<void> => {
  await installPackages(documents)
  const generated = generatedPages()
  const requirements = generated.filter(({ file }) => file.startsWith('requirements/'))
  const groups = [
    ...readmeGroups(),
    { title: 'Lists', pages: generated.filter((page) => !requirements.includes(page)) },
    { title: 'Requirements', pages: requirements },
  ]
  const source = join(root, '.cache', 'docs')
  collect(source, groups, generated)
  const { isGood, output } = await command('node', ['docs/node_modules/vitepress/bin/vitepress.js', 'build', 'docs'], {
    env: { DOCS_SOURCE: source, DOCS_TARGET: outDir },
  })
  if (!isGood) throw new Error(`Failed to build the documents:\n${output}`)
  for (const { file } of groups.flatMap(({ pages }) => pages)) cpSync(join(source, file), join(outDir, file))
  writeFileSync(join(outDir, 'llms.txt'), `# Haneul Cloud support\n\n> ${summary}\n\n${list(groups)}\n`)
}
