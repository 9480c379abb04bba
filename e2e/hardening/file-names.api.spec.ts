import { target } from '../mock-client/deployment.ts'
import { fileOf, generalInquiry } from '../literals/inquiry.ts'
import { clause, expect, test } from '../support/test.ts'
import { expectStatus } from '../support/expect-status.ts'

const path = '/api/support/inquiry'

/** Names that a person sees as an empty line, or as an extension alone. */
const empty = {
  'a zero-width space': '\u200b.png',
  'a zero-width joiner and a byte order mark': '\u200d\ufeff.png',
  'a no-break space': '\u00a0.png',
  'an ideographic space': '\u3000.png',
  'a Hangul filler': '\u3164.png',
  'a half-width Hangul filler': '\uffa0.png',
  'a blank braille pattern': '\u2800.png',
  'a soft hyphen': '\u00ad.png',
  'a variation selector': '\ufe0f.png',
  'a tag character': '\u{e0041}.png',
}

/** Names of which a back end may say that their dots are visible. */
const dots = { 'dots only': '...png', 'dots and spaces': ' . . .png' }

/** Names with a line separator inside, which split a line of a list. */
const split = { 'a line separator': 'a\u2028b.png', 'a paragraph separator': 'a\u2029b.png' }

for (const [example, name] of Object.entries({ ...empty, ...split, ...(!target && dots) }))
  test(...clause('hardening.files.empty-names', example), async ({ api, world }) => {
    const { status, body } = await api.postForm(path, generalInquiry({}, [fileOf(name, 3)]))
    expectStatus(status, 400)
    expect(body).toMatchObject({
      code: 'FILE_NAME_INVALID',
      errors: [{ field: 'attachFile', code: 'FILE_NAME_INVALID' }],
    })
    expect(await world.inquiries()).toEqual([])
  })

for (const name of [
  'a...png',
  '\u200ba.png',
  '.a.png',
  '가.png',
  '😀.png',
  '👩‍💻.png',
  '-.png',
  '9.png',
  '…a.png',
  'é.png',
])
  test(...clause('hardening.files.empty-names', `accepted: ${name}`), async ({ api, world }) => {
    expectStatus((await api.postForm(path, generalInquiry({}, [fileOf(name, 3)]))).status, 200)
    expect((await world.inquiries())[0]!.files).toMatchObject([{ name }])
  })
