/**
 * Decoration behind the hero, of each site its own (`theme.css`). It is the last element of the hero, which must be
 * `isolate`: a browser that paints while the page arrives would otherwise move it as the text above it appears.
 */
export const HeroArt = () => (
  <div
    aria-hidden
    className="pointer-events-none absolute -z-1 right-[max(0px,calc(50%-500px))] bottom-8 hidden h-72 w-130 bg-(image:--hero-art) bg-contain bg-no-repeat lg:block forced-colors:hidden print:hidden"
  />
)
