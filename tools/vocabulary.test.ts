import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Names and words that this project no longer uses, so that they do not come back. The reason is in CONTRIBUTING.md.

/** Identifiers that were renamed. */
const identifiers = [
  ...['Asked', 'askedOf', 'problemOf', 'keptAnswer', 'KeptPages', 'KeptPage', 'keepPage', 'recordedAgain'],
  ...[
    'isOfRecordsAlone',
    'freshAnswer',
    'plainAnswer',
    'controlAnswer',
    'productAnswer',
    'problemAnswer',
    'faultAnswer',
  ],
  ...[
    'Chance',
    'systemChance',
    'seededChance',
    'chanceState',
    'restoreChance',
    'figures',
    'inTurn',
    'shelf',
    'ofShared',
  ],
  ...[
    'plainFailure',
    'showAnswer',
    'reachOf',
    'notYet',
    'owed',
    'isOwed',
    'filledIn',
    'furtherHindrance',
    'FurtherCondition',
  ],
  ...['furtherMax', 'furtherDays', 'furtherContentRules', 'maySee', 'mayOpen', 'shownItems', 'brokenFileRule', 'Asker'],
  ...[
    'buttonLook',
    'choiceLook',
    'controlLook',
    'dialogLook',
    'popupLook',
    'scrimLook',
    'LoadFailed',
    'TagTone',
    'isOff',
  ],
  ...[
    'isGone',
    'onGone',
    'isBroken',
    'SiteFacts',
    'FieldFacts',
    'RunFacts',
    'steer',
    'useSteering',
    'usePlace',
    'Riddle',
  ],
  ...[
    'riddle',
    'onRiddle',
    'useOnceReady',
    'unshareOthers',
    'unshared',
    'wasKept',
    'fleeting',
    'Carrier',
    'carryBy',
    'Carried',
  ],
  ...['throughPages', 'Wire', 'WireAnswer', 'ownPort', 'ownMock', 'statusAt', 'arrivesAs', 'partsOfMain', 'provokes'],
  ...[
    'filesOfLibrary',
    'filesOfNotices',
    'inquiriesFurther',
    'inquiriesOfAutumn',
    'inquiriesOfSpring',
    'aims',
    'aimOf',
  ],
]

/** Files that were renamed. */
const filePaths = [
  'bench/cases.ts',
  'bench/peers/answers.mjs',
  'bench/peers/bare.mjs',
  'bench/peers/express-multer.mjs',
  'bench/peers/fastify.mjs',
  'bench/peers/keeping.mjs',
  'bench/peers/msw.mjs',
  'e2e/additional/further.ts',
  'e2e/control/console-look.spec.ts',
  'e2e/fuzz/judge.ts',
  'e2e/inquiry/arrived.ts',
  'e2e/inquiry/complete.ts',
  'e2e/inquiry/fill-in.ts',
  'e2e/inquiry/over-the-wire.ts',
  'e2e/inquiry/pairs.spec.ts',
  'e2e/inquiry/pairs.ts',
  'e2e/inquiry/picks.ts',
  'e2e/pages/hold.ts',
  'e2e/shell/sight.ts',
  'e2e/support/carrier-offline.ts',
  'e2e/support/carrier.ts',
  'e2e/support/own-https.ts',
  'e2e/support/own-mock.ts',
  'e2e/support/own-server.ts',
  'e2e/support/places.ts',
  'e2e/support/wire.ts',
  'fixtures/files/of-library.ts',
  'fixtures/files/of-notices.ts',
  'fixtures/inquiries/autumn.ts',
  'fixtures/inquiries/further.ts',
  'fixtures/inquiries/spring.ts',
  'fixtures/notices/odd.ts',
  'mock-server/answers.ts',
  'mock-server/asked.ts',
  'mock-server/captcha/chance.ts',
  'mock-server/disposition.test.ts',
  'mock-server/disposition.ts',
  'mock-server/handlers/not-yet.test.ts',
  'mock-server/handlers/not-yet.ts',
  'mock-server/hosts/opened-address.ts',
  'mock-server/kept-pages.test.ts',
  'mock-server/kept-pages.ts',
  'mock-server/process/reach.ts',
  'mock-server/searched.test.ts',
  'mock-server/searched.ts',
  'mock-server/worlds/chance.test.ts',
  'mock-server/worlds/chance.ts',
  'specs/clauses/owed.ts',
  'src/api/kept.ts',
  'src/app/shell/world-gone.tsx',
  'src/console/faults/fault-answer.tsx',
  'src/console/place.ts',
  'src/console/steer.ts',
  'src/features/inquiry/use-once-ready.ts',
  'src/ui/answer.tsx',
  'src/ui/button-look.ts',
  'src/ui/choice-look.ts',
  'src/ui/control-look.ts',
  'src/ui/dialog-look.ts',
  'src/ui/empty.tsx',
  'src/ui/load-failed.tsx',
  'src/ui/notice.tsx',
  'src/ui/popup-look.ts',
  'src/ui/searched.ts',
  'src/ui/tag.tsx',
  'tools/arrows.test.ts',
  'tools/validated.ts',
]

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
]

const root = join(import.meta.dirname, '..')
const texts = /\.(ts|tsx|mts|mjs|md|css|html|json|yaml|sh)$/
// This list itself, lists of packages, and customer texts, which fixtures/wording.test.ts checks.
const excluded =
  /^(tools\/vocabulary\.test\.ts|(bench\/|tools\/clients\/)?package-lock\.json|LICENCES\.md|fixtures\/(captcha|faqs|notices|news|inquiries|answers)\/|fixtures\/wording(-rules|\.test)\.ts|specs\/messages\/)/

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

// The gate reads this path in earlier commits.
const earlierPath = "'specs/clauses/owed.ts'"

const found = (pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text.replace(earlierPath, ''))).map(({ at, text }) => `${at}: ${text.trim()}`)

describe('retired names', () => {
  test('appear in no source', () => {
    expect(found(new RegExp(`\\b(${identifiers.join('|')})\\b`))).toEqual([])
  })

  test('appear in no file name', () => {
    expect(files.filter((file) => filePaths.includes(file) || file.endsWith('.wire.spec.ts'))).toEqual([])
  })
})

describe('plain English', () => {
  test.each(phrases)('%s appears nowhere', (phrase) => {
    expect(found(phrase)).toEqual([])
  })
})
