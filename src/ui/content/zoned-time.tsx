import { displayTime } from '#specs/rules/time.ts'

/** A five-part time with the label of its zone. It is shown as it was sent, whatever the zone of the browser. */
export const ZonedTime = ({ parts }: { readonly parts: readonly number[] }) => {
  const time = displayTime(parts)
  return (
    <time dateTime={`${time.replace(' ', 'T')}+09:00`} className="whitespace-nowrap">
      {`${time} UTC +9`}
    </time>
  )
}
