import { expect, test } from 'vitest'
import { type Message, type MessageKey, createI18n } from './i18n.ts'
import { resources } from './translate.ts'

const { t: common } = createI18n('ko', resources)
const t = createI18n('ko', resources).getFixedT('ko', 'inquiryForm')

// Never called: the compiler is the test. Each comment fails the type check if the line below it compiles.
const typeErrors = () => {
  // @ts-expect-error unknown key
  t('form.unknown')
  // @ts-expect-error key of another namespace
  t('status.lead')
  // @ts-expect-error key outside of `common`
  common('form.contentLimit', { max: 5 })
  // @ts-expect-error without the value
  t('form.contentLimit')
  // @ts-expect-error without the value
  t('form.contentLimit', {})
  // @ts-expect-error wrong name of the value
  t('form.contentLimit', { maximum: 5 })
  // @ts-expect-error without the count
  t('form.summary.title')
}

const rowErrors: Message<'inquiryForm'>[] = [
  // @ts-expect-error without the value
  'form.contentLimit',
  // @ts-expect-error wrong name of the value
  ['form.contentLimit', { maximum: 50 }],
  // @ts-expect-error without the value
  ['form.contentLimit', {}],
  // @ts-expect-error key of another namespace
  'status.lead',
]

// @ts-expect-error a key with a placeholder
const keyError: MessageKey<'inquiryForm'> = 'form.contentLimit'

test('keys, values and namespaces are checked by the compiler', () => {
  expect([typeof typeErrors, rowErrors.length, keyError]).toEqual(['function', 4, 'form.contentLimit'])
  const kind: 'emerg' | 'comm' = 'emerg'
  const label: string = t(`form.isEmergency.${kind}`)
  const message: Message<'inquiryForm'> = ['form.contentLimit', { max: 50 }]
  const key: MessageKey = 'shell.home'
  expect([label, t('shell.home'), message, key]).not.toContain('')
})
