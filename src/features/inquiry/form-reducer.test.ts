import { describe, expect, test } from 'vitest'
import type { Typed } from '#specs/rules/inquiry-draft.ts'
import { loaded } from './form-driver.ts'
import { formReducer } from './form-reducer.ts'
import { draftOf, guidanceOf, initialState, sentShare, type FormState, type Lists } from './form-state.ts'

const known = {
  owner: 'main@example.com',
  prefilled: { inquiryPersonName: 'Main', cellphoneNo: '01000000000' },
  fixed: { emailAddress: 'main@example.com' },
  isLoading: false,
}
const chosen = { primaryCode: 'GNRL_MBR', bbsArticleTypeDetailCode: 'GNRL_MBR_001' }
const withLists = (state: FormState, lists: Partial<Lists> = {}) =>
  formReducer(state, { type: 'listsChanged', lists: { ...loaded, ...lists } })
const change = (state: FormState, values: Typed) => formReducer(state, { type: 'changed', values })

test('typed values override prefilled ones, and those of the account override typed ones', () => {
  const stored = { cellphoneNo: '01011112222', emailAddress: 'typed@example.com' }
  expect(draftOf(initialState({ stored, known }))).toMatchObject({
    inquiryPersonName: 'Main',
    cellphoneNo: '01011112222',
    emailAddress: 'main@example.com',
    cntryNo: '82',
    title: '',
  })
})

test('restores a stored draft, which takes precedence over a question of the chatbot', () => {
  const stored = initialState({ stored: { title: 'stored' } })
  expect(stored).toMatchObject({ typed: { title: 'stored' }, wasRestored: true, isWritten: true })
  expect(initialState({ stored: { content: 'stored' }, question: 'Why?' }).typed).toEqual({ content: 'stored' })
})

test('prefers values of the URL, which are not a draft', () => {
  const address = { inputchannel: 'mail' }
  expect(initialState({ stored: { inputchannel: 'stored' }, address }).typed).toEqual({ inputchannel: 'mail' })
  expect(initialState({ stored: {}, address })).toMatchObject({ wasRestored: false, isWritten: false })
})

test('fills in a question of the chatbot, which counts as written', () => {
  expect(initialState({ stored: {}, question: 'Why?' })).toMatchObject({
    ...{ typed: { title: 'Why?', content: 'Why?' }, wasRestored: false, isWritten: true },
  })
})

test('a derived value is not something that the visitor wrote, and changes nothing if it is the same', () => {
  const derive = { type: 'derived', values: { primaryCode: 'GNRL_MBR' } } as const
  const derived = formReducer(initialState({ stored: {} }), derive)
  expect(derived).toMatchObject({ typed: { primaryCode: 'GNRL_MBR' }, isWritten: false })
  expect(formReducer(derived, derive)).toBe(derived)
})

test('a change also changes the values that depend on it', () => {
  const { typed } = change(initialState({ stored: chosen }), { primaryCode: 'GNRL_BILL' })
  expect(typed).toMatchObject({ primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: '' })
})

