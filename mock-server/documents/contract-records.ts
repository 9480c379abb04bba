import * as z from 'zod'
import { members } from '#fixtures/members.ts'
import { koreanNames } from '#fixtures/names.ts'
import { categoryOf, productCategoryName, productCodes, productLink, productName } from '#fixtures/products.ts'
import { regions } from '#fixtures/regions.ts'
import { user } from '#specs/contract/member.ts'
import { localized } from '#specs/contract/wire.ts'
import { sites } from '#specs/model/site.ts'
import { initialExtensions } from '#specs/rules/initial-extensions.ts'
import { kinds } from '../worlds/model.ts'
import { recordSchemas } from '../worlds/record-schemas.ts'

const byKey = <Row>({ fixtures, keyOf }: { fixtures: readonly Row[]; keyOf: (row: Row) => string | number }) =>
  Object.fromEntries(fixtures.map((row) => [keyOf(row), row]))

/** The kinds of records that a new world has. */
const filled = Object.entries(kinds).filter(([, { fixtures }]) => fixtures.length > 0)

/** What a new world has: for the test environment of a back end, which the suites then find as they find the mock. */
export const contractRecords = () => ({
  allowFileExt: initialExtensions,
  users: members.map(({ persona, ...member }) => ({ user: persona, ...member })),
  names: koreanNames,
  regions,
  services: productCodes.map((code) => {
    const category = categoryOf(code)!
    const names = { serviceName: productName(code), upperServiceName: productCategoryName(category) }
    return { serviceCode: code, upperServiceCode: category, ...names, detailLinkUrl: productLink(code) }
  }),
  data: Object.fromEntries(filled.map(([name, kind]) => [name, byKey(kind as unknown as Parameters<typeof byKey>[0])])),
})

/** How a record is named in `data`, where its number does not do it. */
const keyTexts: { readonly [name: string]: string } = {
  faqKeywords: 'keywordNo',
  inquiryCodes: 'code',
  surveys: 'inquiryId/answerId, or inquiryId/call',
  accounts: 'persona',
  usage: 'owner/month/serviceCode/regionCode',
  payments: 'owner/month',
  alarms: 'owner',
  subAccounts: 'loginId',
}

const recordsSchema = z.object({
  allowFileExt: z
    .array(z.string())
    .describe('The file extensions that attachments may have, which the state allowFileExt replaces.'),
  users: z
    .array(
      user.extend({
        user: z.string().describe('The name of the account in verify.yaml, and in the records as persona or owner.'),
        name: z.string().describe('The name in Korean, or in Latin letters; names has the other languages.'),
        description: localized.describe('What the account is for. No response of a back end has it.'),
        phone: z
          .object({
            cellphoneNo: z.string().describe('Without a leading 0.'),
            countryNo: z.string().describe('The calling code.'),
          })
          .optional()
          .describe(
            'The phone number that GET /api-member/member/alarm/init and the account have; absent without one.',
          ),
        partnerInit: z.enum(['N', 'Y']).optional().describe('What GET /api/partner/init returns; Y if absent.'),
      }),
    )
    .describe('The accounts that sign in with the first of passwords of data.accounts.'),
  names: z
    .array(localized)
    .describe(
      'The names of people and companies that are translated, also where they stand in Korean in other records.',
    ),
  regions: z
    .record(z.enum(sites), z.record(z.string(), localized))
    .describe('The regions of each site, with their names by code.'),
  services: z
    .array(
      z.object({
        serviceCode: z.string().describe('The code of the product.'),
        upperServiceCode: z.string().describe('The code of its group.'),
        serviceName: z.string().describe('Its name, in every language.'),
        upperServiceName: localized.describe('The name of its group.'),
        detailLinkUrl: z.string().describe('The page about it.'),
      }),
    )
    .describe('The products that usage and news name.'),
  data: z
    .object(
      Object.fromEntries(
        filled.map(([name]) => [
          name,
          z
            .record(z.string(), recordSchemas[name as keyof typeof recordSchemas])
            .describe(`By ${keyTexts[name] ?? 'number'}.`),
        ]),
      ),
    )
    .describe('The records by collection and key, as the state data takes them.'),
})

/** The JSON schema of `contractRecords`. */
export const contractRecordsSchema = () => z.toJSONSchema(recordsSchema)
