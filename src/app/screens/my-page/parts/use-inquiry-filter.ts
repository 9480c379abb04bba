import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isMyInquiryList, myInquiryStatuses, typeCodeOf, type MyInquiryList } from '#specs/rules/my-inquiries.ts'
import { paths } from '#specs/rules/paths.ts'
import { isReversed, type ChosenFilter } from '../../../../features/my-page/inquiry-filters.tsx'

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

/** The filters in a query. Values that no filter can have are ignored. */
const filterOf = (query: URLSearchParams): ChosenFilter => {
  const valueOf = (name: string) => query.get(name)?.trim() ?? ''
  const dayOf = (name: string) => (isDay(valueOf(name)) ? valueOf(name) : '')
  return {
    status: myInquiryStatuses.find((status) => status === valueOf('status')) ?? '',
    startYmd: dayOf('startYmd'),
    endYmd: dayOf('endYmd'),
    searchKeyword: valueOf('searchKeyword').slice(0, 100),
  }
}

/** The list of inquiries in the URL and its filters, and a function that changes them and begins at the first page. */
export const useInquiryFilter = () => {
  const navigate = useNavigate()
  const { type } = useParams()
  const [query] = useSearchParams()
  // The path without a type lists all inquiries.
  const list = isMyInquiryList(type) ? type : 'all'
  const chosen = filterOf(query)
  const pathOf = (to: MyInquiryList, filter: ChosenFilter) => {
    const used = Object.entries(filter).filter(([, value]) => value !== '')
    return paths.myInquiriesOfType({ type: to, ...Object.fromEntries(used) })
  }
  return {
    list,
    chosen,
    /** The filters of the request, without a period that ends before it starts. */
    filter: { inquiryType: typeCodeOf(list), ...chosen, ...(isReversed(chosen) && { startYmd: '', endYmd: '' }) },
    /** Path of another list with the same filters. */
    pathOf: (to: MyInquiryList) => pathOf(to, chosen),
    apply: (filter: ChosenFilter) => void navigate(pathOf(list, filter)),
  }
}