describe('lists that arrive', () => {
  test('keep a category that they contain', () => {
    const opened = initialState({ stored: chosen })
    expect(withLists(opened)).toEqual({ ...opened, lists: loaded })
  })

  test.each([
    ['a group', { groups: ['GNRL_BILL'] }, 'primaryCode', ''],
    ['a detail', { details: [] }, 'bbsArticleTypeDetailCode', 'GNRL_MBR'],
  ])('drop %s that they do not contain', (_, lists, name, primaryCode) => {
    expect(withLists(initialState({ stored: chosen }), lists)).toMatchObject({
      typed: { primaryCode, bbsArticleTypeDetailCode: '' },
      dropped: [name],
      isWritten: true,
    })
  })

  test('drop a country that they do not contain', () => {
    const { typed, dropped } = withLists(initialState({ stored: { country: 'ZZ', cntryNo: '9999' } }))
    expect({ typed, dropped }).toEqual({ typed: { country: 'KR', cntryNo: '82' }, dropped: ['country'] })
  })

  const sole = { code: 'GNRL_MBR_001', defaultContent: 'Template' }
  test('choose a sole detail with its template, but none in the searchable list', () => {
    const opened = initialState({ stored: {}, address: { primaryCode: 'GNRL_MBR' } })
    const { typed, isWritten } = withLists(opened, { details: [sole] })
    expect(typed).toEqual({ ...chosen, content: 'Template' })
    expect(isWritten).toBe(false)
    expect(withLists(opened, { details: [sole], isSearched: true }).typed).toEqual({ primaryCode: 'GNRL_MBR' })
  })

  test('choose the detail of the URL once, with its group and its template', () => {
    const opened = initialState({ stored: {}, address: { bbsArticleTypeDetailCode: 'GNRL_MBR_001' } })
    const details = [{ ...sole, group: 'GNRL_MBR' }, { code: 'GNRL_MBR_002' }]
    const listed = withLists(opened, { details, isSearched: true })
    expect(listed).toMatchObject({ typed: { ...chosen, content: 'Template' }, isWritten: false, addressed: '' })
    expect(withLists(change(listed, { content: '' }), { details, isSearched: true }).typed.content).toBe('')
  })

  test('start a submission that waits for them, and for the number of the account', () => {
    const opened = initialState({ stored: {}, known: { ...known, prefilled: {}, isLoading: true } })
    const waiting = formReducer(withLists(opened, { isLoading: true }), { type: 'sendPressed' })
    expect(waiting).toMatchObject({ status: { is: 'waiting' }, isSubmitted: false })
    const listed = withLists(waiting)
    expect(listed.status.is).toBe('waiting')
    expect(formReducer(listed, { type: 'knownChanged', known })).toMatchObject({
      status: { is: 'checking' },
      isSubmitted: true,
    })
  })
})

test('a detail of the searchable list brings its group', () => {
  const details = [{ code: 'GNRL_MBR_001', group: 'GNRL_MBR' }]
  const opened = withLists(initialState({ stored: {} }), { details, isSearched: true })
  expect(change(opened, { bbsArticleTypeDetailCode: 'GNRL_MBR_001' }).typed).toEqual(chosen)
})

test('a template is copied into empty content only, and guidance never', () => {
  const details = [
    { code: 'A', defaultContent: 'Template' },
    { code: 'B', defaultContent: 'Guidance', defaultContentTypeCode: 'GUIDE' },
  ]
  const choose = (state: FormState, code: string) => change(state, { bbsArticleTypeDetailCode: code })
  const opened = withLists(initialState({ stored: {} }), { details })
  expect(choose(opened, 'A').typed).toEqual({ bbsArticleTypeDetailCode: 'A', content: 'Template' })
  expect(choose(change(opened, { content: 'typed' }), 'A').typed.content).toBe('typed')
  expect(choose(opened, 'B').typed.content).toBeUndefined()
  expect([guidanceOf(choose(opened, 'A')), guidanceOf(choose(opened, 'B'))]).toEqual([undefined, 'Guidance'])
})

test('somebody who signs in on another tab is noticed', () => {
  const opened = initialState({ stored: {} })
  expect(formReducer(opened, { type: 'knownChanged', known: { ...known, owner: null } }).hasSignedIn).toBe(false)
  expect(formReducer(opened, { type: 'knownChanged', known }).hasSignedIn).toBe(true)
})

test('starting over keeps the values of the URL alone', () => {
  const written = initialState({ stored: { title: 'stored' }, address: { inputchannel: 'mail' } })
  expect(formReducer(written, { type: 'startedOver', address: { inputchannel: 'mail' } })).toMatchObject({
    typed: { inputchannel: 'mail' },
    wasRestored: false,
    isWritten: false,
  })
})

test('files that change have no error of the server any more', () => {
  const refused = {
    ...initialState({ stored: {} }),
    serverErrors: { attachFile: { text: 'no' }, title: { text: 'no' } },
  }
  expect(formReducer(refused, { type: 'filesChanged' }).serverErrors).toEqual({ title: { text: 'no' } })
})

test('the share that was sent is known only while the inquiry is being sent', () => {
  expect(sentShare({ is: 'sending', sentBytes: 50, totalBytes: 200 })).toBe(0.25)
  expect(sentShare({ is: 'sending', sentBytes: 0, totalBytes: 0 })).toBe(0)
  expect(sentShare({ is: 'checking' })).toBeUndefined()
})
