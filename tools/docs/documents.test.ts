import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const withoutCode = (text: string) => text.replaceAll(/^ *```[^]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, 'code')

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // Histories name scripts and files of their time.
  .filter((file) => existsSync(join(root, file)) && !/^CHANGELOG\.md$|^\.changeset\/(?!README)/.test(file))

/** The anchors that GitHub and VitePress give to the headings of a document. */
const anchors = (file: string) =>
  Array.from(
    read(file)
      .replaceAll(/^ *```[^]*?^ *```$/gm, '')
      .matchAll(/^#+ (.*)$/gm),
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
  )

const brokenLinks = (file: string) =>
  [...withoutCode(read(file)).matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, path = '', anchor]) => {
      const target = path === '' ? file : relative(root, join(root, dirname(file), path))
      if (!existsSync(join(root, target))) return [`${file}: ${path} does not exist`]
      return anchor === undefined || anchors(target).includes(anchor) ? [] : [`${file}: ${target} has no #${anchor}`]
    },
  )

test('every link and anchor in the documents exists', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.flatMap(brokenLinks)).toEqual([])
})

describe('the commands in the documents', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const found = (pattern: RegExp) =>
    documents.flatMap((file) => Array.from(read(file).matchAll(pattern), (match) => ({ file, match })))

  test('name scripts that exist', () => {
    const named = found(/\bnpm run ([a-z][a-z:-]*)/g)
    expect(named.length).toBeGreaterThan(30)
    expect(
      named
        .filter(({ match }) => !Object.hasOwn(scripts, match[1] ?? ''))
        .map(({ file, match }) => `${file}: ${match[0]}`),
    ).toEqual([])
  })

  test.each([
    ['npm start --', 'tools/run/start.ts'],
    ['npm run mock --', 'mock-server/main.mjs'],
    ['npx haneul-verify', 'tools/verify/main.ts'],
  ])(
    'name options that %s has',
    (command, script) => {
      const help = execFileSync(process.execPath, [join(root, script), '--help'], { cwd: root, encoding: 'utf8' })
      const options = found(new RegExp(`${command} [^#\`\\n]*`, 'g')).flatMap(({ file, match }) =>
        Array.from(match[0].matchAll(/ (--[a-z][a-z-]*)/g), ([, option = '']) => ({ file, option })),
      )
      expect(options.length).toBeGreaterThan(0)
      expect(
        options.filter(({ option }) => option !== '--help' && !new RegExp(`${option}(?![\\w-])`).test(help)),
      ).toEqual([])
    },
    30_000,
  )
})

test('the README has at most 900 words', () => {
  const words = read('README.md').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  expect(words.length).toBeLessThanOrEqual(900)
})

test('every page of docs is in the README', () => {
  const pages = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))
  expect(pages.filter((page) => !read('README.md').includes(`(docs/${page})`))).toEqual([])
})

test('the index of decisions has each with its title and status', () => {
  const rows = readdirSync(join(root, 'specs/decisions'))
    .filter((file) => /^\d/.test(file))
    .map((file) => {
      const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(`specs/decisions/${file}`)) ?? []
      const status = read(`specs/decisions/${file}`).split('\n')[2]
      return `- ${number}: [${title}](${file}). ${status}`
    })
  const index = read('specs/decisions/README.md')
    .split('\n')
    .filter((line) => /^- \d+: \[/.test(line))
  expect(index).toEqual(rows)
})
