/** Clouds behind the hero, in the site's own colour; nothing to read. */
export const Sky = () => (
  <svg
    aria-hidden
    viewBox="0 0 560 360"
    className="pointer-events-none absolute right-[max(-40px,calc(50%-640px))] bottom-0 hidden h-full text-brand lg:block"
  >
    <circle cx="372" cy="118" r="66" fill="currentColor" opacity="0.14" />
    <path fill="currentColor" opacity="0.1" d="M250 300a70 70 0 0 1-8-139 88 88 0 0 1 165 9 66 66 0 0 1-5 130Z" />
    <path
      fill="var(--color-surface)"
      opacity="0.85"
      d="M146 330a48 48 0 0 1-6-95 60 60 0 0 1 113 6 46 46 0 0 1-4 89Z"
    />
    <path fill="var(--color-surface)" opacity="0.65" d="M420 216a32 32 0 0 1-4-63 40 40 0 0 1 76 4 30 30 0 0 1-3 59Z" />
  </svg>
)
