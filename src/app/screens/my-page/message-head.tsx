interface MessageHeadProps {
  readonly id: string
  readonly title: string
  /** YYYY-MM-DD HH:mm:ss, UTC+9. */
  readonly regYmdt: string
}

/** Heading of a message in a conversation, with its time. */
export const MessageHead = ({ id, title, regYmdt }: MessageHeadProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    <p className="text-sm text-ink-soft">
      <span>{regYmdt.slice(0, 16)}</span> <span className="text-ink-faint">UTC +9</span>
    </p>
  </div>
)
