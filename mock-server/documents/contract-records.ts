import { members } from '#fixtures/members.ts'
import { koreanNames } from '#fixtures/names.ts'
import { categoryOf, productCategoryName, productCodes, productLink, productName } from '#fixtures/products.ts'
import { regions } from '#fixtures/regions.ts'
import { initialExtensions } from '#specs/rules/initial-extensions.ts'
import { kinds } from '../worlds/model.ts'

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
