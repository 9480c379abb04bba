import { matchPath } from 'react-router-dom'
import { completeLocales } from '#specs/model/locale.ts'
import { isInquiryType } from '#specs/model/inquiry-types.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Field } from '../ui/forms/type-text.ts'
import { typeInto } from './steps.ts'
import { additionalExamples, fieldExamples, inquiryExamples, sameExamples } from './texts.ts'

/** The choices that need nothing else, by the id of their group. Other groups get their first choice. */
const choices: { readonly [id: string]: string } = { isEmergency: 'comm', score: '5' }

const phoneNumber = '01000000099'

const language = () => completeLocales.find((locale) => locale === document.documentElement.lang) ?? 'en'

/** The texts of the form that the address opens. */
const formTexts = (): { readonly [id: string]: string } => {
  const locale = language()
  if (matchPath(paths.additionalInquiry.pattern, location.pathname)) return { content: additionalExamples[locale] }
  const type = matchPath(paths.inquiryForm.pattern, location.pathname)?.params.type
  if (!isInquiryType(type)) return {}
  const [title = '', content = ''] = inquiryExamples[type][locale].split('\n')
  return { title, content }
}

/** The number that the field itself gives as an example, which is one of the chosen country. */
const phoneExample = (field: Field) => {
  const hint = document.getElementById(field.id.replace(/number$/, 'hint'))?.textContent ?? ''
  return /\d{4,}/.exec(hint)?.[0] ?? phoneNumber
}

const exampleFor = (field: Field): string | undefined => {
  const name = field.id.replace(/^recipient-\d+-/, '')
  return name === 'cellphoneNo-number'
    ? phoneExample(field)
    : { ...sameExamples, ...fieldExamples[language()], ...formTexts() }[name]
}

const isShown = (element: Element) => element.getClientRects().length > 0

const inForm = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(`main form :is(${selector})`)]

const pause = () => new Promise((resolve) => void setTimeout(resolve, 10))

/** Waits until something is there: the code or the options of a list may be loading. Undefined after this many ms. */
const appearing = async <Found>(
  find: () => Found | null | undefined | false,
  ms = 2000,
): Promise<Found | undefined> => {
  const end = performance.now() + ms
  while (performance.now() < end) {
    const found = find()
    if (found) return found
    await pause()
  }
  return undefined
}

const press = (element: Element | null, key: string) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** Whether a list shows only its placeholder. */
const isEmpty = (list: HTMLElement) =>
  list instanceof HTMLInputElement
    ? list.value === ''
    : list.matches('[data-placeholder]') ||
      (list.hasAttribute('data-stand-in') && list.firstElementChild?.classList.contains('text-ink-faint') === true)

/** Chooses the first option of a list with the keys of a visitor. The list is replaced when its code has loaded. */
const chooseFirst = async (id: string): Promise<void> => {
  const list = () => document.getElementById(id)
  list()?.focus()
  const isHighlighted = await appearing(() => {
    const option = list()?.parentElement?.querySelector('[role=option]')
    // A searchable list keeps the focus in its field, the others move it to the option.
    const isFound = option && (document.activeElement === option || list()?.hasAttribute('aria-activedescendant'))
    if (!isFound) press(list(), 'ArrowDown')
    return isFound
  })
  if (!isHighlighted) throw new Error(`Failed to fill the form: the list "${id}" did not open. Choose an option in it.`)
  press(document.activeElement, 'Enter')
  await appearing(() => list() && !isEmpty(list()!))
  list()?.blur()
}

/** Chooses an option in every list that is empty. The options of one may depend on the one before. */
const fillLists = async (): Promise<boolean> => {
  let isChanged = false
  for (const { id } of inForm<HTMLElement>('[role=combobox]')) {
    const list = await appearing(() => {
      const found = document.getElementById(id)
      return found?.matches(':disabled, [data-disabled], [aria-disabled=true]') ? undefined : found
    })
    if (!list || !isShown(list) || !isEmpty(list)) continue
    await chooseFirst(id)
    isChanged = true
  }
  return isChanged
}

const fillTexts = (): boolean => {
  const empty = inForm<Field>('input, textarea').filter(
    (field) => isShown(field) && !field.readOnly && field.value === '' && exampleFor(field) !== undefined,
  )
  for (const field of empty) typeInto(field, exampleFor(field)!)
  return empty.length > 0
}

const fillChoices = (): boolean => {
  const groups = inForm<HTMLElement>('[role=radiogroup]').filter(
    (group) => isShown(group) && !group.querySelector('input:checked'),
  )
  for (const group of groups)
    (
      group.querySelector<HTMLInputElement>(`input[value="${choices[group.id]}"]`) ?? group.querySelector('input')
    )?.click()
  const boxes = inForm<HTMLInputElement>('input[type=checkbox][aria-required=true]:not(:checked)')
  for (const box of boxes) box.click()
  return groups.length + boxes.length > 0
}

/** Adds a recipient of alarms, unless the example is one of them. It is the last button of their section. */
const addRecipient = () => {
  const section = document.querySelector('main form section[aria-labelledby=recipients]')
  const addresses = [...(section?.querySelectorAll<HTMLInputElement>('[type=email]') ?? [])].map(({ value }) => value)
  if (![sameExamples.emailAddress, ''].some((each) => addresses.includes(each)))
    [...(section?.querySelectorAll('button') ?? [])].at(-1)?.click()
}

/**
 * Fills everything on the page that is empty with an example that can be sent, but no captcha and no files. What was
 * typed stays. Throws if the page has no form of a person.
 */
export const fillExample = async (): Promise<void> => {
  const form = await appearing(
    () => document.querySelector('main form :is(textarea, section[aria-labelledby=recipients])'),
    500,
  )
  if (!form) throw new Error('Failed to fill the form: this page has none for which there is an example.')
  addRecipient()
  // Texts first, so that a category does not copy its template into the content. What is chosen may show more fields.
  for (let rounds = 0, isChanged = true; isChanged && rounds < 5; rounds += 1) {
    await pause()
    const filled = [fillTexts(), fillChoices(), await fillLists()]
    isChanged = filled.includes(true)
  }
}
