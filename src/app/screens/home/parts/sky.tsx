const cloud = 'M46 120a46 46 0 0 1-6-91 58 58 0 0 1 109 6 44 44 0 0 1-4 85Z'

/**
 * Decorative sun and clouds behind the hero, in the site's colour. It is the last element of the hero, which must be
 * `isolate`: a browser that paints while the page arrives would otherwise move it as the text above it appears.
 */
export const Sky = () => (
  <svg
    aria-hidden
    viewBox="0 0 520 320"
    className="pointer-events-none absolute -z-1 right-[max(0px,calc(50%-560px))] bottom-8 hidden h-72 text-brand lg:block forced-colors:hidden print:hidden"
  >
    <circle cx="342" cy="104" r="70" fill="currentColor" opacity="0.16" />
    <g fill="currentColor" opacity="0.12">
      <path d={cloud} transform="translate(352 56) scale(0.72)" />
    </g>
    <g fill="var(--color-surface)">
      <path d={cloud} transform="translate(176 110) scale(1.5)" />
      <path d={cloud} transform="translate(52 64) scale(0.62)" opacity="0.75" />
      <path d={cloud} transform="translate(424 182) scale(0.5)" opacity="0.75" />
    </g>
  </svg>
)
