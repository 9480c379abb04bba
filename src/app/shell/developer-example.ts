import type { Field } from '../keep-use.ts'
import { nextFrame, typeInto } from './developer-steps.ts'

const texts: { readonly [name: string]: string } = {
  emailAddress: 'visitor@example.com',
  'cellphoneNo-number': '01000000099',
  inquiryPersonName: '김하늘',
  corpName: '새빛상사',
  departmentName: '정보기술팀',
  levelName: '팀장',
  scale: '20',
  naverWorksAccount: 'admin@example',
  title: '로그인 알림 메일이 두 번 옵니다',
  content: '어제부터 로그인할 때마다 알림 메일이 두 통씩 옵니다. 설정을 확인해 주세요.',
}

const isShown = (element: Element) => element.getClientRects().length > 0

const inForm = <E extends Element>(selector: string) => [
  ...document.querySelectorAll<E>(`main form :is(${selector}), form main :is(${selector})`),
]

/** Points at an option and presses the mouse, because a click alone is ignored if the pointer is elsewhere. */
const pick = async (option: Element) => {
  const send = (types: readonly string[]) => {
    for (const name of types)
      option.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: 'mouse' }))
  }
  send(['pointerover', 'pointermove', 'mouseover', 'mousemove'])
  await nextFrame()
  send(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
}

/** Chooses the first option of a list. Its code and its options may have to be loaded first. */
const chooseFirst = async (list: HTMLElement) => {
  list.focus()
  list.click()
  for (let tries = 0; tries < 60; tries += 1) {
    await nextFrame()
    // The code of the list replaces its stand-in. A select has its options beside it.
    const box = list instanceof HTMLInputElement ? document : document.getElementById(list.id)?.parentElement
    const option = box?.querySelector('[role=option]')
    if (option) return pick(option)
  }
}

/** Whether a list shows only its placeholder. */
const isEmpty = (list: HTMLElement) =>
  list instanceof HTMLInputElement
    ? list.value === ''
    : list.matches('[data-placeholder]') ||
      (list.hasAttribute('data-stand-in') && list.firstElementChild?.classList.contains('text-ink-faint') === true)

const isUsable = (list: HTMLElement) =>
  isShown(list) && !list.matches(':disabled, [data-disabled], [aria-disabled=true]')

/** The list of this id as soon as it can be used; undefined if it shows a value or stays disabled. */
const usableList = async (id: string): Promise<HTMLElement | undefined> => {
  for (let tries = 0; tries < 40; tries += 1) {
    const list = document.getElementById(id)
    if (!list || !isEmpty(list)) return undefined
    if (isUsable(list)) return list
    await nextFrame()
  }
  return undefined
}

/** Fills everything on the page that is empty with an example, but no captcha and no files. */
export const fillExample = async (): Promise<void> => {
  // The options of a list may depend on the one before it.
  for (const { id } of inForm<HTMLElement>('[role=combobox]')) {
    const list = await usableList(id)
    if (list) await chooseFirst(list)
    await nextFrame()
  }
  for (const field of inForm<Field>('input, textarea')) {
    const text = texts[field.id]
    if (text !== undefined && isShown(field) && !field.readOnly && field.value === '') typeInto(field, text)
  }
  for (const group of inForm<HTMLElement>('[role=radiogroup]'))
    if (isShown(group) && !group.querySelector('input:checked')) group.querySelector('input')?.click()
  await nextFrame()
  for (const box of inForm<HTMLInputElement>('input[type=checkbox][aria-required=true]')) if (!box.checked) box.click()
}
