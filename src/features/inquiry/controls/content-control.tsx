import { useText } from '../../../i18n/language.ts'
import { Counter } from '../../../ui/forms/counter.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { contentMax } from '#specs/rules/inquiry.ts'
import { labelOf, type ControlProps } from './control.ts'

/** Content of the inquiry. It accepts more than the limit, so that pasted text is not cut off. */
export const ContentControl = ({ field, inquiry, locale, error }: ControlProps) => {
  const text = useText()
  const { content } = inquiry.draft
  const figure = new Intl.NumberFormat(locale)
  const typed = content.length
  const { guidance } = inquiry.category
  return (
    <div className="flex flex-col gap-1.5">
      {guidance && (
        <div className="mb-4">
          <InlineAlert title={text('form.template.title')}>
            <p className="whitespace-pre-line">{guidance}</p>
          </InlineAlert>
        </div>
      )}
      <Field
        id="content"
        label={text(labelOf(field))}
        isRequired
        requirementLabel={text('form.required')}
        error={error}
      >
        <TextArea value={content} onChange={(value) => inquiry.change('content', value)} />
      </Field>
      <Counter
        typed={typed}
        limit={contentMax}
        text={text('form.content.count', { typed: figure.format(typed), limit: figure.format(contentMax) })}
        announcedText={
          typed > contentMax
            ? text('form.content.over', { over: figure.format(typed - contentMax) })
            : text('form.content.left', { left: figure.format(contentMax - typed) })
        }
      />
    </div>
  )
}
