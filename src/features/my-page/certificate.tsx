import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { TrainRow } from '#specs/contract/my-page-records.ts'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'

/** A certificate of completion as a document, which is all that the page prints. Needs a new key when it is chosen again. */
export const Certificate = ({ course }: { course: TrainRow }) => {
  const { t } = useTranslation('myPage')
  const heading = useRef<HTMLHeadingElement>(null)
  const isChosen = useNavigationType() !== 'POP'
  // Its link is in the list below, from where the visitor would not notice that it has appeared.
  useEffect(() => {
    if (isChosen) heading.current?.focus()
  }, [isChosen])
  const facts = [
    { name: t('form.inquiryPersonName.label'), value: <InOwnLanguage text={course.traineeName} /> },
    { name: t('train.course'), value: course.courseName },
    { name: t('train.date'), value: course.trainYmd },
    { name: t('train.certificate'), value: course.certificateNo },
  ]
  return (
    <section
      aria-labelledby="certificate"
      className="rounded-lg border border-brand-line p-2 print:border-ink-faint print:break-inside-avoid"
    >
      <div className="flex flex-col items-center gap-8 rounded-md border border-brand-line px-5 py-10 text-center @min-[40rem]:px-12 @min-[40rem]:py-14 print:border-ink-faint print:py-24">
        <h2 ref={heading} id="certificate" tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {t('train.certificate.title')}
        </h2>
        <dl className="grid w-fit max-w-full gap-x-8 gap-y-3 text-left @min-[30rem]:grid-cols-[auto_minmax(0,1fr)]">
          {facts.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-sm text-ink-faint @max-[30rem]:-mb-3 @min-[30rem]:leading-[1.6rem]">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[28rem] text-balance">{t('train.certificate.statement')}</p>
        <p className="text-lg font-semibold">{t('training.issuer')}</p>
      </div>
    </section>
  )
}
