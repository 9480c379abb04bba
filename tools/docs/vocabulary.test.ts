import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

// Words that are not plain English, or mean several things in this project. The reason is in CONTRIBUTING.md.

/** Words and phrases that plain English does without. */
const phrases = [
  /(?<![-\w])(anew|amiss|mend(s|ed|ing)?|whoever|whichever|whomever|thereof|sooner|beforehand)(?![-\w])/i,
  /\b(in place of|of (its|their) own accord|to be had|all told|all is well|hand(s|ed)? (in|on|over))\b/i,
  /\b(riddle|hindrance|shelf|foreign (origin|validator|parser|page|back end))\b/i,
  /\b(source of chance|made by chance|bits of chance|chance (is|goes|comes))\b/i,
  /\bowed\b/i,
  /\bformer(ly)?\b/i,
  /\b(is|are|be|was|were|been) answered (with )?(by )?[1-5]\d\d\b/i,
  /\banswers? (with )?[1-5]\d\d\b/i,
  /\bthe wire\b|\bwire (suite|test)/i,
  /\bGo on at Location\b|'Made\.'|'Done\.'/,
  /(?<!there )\bis no (page|port|site|latency|number|seed|state|JSON|call|world|option)\b/i,
  /\b(5000|one|two|100|2000) signs?\b/i,
  // Messages of commands: Set --site to one of …
  /['"`]Give (?!me)|: give (a|an|the|it)\b/,
]

const texts = /\.(ts|tsx|mts|mjs|md|css|html|json|yaml|sh)$/
// This list itself, lists of packages, and customer texts, which fixtures/wording.test.ts checks.
const excluded =
  /^(tools\/docs\/vocabulary\.test\.ts|(bench\/|tools\/suites\/clients\/)?package-lock\.json|LICENCES\.md|fixtures\/(captcha|faqs|notices|news|inquiries|answers)\/|fixtures\/wording(-rules|\.test)\.ts|specs\/messages\/)/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const lines = files
  .filter((file) => texts.test(file) && !excluded.test(file))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, i) => ({ at: `${file}:${i + 1}`, text })),
  )

test.each(phrases)('%s appears nowhere', (phrase) => {
  const found = lines.filter(({ text }) => phrase.test(text)).map(({ at, text }) => `${at}: ${text.trim()}`)
  expect(found, 'to be written in plain words, such as “returns 403”').toEqual([])
})
