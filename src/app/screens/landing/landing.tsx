import { paths } from '#specs/rules/paths.ts'
import { IncidentStrip } from '../../../features/event-log/incident-strip.tsx'
import { useSite } from '../../../site.ts'
import { usePageTitle, useScreen } from '../../parts/screen.ts'
import { AskPanel } from './parts/ask-panel.tsx'
import { FaqBlock } from './parts/faq-block.tsx'
import { Hero } from './parts/hero.tsx'
import { NewsBlock } from './parts/news-block.tsx'
import { NoticeStrip } from './parts/notice-strip.tsx'
import { SupportCards } from './parts/support-cards.tsx'

/** Landing page of customer support. */
export const LandingScreen = () => {
  const { site } = useSite()
  usePageTitle(useScreen().title)
  return (
    <>
      <Hero />
      <div className="frame flex flex-col gap-14 pb-20 md:gap-16 md:pb-24">
        <div className="-mt-9 flex flex-col gap-4">
          <IncidentStrip report={paths.inquiryForm({ type: 'trouble' })} />
          <NoticeStrip />
          <AskPanel />
        </div>
        <FaqBlock site={site} />
      </div>
      <NewsBlock />
      <SupportCards />
    </>
  )
}
