import { Button } from '../actions/button.tsx'
import { Samples } from '../examples.tsx'
import { GdbrBar } from '../feedback/gdbr-bar.tsx'
import { CardLink } from '../navigation/card-link.tsx'
import { CardGrid } from './card-grid.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { VerticalSlider } from './vertical-slider.tsx'

const slides = ['First', 'Second', 'Third'].map((id) => ({ id, content: <a href="/gallery">{`${id} slide`}</a> }))

export const ContentSamples = () => (
  <Samples title="Bars, sliders and grids">
    <StickyBar className="border-y border-line bg-surface">
      <p className="p-3">{'A bar that stays in view.'}</p>
    </StickyBar>
    <VerticalSlider label="Slider" pause="Pause" play="Play" intervalMs={3000} slides={slides} />
    <VerticalSlider label="One slide" pause="Pause" play="Play" intervalMs={3000} slides={slides.slice(0, 1)} />
    {/* As wide as the window, because the bar may be wider than the gallery. */}
    <div className="relative left-1/2 w-[calc(100vw-32px)] -translate-x-1/2">
      <GdbrBar
        label="GDBR bar"
        action={
          <Button size="sm" variant="secondary">
            {'Agree'}
          </Button>
        }
      >
        {'One line of text.'}
      </GdbrBar>
    </div>
    <CardGrid>
      {['One', 'Two', 'Three', 'Four'].map((title) => (
        <li key={title}>
          <CardLink to="/gallery" title={title} text="A card of a grid." />
        </li>
      ))}
    </CardGrid>
  </Samples>
)
