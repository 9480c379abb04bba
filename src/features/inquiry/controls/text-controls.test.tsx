import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n } from '#specs/messages/i18n.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import type { ControlProps } from './control.ts'
import { TextAreaControl } from './text-controls.tsx'

type TextArea = ControlProps<'textarea'>['field']

const content = fields.find(({ name }) => name === 'content') as TextArea

const render = (field: TextArea) =>
  renderToStaticMarkup(
    <I18nextProvider
      i18n={createI18n('en', { en: { inquiryForm: { 'form.content.count': '{{typed}} of {{limit}}' } } })}
    >
      <TextAreaControl
        field={field}
        value="four"
        error={undefined}
        onChange={() => undefined}
        type="general"
        site="public"
        locale="en"
        guidance="Name the month."
      />
    </I18nextProvider>,
  )

test('a text area has a counter and guidance only if its row says so', () => {
  expect(render(content)).toMatch(/Name the month\..*4 of 5,000/)
  const { limit: _, ...unlimited } = content
  expect(render(unlimited)).toContain('Name the month.')
  expect(render(unlimited)).not.toContain('role="status"')
  const { hasGuidance: __, ...unguided } = content
  expect(render(unguided)).toContain('4 of 5,000')
  expect(render(unguided)).not.toContain('Name the month.')
})
