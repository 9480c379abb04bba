import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import type { WorldSettings } from '#specs/contract/control-world.ts'
import { limits } from '#specs/model/limits.ts'
import { additionalEnd } from '#specs/rules/additional.ts'
import { paths } from '#specs/rules/paths.ts'
import { surveyEnd } from '#specs/rules/survey.ts'
import { dayMs } from '#specs/rules/time.ts'
import { additionalCondition } from '../api/queries/additional.ts'
import { myInquiriesQuery, myInquiryQuery } from '../api/queries/my-page.ts'
import { surveyQuery } from '../api/queries/survey.ts'
import { useSession } from '../session/session.ts'
import { DeveloperSelect } from './controls.tsx'

type Place = Pick<Location, 'pathname' | 'search'>

/** What the days are counted for, and how many there are. */
const periods = { rating: limits.surveyDays, additional: limits.additionalDays } as const
type Period = keyof typeof periods

interface Preset {
  readonly period: Period
  /** Days after the end of the period. */
  readonly after: 0 | 1
}

const presets: { readonly [name: string]: Preset } = Object.fromEntries(
  (Object.keys(periods) as Period[]).flatMap((period) => [
    [`${period}: day ${periods[period]}, last moment`, { period, after: 0 }],
    [`${period}: day ${periods[period] + 1}`, { period, after: 1 }],
  ]),
)

/** The instant of `YYYY-MM-DD HH:mm:ss` in UTC+9. */
const instantOfText = (text: string) => Date.parse(`${text.replace(' ', 'T')}+09:00`)

/** The inquiry that a page shows, rates or continues. */
const inquiryOf = ({ pathname, search }: Place): string | undefined => {
  const query = new URLSearchParams(search)
  return (
    matchPath(paths.myInquiry.pattern, pathname)?.params.inquiryId ??
    query.get('parentInquiryId')?.trim() ??
    query.get('inquiryId')?.trim()
  )
}

/** The end of a period as the page itself has loaded it. */
const endOnPage = (client: QueryClient, { pathname, search }: Place, period: Period): number | undefined => {
  const query = new URLSearchParams(search)
  const inquiryId = query.get('inquiryId')?.trim() ?? ''
  const start =
    period === 'rating' && pathname === paths.survey.pattern
      ? client.getQueryData(surveyQuery({ inquiryId, answerId: query.get('answerId')?.trim() }).queryKey)?.registerDate
      : period === 'additional' && matchPath(paths.additionalInquiry.pattern, pathname)
        ? client.getQueryData(additionalCondition(query.get('parentInquiryId')?.trim() ?? '').queryKey)?.firstAnswerDate
        : undefined
  if (!start) return undefined
  return period === 'rating' ? surveyEnd(start) : additionalEnd(start)
}

const everything = { inquiryType: '', status: '', startYmd: '', endYmd: '', searchKeyword: '' } as const

/** The end of a period of the inquiry on the page, else of the newest answered inquiry of the member. */
const endOfPeriod = async (client: QueryClient, email: string | undefined, place: Place, period: Period) => {
  const onPage = endOnPage(client, place, period)
  if (onPage !== undefined) return onPage
  if (email === undefined) throw new Error('Failed to set the day: nobody is signed in. Choose a persona.')
  const shown = inquiryOf(place)
  const list = shown ? undefined : await client.fetchQuery(myInquiriesQuery(email, everything, 1, 100))
  const id = shown ?? list?.content.find(({ answerCount }) => answerCount > 0)?.inquiryId
  if (id === undefined) throw new Error('Failed to set the day: this persona has no answered inquiry. Answer one.')
  const { further, answerList } = await client.fetchQuery(myInquiryQuery(email, String(id)))
  const until =
    period === 'additional'
      ? further.untilYmdt
      : answerList
          .flatMap(({ rateUntilYmdt }) => rateUntilYmdt ?? [])
          .toSorted()
          .at(-1)
  if (!until) throw new Error(`Failed to set the day: inquiry ${id} has no answer. Answer it in the console.`)
  return instantOfText(until)
}

interface DeveloperDaysProps {
  readonly onChange: (settings: WorldSettings) => void
}

const choose = '(choose)'

/** Freezes the clock at the end of a period, or sets it to the day after. */
export const DeveloperDays = ({ onChange }: DeveloperDaysProps) => {
  const client = useQueryClient()
  const place = useLocation()
  const { member } = useSession()
  const [problem, setProblem] = useState<string>()
  const set = ({ period, after }: Preset) => {
    setProblem(undefined)
    endOfPeriod(client, member?.email, place, period).then(
      (end) => {
        // The last moment would be over before the page shows it.
        onChange({ now: new Date(end + after * dayMs).toISOString(), ...(after === 0 && { frozen: true }) })
      },
      (error: unknown) => setProblem((error as Error).message),
    )
  }
  return (
    <>
      <DeveloperSelect
        label="day"
        hint="Sets the clock for the inquiry on this page, else for the newest answered one."
        options={[choose, ...Object.keys(presets)]}
        value={choose}
        onChange={(name) => presets[name] && set(presets[name])}
      />
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  )
}
