import { target } from '../mock-client/deployment.ts'
import { test } from '../support/test.ts'

/** Omits a test of the list of inquiries at a back end whose rows are inquiries, not cases. The contract allows both. */
export const omitIfListedApart = <Row extends object>(rows: readonly Row[]): readonly Row[] => {
  const isApart = target !== undefined && rows.length > 0 && !rows.some((row) => 'additionalInquiryList' in row)
  test.skip(isApart, 'OMIT: the back end lists additional inquiries apart')
  return rows
}
