import { createHash } from 'node:crypto'
import type { ClauseId } from '#specs/clauses/index.ts'
import { expectStatus } from '../../support/expect-status.ts'
import { fileOf, generalInquiry } from '../../literals/inquiry.ts'
import type { FilePart } from '../../mock-client/multipart.ts'
import { clause, clausesOf, clauseStep, expect, test } from '../../support/test.ts'
import { expectNothingStored } from '../../mock-client/nothing-stored.ts'
import { expectStored } from '../../mock-client/stored.ts'
import { wordedWith } from '../../literals/worded.ts'

const path = '/api/support/inquiry'
const fiveFiles = Array.from({ length: 5 }, (_, i) => fileOf(`file-${i + 1}.pdf`, 10 + i))
const sha256 = ({ bytes }: FilePart) => createHash('sha256').update(bytes).digest('hex')

interface Row {
  readonly proves: ClauseId
  readonly name: string
  /** The error code; null when the file is accepted. */
  readonly code: 'FILE_NAME_INVALID' | 'FILE_EXT_DISALLOWED' | null
  /** The allowed extensions of the world, when they differ from the default. */
  readonly allowed?: readonly string[]
}

/** Forbidden characters. The quotation mark has its own test below, because a header must escape it. */
const forbidden = [...'\\/:*?<>|;%&#']
const controls = ['\u0001', '\u001f', '\u007f', '\u0085', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069']

const long = (character: string, count: number) => `${character.repeat(count)}.pdf`
const rows: readonly Row[] = [
  ...[
    ...[...forbidden, ...controls].map((character) => `a${character}b.pdf`),
    ...['.pdf', '  .pdf', long('n', 97)],
    // Each syllable is two characters in NFD and one in NFC. The length is counted in NFC.
    long('가'.normalize('NFD'), 97),
  ].map((name): Row => ({ proves: 'inquiry.files.name-separators', name, code: 'FILE_NAME_INVALID' })),
  ...['a.pdf', long('n', 96), long('가'.normalize('NFD'), 96)].map((name): Row => ({
    proves: 'inquiry.files.name-separators',
    name,
    code: null,
  })),
  ...[
    '한글 파일 (최종).pdf',
    '日本語の資料［第２版］.pdf',
    "it's-100+1=101, ok!.pdf",
    'ünïcödé~^$@.pdf',
    '😀.pdf',
    'a.b.c.pdf',
    'a‐b–c—d.pdf',
  ].map((name): Row => ({ proves: 'inquiry.files.name-everything-else', name, code: null })),
  ...(['a.exe', 'a.pdf.exe', 'a.pdfx'] as const).map((name): Row => ({
    proves: 'inquiry.files.extension-allowed',
    name,
    code: 'FILE_EXT_DISALLOWED',
  })),
  { proves: 'inquiry.files.extension-allowed', name: 'a.exe.pdf', code: null },
  { proves: 'inquiry.files.extension-allowed', name: 'a.png', code: null },
  { proves: 'inquiry.files.extension-allowed', name: 'a.png', code: 'FILE_EXT_DISALLOWED', allowed: ['pdf'] },
  { proves: 'inquiry.files.extension-allowed', name: 'a.exe', code: null, allowed: ['exe'] },
  { proves: 'inquiry.files.extension-ignores-case', name: 'a.PdF', code: null },
  { proves: 'inquiry.files.extension-ignores-case', name: 'a.pdf', code: null, allowed: ['PDF'] },
  ...['README', 'pdf', 'a.'].map((name): Row => ({
    proves: 'inquiry.files.extension-ignores-case',
    name,
    code: 'FILE_EXT_DISALLOWED',
  })),
]

for (const { proves, name, code, allowed } of rows)
  test(
    ...clause(proves, `${JSON.stringify(name)}${allowed ? ` when only ${allowed.join()} is allowed` : ''}`),
    async ({ api, world }) => {
      if (allowed) await world.patch({ allowFileExt: allowed })
      const { status, body } = await api.postForm(path, generalInquiry({}, [fileOf(name, 3)]))
      if (code === null) {
        expect(body).toMatchObject({ code: 'SUCCESS' })
        const stored = { name, size: 3, sha256: sha256(fileOf(name, 3)) }
        await expectStored(world, ([inquiry]) => expect(inquiry!.files).toEqual([stored]))
      } else {
        expectStatus(status, 400)
        expect(body).toMatchObject({ code, errors: [{ field: 'attachFile', code }] })
        await expectNothingStored(api, world)
      }
    },
  )

test(...clause('inquiry.files.name-characters', 'rejected'), async ({ api }) => {
  const { status, body } = await api.postForm(path, generalInquiry({}, [fileOf('a<b>.pdf', 3)]))
  expectStatus(status, 400)
  expect(body.message).toEqual(wordedWith('a<b>.pdf'))
  await clauseStep('error.status.file-name', 'a<b>.pdf', async () =>
    expect([status, body.code]).toEqual([400, 'FILE_NAME_INVALID']),
  )
})

for (const name of ['a\\"b.pdf', 'a%22b.pdf'])
  test(...clause('inquiry.files.name-separators', `a quotation mark, sent as ${name}`), async ({ api, world }) => {
    const { status } = await api.postForm(path, generalInquiry({}, [fileOf(name, 3)]))
    expectStatus(status, 400)
    await expectNothingStored(api, world)
  })

test(...clause('error.status.file-extension'), async ({ api }) => {
  const { status, body } = await api.postForm(path, generalInquiry({}, [fileOf('도구.exe', 3)]))
  expect(status).toBe(400)
  expect(body.code).toBe('FILE_EXT_DISALLOWED')
  expect(body.message).toEqual(wordedWith('도구.exe'))
  expect(body.message).toEqual(wordedWith('pdf'))
})

test(
  ...clausesOf(
    [
      'inquiry.files.count-max',
      'call.inquiry.submit.attach-file',
      'call.inquiry.submit.attach-files-repeated',
      'call.inquiry.submit.multipart',
    ],
    '5 files',
  ),
  async ({ api, world }) => {
    expectStatus((await api.postForm(path, generalInquiry({}, fiveFiles))).status, 200)
    await expectStored(world, ([stored]) =>
      expect(stored!.files).toEqual(
        fiveFiles.map((file) => ({ name: file.name, size: file.bytes.length, sha256: sha256(file) })),
      ),
    )
  },
)

test(...clause('inquiry.files.count-max', '6 files'), async ({ api, world }) => {
  const { status, body } = await api.postForm(path, generalInquiry({}, [...fiveFiles, fileOf('file-6.pdf', 1)]))
  expectStatus(status, 400)
  await clauseStep('error.status.too-many-files', '6 files', async () =>
    expect([status, body.code]).toEqual([400, 'TOO_MANY_FILES']),
  )
  await expectNothingStored(api, world)
})

test(...clause('inquiry.files.size-max', '10485761 bytes'), async ({ api, world }) => {
  const { status, body } = await api.postForm(path, generalInquiry({}, [fileOf('over.zip', 10_485_761)]))
  expectStatus(status, 413)
  expect(body).toMatchObject({ errors: [{ field: 'attachFile' }] })
  expect(body.message).toEqual(wordedWith('over.zip'))
  await clauseStep('error.status.payload-too-large', 'over.zip', async () =>
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']),
  )
  await expectNothingStored(api, world)
})

test(...clause('inquiry.files.size-max', '5 files of 10485760 bytes'), async ({ api, world }) => {
  const files = Array.from({ length: 5 }, (_, i) => fileOf(`${i}.zip`, 10_485_760))
  expectStatus((await api.postForm(path, generalInquiry({}, files))).status, 200)
  await expectStored(world, ([stored]) =>
    expect(stored!.files).toEqual(files.map((file) => ({ name: file.name, size: 10_485_760, sha256: sha256(file) }))),
  )
})

test(...clause('inquiry.files.empty-allowed'), async ({ api, world }) => {
  const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  expectStatus((await api.postForm(path, generalInquiry({}, [fileOf('empty.txt', 0)]))).status, 200)
  await expectStored(world, ([stored]) => expect(stored!.files).toEqual([{ name: 'empty.txt', size: 0, sha256 }]))
})

for (const bytes of ['--haneul-suite-boundary\r\n\r\n', '\r\n--\r\n\0\r\n', '\r\n\r\n--haneul'])
  test(
    ...clause('call.inquiry.submit.attach-file', `stored byte for byte: ${JSON.stringify(bytes)}`),
    async ({ api, world }) => {
      const file = { name: 'odd.txt', bytes: Buffer.from(bytes.repeat(50)) }
      expectStatus((await api.postForm(path, generalInquiry({}, [file]))).status, 200)
      expect((await world.inquiries())[0]?.files).toMatchObject([{ size: file.bytes.length, sha256: sha256(file) }])
    },
  )

test(...clause('inquiry.files.duplicate-by-nfc', 'rejected by the server'), async ({ api, world }) => {
  const files = [fileOf('안내.pdf', 10), fileOf('안내.pdf'.normalize('NFD'), 20)]
  const { status, body } = await api.postForm(path, generalInquiry({}, files))
  expectStatus(status, 400)
  expect(body.errors).toMatchObject([{ field: 'attachFile' }])
  await expectNothingStored(api, world)
})

test(...clausesOf(['inquiry.files.duplicate-skipped', 'inquiry.files.count-max'], 'each is named'), async ({ api }) => {
  const named = async (...names: readonly string[]) => {
    const files = names.map((name) => fileOf(name, 3))
    return (await api.postForm(path, generalInquiry({}, files))).body.errors as { code: string; message: string }[]
  }
  expect(await named('a.pdf', 'b.pdf', 'a.pdf', 'c.pdf', 'b.pdf')).toMatchObject([
    { code: 'BAD_REQUEST', message: wordedWith('a.pdf, b.pdf') },
  ])
  expect(await named('1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf', '7.pdf')).toMatchObject([
    { code: 'TOO_MANY_FILES', message: wordedWith('6.pdf, 7.pdf') },
  ])
})

test(...clause('inquiry.files.extension-allowed', 'each is named'), async ({ api, world }) => {
  await world.patch({ allowFileExt: ['jpg', 'png'] })
  const { body } = await api.postForm(path, generalInquiry({}, [fileOf('a.pdf', 3)]))
  expect(body.message).toEqual(wordedWith('jpg, png'))
})

test(...clause('inquiry.files.duplicate-by-nfc', 'similar names are not duplicates'), async ({ api }) => {
  const files = [fileOf('안내.pdf', 10), fileOf('안내1.pdf', 10), fileOf('안내.txt', 10)]
  expectStatus((await api.postForm(path, generalInquiry({}, files))).status, 200)
})

test(...clause('inquiry.files.check-order', 'characters, extension, size'), async ({ api }) => {
  const tooLarge = 10_485_761
  const codes = async (name: string, size: number) => {
    const { body } = await api.postForm(path, generalInquiry({}, [fileOf(name, size)]))
    return body.errors.map(({ code }: { code: string }) => code)
  }
  expect(await codes('a?.exe', tooLarge)).toEqual(['FILE_NAME_INVALID'])
  expect(await codes('a.exe', tooLarge)).toEqual(['FILE_EXT_DISALLOWED'])
  expect(await codes('a.pdf', tooLarge)).toEqual(['PAYLOAD_TOO_LARGE'])
})
