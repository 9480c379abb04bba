import type { Endpoint } from '#specs/contract/endpoint.ts'
import { refusals, type RefusalCode } from '#specs/contract/refusal.ts'
import { limits } from '#specs/model/limits.ts'
import { missingToken, otherOrigin, tooManyWorlds, worldExists } from '../http/control-refusals.ts'
import { otherOriginWrite } from '../pipeline/cross-origin.ts'
import { bodyTooLong, Refusal, refusalOf } from '../http/refusal.ts'
import { problemResponse } from '../http/responses.ts'
import { unknownWorld, worldsMax } from '../worlds/worlds.ts'

type ByCode = { readonly [Code in RefusalCode]?: Refusal }

const wrongMedia = (media: string) =>
  new Refusal('UNSUPPORTED_MEDIA_TYPE', { message: ['error.UNSUPPORTED_MEDIA_TYPE', { media }] })

/** Refusals whose message has placeholders. */
const general: ByCode = {
  // Several errors give BAD_REQUEST its own message. One error would replace it.
  BAD_REQUEST: refusalOf([
    { field: 'title', code: 'BAD_REQUEST' },
    { field: 'content', code: 'BAD_REQUEST' },
  ]),
  UNKNOWN_WORLD: unknownWorld('no-such-world'),
  METHOD_NOT_ALLOWED: new Refusal('METHOD_NOT_ALLOWED', {
    message: ['error.METHOD_NOT_ALLOWED', { allow: 'GET, HEAD, OPTIONS' }],
  }),
  UNSUPPORTED_MEDIA_TYPE: wrongMedia('application/json'),
}

/** Refusals that a group of operations words in its own way. */
const ofGroup = {
  FORM: {
    UNSUPPORTED_MEDIA_TYPE: wrongMedia('multipart/form-data'),
    PAYLOAD_TOO_LARGE: refusalOf([
      {
        field: 'attachFile',
        code: 'PAYLOAD_TOO_LARGE',
        message: ['form.fileSizeLimit10MB', { megabytes: limits.fileMegabytesMax, names: 'large.zip' }],
      },
    ]),
  },
  JSON: { PAYLOAD_TOO_LARGE: bodyTooLong() },
  CONTROL: {
    UNAUTHORIZED: missingToken(false),
    FORBIDDEN: otherOrigin('https://other.example'),
    CONFLICT: worldExists('spring'),
    TOO_MANY_WORLDS: tooManyWorlds(worldsMax),
  },
  // Of the response that all operations share. Also every role may change its password, but no page of another origin.
  OTHER_ORIGIN: { FORBIDDEN: otherOriginWrite('https://other.example') },
} satisfies { readonly [group: string]: ByCode }

/** The group of an operation that words a code in its own way. */
const groupOf = ({ form, body, path, part }: Endpoint, code: RefusalCode) => {
  const groups = [
    form && 'FORM',
    body && 'JSON',
    part === 'password' && 'OTHER_ORIGIN',
    path.startsWith('/__mock') && 'CONTROL',
  ] as const
  return groups.find((group) => group && code in ofGroup[group])
}

const example = (refusal: Refusal) => {
  const { json } = problemResponse(refusal, 'ko')
  // Without the fields that are undefined.
  return { value: JSON.parse(JSON.stringify(json?.value)) as object }
}

/** An example body of every refusal, by code and group, as the mock returns it in Korean. */
export const errorExamples: { readonly [name: string]: { readonly value: object } } = Object.fromEntries([
  ...(Object.keys(refusals) as RefusalCode[]).map((code) => [code, example(general[code] ?? new Refusal(code))]),
  ...Object.entries(ofGroup).flatMap(([group, byCode]) =>
    Object.values(byCode).map((refusal) => [`${refusal.code}_${group}`, example(refusal)]),
  ),
])

/** References to the examples of some codes of an operation, or of a response that operations share. */
export const errorExampleRefs = (codes: readonly RefusalCode[], row?: Endpoint) =>
  Object.fromEntries(
    codes.map((code) => {
      const group = row ? groupOf(row, code) : code in ofGroup.OTHER_ORIGIN && 'OTHER_ORIGIN'
      const name = group ? `${code}_${group}` : code
      return [code, { $ref: `#/components/examples/${name}` }]
    }),
  )

/** The schema of an error response that can have only these codes. */
export const errorSchema = (codes: readonly RefusalCode[]) => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object' as const, properties: { code: { type: 'string' as const, enum: [...codes] } } },
  ],
})
