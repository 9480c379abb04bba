import { expect, test } from 'vitest'
import { draftOf, formReducer, initialState, sentShare } from './form-state.ts'

const known = {
  prefilled: { inquiryPersonName: 'Main', cellphoneNo: '01000000000' },
  fixed: { emailAddress: 'main@example.com' },
}

test('typed values override prefilled ones, and those of the account override typed ones', () => {
  expect(draftOf({ cellphoneNo: '01011112222', emailAddress: 'typed@example.com' }, known)).toMatchObject({
    inquiryPersonName: 'Main',
    cellphoneNo: '01011112222',
    emailAddress: 'main@example.com',
    cntryNo: '82',
    title: '',
  })
})

test('a stored draft is restored; the URL overrides it and is no draft itself', () => {
  expect(initialState({ title: 'stored' }, { inputchannel: 'mail' })).toMatchObject({
    typed: { title: 'stored', inputchannel: 'mail' },
    wasRestored: true,
    isWritten: true,
  })
  expect(initialState({}, { inputchannel: 'mail' })).toMatchObject({ wasRestored: false, isWritten: false })
  expect(initialState({}, {}, 'Why?')).toMatchObject({
    ...{ typed: { title: 'Why?', content: 'Why?' }, wasRestored: false, isWritten: true },
  })
  expect(initialState({ content: 'stored' }, {}, 'Why?').typed).toEqual({ content: 'stored' })
})

test('a derived value is not something that the visitor wrote, and changes nothing if it is the same', () => {
  const opened = initialState({}, {})
  const derived = formReducer(opened, { type: 'derived', name: 'primaryCode', value: 'GNRL_MBR', known })
  expect(derived).toMatchObject({ typed: { primaryCode: 'GNRL_MBR' }, isWritten: false })
  expect(formReducer(derived, { type: 'derived', name: 'primaryCode', value: 'GNRL_MBR', known })).toBe(derived)
})

test('a change also changes the values that depend on it', () => {
  const opened = initialState({ primaryCode: 'GNRL_MBR', bbsArticleTypeDetailCode: 'GNRL_MBR_001' }, {})
  const { typed } = formReducer(opened, { type: 'changed', name: 'primaryCode', value: 'GNRL_BILL', known })
  expect(typed).toMatchObject({ primaryCode: 'GNRL_BILL', bbsArticleTypeDetailCode: '' })
})

test('starting over keeps the values of the URL alone', () => {
  const written = initialState({ title: 'stored' }, { inputchannel: 'mail' })
  expect(formReducer(written, { type: 'startedOver', address: { inputchannel: 'mail' } })).toMatchObject({
    typed: { inputchannel: 'mail' },
    wasRestored: false,
    isWritten: false,
  })
})

test('files that change have no error of the server any more', () => {
  const refused = { ...initialState({}, {}), serverErrors: { attachFile: { text: 'no' }, title: { text: 'no' } } }
  expect(formReducer(refused, { type: 'filesChanged' }).serverErrors).toEqual({ title: { text: 'no' } })
})

test('the share that was sent is known only while the inquiry is being sent', () => {
  expect(sentShare({ is: 'sending', sentBytes: 50, totalBytes: 200 })).toBe(0.25)
  expect(sentShare({ is: 'sending', sentBytes: 0, totalBytes: 0 })).toBe(0)
  expect(sentShare({ is: 'checking' })).toBeUndefined()
})
