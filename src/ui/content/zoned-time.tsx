import { displayTime } from '#specs/rules/time.ts'

/** A displayed time as `dateTime`. */
const isoOf = (time: string) => `${time.replace(' ', 'T')}+09:00`

/** A five-part time with the label of its zone. It is shown as it was sent, whatever the zone of the browser. */
export const ZonedTime = ({ parts }: { readonly parts: readonly number[] }) => {
  const time = displayTime(parts)
  return (
    <time dateTime={isoOf(time)} className="whitespace-nowrap">
      {`${time} UTC +9`}
    </time>
  )
}

/** From one five-part time to another: the day of the second one only if it is another day, and the zone once. */
export const ZonedRange = ({ from, to }: { readonly from: readonly number[]; readonly to: readonly number[] }) => {
  const [start, end] = [displayTime(from), displayTime(to)]
  const isSameDay = start.slice(0, 10) === end.slice(0, 10)
  return (
    <>
      <time dateTime={isoOf(start)}>{start}</time>
      <span>{' – '}</span>
      <time dateTime={isoOf(end)} className="whitespace-nowrap">
        {`${isSameDay ? end.slice(11) : end} UTC +9`}
      </time>
    </>
  )
}
