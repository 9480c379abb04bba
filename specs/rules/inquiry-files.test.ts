import { expect, test } from 'vitest'
import { addFiles, firstFailedFileRule, type NamedFile } from './inquiry-files.ts'

const allowed = ['png', 'PDF']
const file = (name: string, size = 1) => ({ name, size })
const messageOf = (named: NamedFile) =>
  firstFailedFileRule(named, allowed)?.message({ names: named.name, extensions: 'png, PDF' })[0] ?? null

test.each([
  ['a.png', null],
  ['a.PNG', null],
  ['a.pdf', null],
  ['한글 파일 (최종) 日本.png', null],
  ['.png', 'form.characterError'],
  [' .png', 'form.characterError'],
  ['a/b.png', 'form.characterError'],
  ['a\u202egnp.png', 'form.characterError'],
  ['a\u0000.png', 'form.characterError'],
  [`${'가'.repeat(96)}.png`, null],
  [`${'가'.repeat(97)}.png`, 'form.characterError'],
  ['a.exe', 'form.fileExtDisallowed'],
  ['png', 'form.fileExtDisallowed'],
  ['a.png.', 'form.fileExtDisallowed'],
])('%j: %s', (name, message) => expect(messageOf(file(name))).toBe(message))

test.each([...'\\/:*?"<>|;%&#'])('a name with %s is rejected', (character) =>
  expect(messageOf(file(`a${character}b.png`))).toBe('form.characterError'),
)

test('a name is validated in its composed form (NFC)', () => {
  const decomposed = `${'각'.normalize('NFD').repeat(96)}.png`
  expect(decomposed.length).toBeGreaterThan(100)
  expect(firstFailedFileRule(file(decomposed), allowed)).toBeUndefined()
})

test('the size is checked after name and extension, and exactly 10 MiB is allowed', () => {
  expect(firstFailedFileRule(file('a.png', 10_485_760), allowed)).toBeUndefined()
  expect(
    firstFailedFileRule(file('a.png', 10_485_761), allowed)?.message({ names: 'a.png', extensions: 'png' }),
  ).toEqual(['form.fileSizeLimit10MB', { megabytes: 10, names: 'a.png' }])
  expect(messageOf(file('a.exe', 10_485_761))).toBe('form.fileExtDisallowed')
  expect(firstFailedFileRule(file('a.png', 0), allowed)).toBeUndefined()
})

test('adds valid files, skips equal names in any Unicode form, and lists rejected files by reason', () => {
  const current = [file('사진.png'.normalize('NFD')), file('b.png'), file('c.png')]
  const chosen = [
    file('사진.png', 99),
    file('x.exe'),
    file('d.png'),
    file('y.exe'),
    file('e.png'),
    file('f.png'),
    file('g.png'),
  ]
  const { files, rejections, skipped } = addFiles(current, chosen, allowed)
  expect(files.map(({ name }) => name.normalize('NFC'))).toEqual(['사진.png', 'b.png', 'c.png', 'd.png', 'e.png'])
  expect(rejections).toMatchObject([
    { clause: 'inquiry.files.extension-allowed', names: ['x.exe', 'y.exe'] },
    { clause: 'inquiry.files.count-max', names: ['f.png', 'g.png'] },
  ])
  expect(skipped).toMatchObject([{ clause: 'inquiry.files.duplicate-skipped', names: ['사진.png'] }])
  expect(rejections[1]?.message({ names: 'f.png, g.png', extensions: '' })).toEqual([
    'form.fileNumbLimit',
    { max: 5, names: 'f.png, g.png' },
  ])
})

test('unreadable files are rejected after the checks of name and size, and do not count', () => {
  const chosen = [file('a.png'), file('b.png'), file('x.exe'), file('c.png')]
  const { files, rejections } = addFiles(
    [file('1.png'), file('2.png'), file('3.png')],
    chosen,
    allowed,
    new Set([chosen[0]!, chosen[2]!]),
  )
  expect(files.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png', 'b.png', 'c.png'])
  expect(rejections).toMatchObject([
    { clause: 'inquiry.files.unreadable', names: ['a.png'] },
    { clause: 'inquiry.files.extension-allowed', names: ['x.exe'] },
  ])
})
