import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { ChatbotControl } from '../../../parts/chatbot-control.tsx'
import { PopupButton } from '../../../parts/popup-button.tsx'

/** The way to a person, for those who did not find an answer. */
export const AskPanel = () => {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby="landing-ask"
      className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg border border-brand-line bg-brand-soft px-5 py-4"
    >
      <div className="flex-[1_1_15rem]">
        <h2 id="landing-ask" className="text-lg">
          {t('landing.ask')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t('landing.ask.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <LinkButton to={paths.inquiryEntry()}>{t('menu.question')}</LinkButton>
        <ChatbotControl size="md" />
        <PopupButton path={paths.diagnosis()} name="diagnosis" width={1024} height={768} variant="secondary">
          {t('diagnosis.title')}
        </PopupButton>
      </div>
    </section>
  )
}
