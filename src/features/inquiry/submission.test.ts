import { describe, expect, test, vi } from 'vitest'
import { CallError } from '../../api/caller.ts'
import { complete, driveForm, firstChoices, main, pressed } from './form-driver.ts'
import type { Steps } from './submit-inquiry.ts'

const refuse = (code: string, status = 400, errors: CallError['errors'] = [], message = 'The server says no.') =>
  vi.fn<() => Promise<never>>(async () => {
    throw new CallError(status, code, message, errors)
  })

test('a valid draft is sent once, and the form is empty afterwards', async () => {
  const { form, state } = await pressed()
  expect(form.calls.send).toHaveBeenCalledTimes(1)
  expect(state.dialog).toEqual({
    is: 'sent',
    receipt: {
      inquiryId: 100_001,
      email: 'visitor@example.com',
      isEmergency: false,
      text: { title: 'title', content: 'content' },
    },
  })
  expect(state).toMatchObject({ typed: {}, isWritten: false, isSubmitted: false, status: { is: 'editing' } })
})

describe('lists', () => {
  test('waits for lists that arrive late, and sends the changes made meanwhile', async () => {
    const form = driveForm({ lists: { isLoading: true } })
    form.press()
    expect(form.state().status.is).toBe('waiting')
    form.change({ emailAddress: 'later@example.com' })
    expect(form.calls.currentMember).not.toHaveBeenCalled()
    form.listsArrive({})
    const { dialog } = await form.settled()
    expect(dialog).toMatchObject({ is: 'sent', receipt: { email: 'later@example.com' } })
  })

  test('reports the category as invalid if the lists failed to load', async () => {
    const { form, state } = await pressed({ lists: { details: undefined } })
    expect(form.calls.send).not.toHaveBeenCalled()
    expect(state).toMatchObject({ isSubmitted: true, focusRequest: 1, typed: complete, status: { is: 'editing' } })
  })
})

describe('failures keep everything that was typed', () => {
  const errors = [
    { field: 'title', code: 'BAD_REQUEST', message: 'No title.' },
    { field: 'content', code: 'BAD_REQUEST', message: 'No content.' },
  ]

  test('a refusal by field shows each error until its field changes', async () => {
    const { form, state } = await pressed({ steps: { send: refuse('BAD_REQUEST', 400, errors) } })
    expect(state.serverErrors).toEqual({ title: { text: 'No title.' }, content: { text: 'No content.' } })
    expect(state.typed).toEqual(complete)
    form.change({ title: 'another title' })
    expect(form.state().serverErrors).toEqual({ content: { text: 'No content.' } })
  })

  test.each([
    ['offline', refuse('UNREACHABLE', 0), { message: 'error.unreachable' }],
    ['server down', refuse('SERVICE_UNAVAILABLE', 503), { text: 'The server says no.' }],
    ['server error without a message', refuse('MALFORMED', 502, [], ''), { message: 'error.INTERNAL_ERROR' }],
    [
      'a defect of the form',
      vi.fn<() => Promise<never>>(async () => {
        throw new TypeError('x is undefined')
      }),
      { message: 'error.INTERNAL_ERROR' },
    ],
  ])('%s', async (_, send, failure) => {
    const { form, state } = await pressed({ steps: { send } })
    expect(state).toMatchObject({ typed: complete, dialog: { is: 'failure', failure }, status: { is: 'editing' } })
    form.press()
    expect(form.state().status.is, 'a dialog is open').toBe('editing')
    form.dispatch({ type: 'dialogClosed' })
    form.press()
    await form.settled()
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('a step that fails before sending keeps everything that was typed', async () => {
    const { form, state } = await pressed({ steps: { isAbuse: refuse('UNREACHABLE', 0) } })
    expect(form.calls.send).not.toHaveBeenCalled()
    expect(state.dialog).toEqual({ is: 'failure', failure: { message: 'error.unreachable' } })
  })
})

describe('session', () => {
  const own = { ...complete, emailAddress: main.email }

  test('an expired session sends nothing and keeps everything', async () => {
    const { form, state } = await pressed({
      typed: own,
      context: { member: main },
      steps: { currentMember: async () => null },
    })
    expect(form.calls.files).not.toHaveBeenCalled()
    expect(form.calls.send).not.toHaveBeenCalled()
    expect(state).toMatchObject({ typed: own, focusRequest: 1, dialog: null, hasSignedIn: false })
  })

  test('errors of fields are shown before the session has been loaded', async () => {
    const currentMember = vi.fn<Steps['currentMember']>(() => new Promise(() => undefined))
    const { state } = await pressed({
      typed: { ...own, title: '' },
      context: { member: main },
      steps: { currentMember },
    })
    expect(currentMember).toHaveBeenCalledTimes(1)
    expect(state).toMatchObject({ focusRequest: 1, status: { is: 'editing' } })
  })

  test('a session that expires between the check and sending is reported after the refusal', async () => {
    const currentMember = vi.fn<Steps['currentMember']>(async () => null).mockResolvedValueOnce(main)
    const { state } = await pressed({
      typed: own,
      context: { member: main },
      steps: { currentMember, send: refuse('INVALID_CAPTCHA') },
    })
    expect(state).toMatchObject({ typed: own, focusRequest: 1, dialog: null, abuse: false, serverErrors: {} })
  })

  test('signing in on another tab is reported before anything is sent', async () => {
    const { form, state } = await pressed({ steps: { currentMember: async () => main } })
    expect(form.calls.send).not.toHaveBeenCalled()
    expect(state).toMatchObject({ typed: complete, focusRequest: 1, hasSignedIn: true })
  })

  test('a session that cannot be loaded does not keep the inquiry from being sent', async () => {
    for (const member of [null, main]) {
      const steps = { currentMember: refuse('UNREACHABLE', 0) }
      const { form } = await pressed({ typed: member ? own : complete, context: { member }, steps })
      expect(form.calls.send).toHaveBeenCalledTimes(1)
    }
  })
})

describe('one submission at a time', () => {
  test('a second press while the first one runs does nothing', async () => {
    const sending = Promise.withResolvers<{ inquiryId: number }>()
    const form = driveForm({ steps: { send: vi.fn<Steps['send']>(() => sending.promise) } })
    form.press()
    form.press()
    await vi.waitFor(() => expect(form.calls.send).toHaveBeenCalled())
    form.dispatch({ type: 'progressed', sentBytes: 50, totalBytes: 200 })
    expect(form.state().status).toEqual({ is: 'sending', sentBytes: 50, totalBytes: 200 })
    form.press()
    sending.resolve({ inquiryId: 1 })
    await form.settled()
    form.press()
    expect(form.calls.send).toHaveBeenCalledTimes(1)
    form.dispatch({ type: 'progressed', sentBytes: 200, totalBytes: 200 })
    expect(form.state().status).toEqual({ is: 'editing' })
  })

  test('changes made while an inquiry is being sent are kept in the form', async () => {
    const sending = Promise.withResolvers<{ inquiryId: number }>()
    const form = driveForm({ steps: { send: vi.fn<Steps['send']>(() => sending.promise) } })
    form.press()
    await vi.waitFor(() => expect(form.calls.send).toHaveBeenCalled())
    form.change({ title: 'the next inquiry' })
    sending.resolve({ inquiryId: 1 })
    expect(await form.settled()).toMatchObject({ typed: { title: 'the next inquiry' }, isWritten: true })
  })
})

describe('what decides the fields', () => {
  const partner = { ...main, mbrGrpCd: 'PATR' }

  test('loads the partner for members of the partner group only', async () => {
    const general = await pressed({ context: { member: partner }, typed: { ...complete, emailAddress: main.email } })
    expect(general.form.calls.isPartner).not.toHaveBeenCalled()
    const service = await pressed({
      context: { member: partner, type: 'service' },
      typed: { ...complete, emailAddress: main.email },
      steps: { isPartner: vi.fn<Steps['isPartner']>(async () => true) },
    })
    expect(service.form.calls.isPartner).toHaveBeenCalledTimes(1)
    // A partner member must choose whether to share the inquiry.
    expect(service.state).toMatchObject({ isSubmitted: true, focusRequest: 1, dialog: null })
    expect(service.form.calls.send).not.toHaveBeenCalled()
  })

  test('an emergency is confirmed as an emergency', async () => {
    const { state } = await pressed({
      context: { type: 'trouble', member: { ...main, roles: ['ROLE_ACCOUNT_BIZ'] } },
      typed: { ...complete, ...firstChoices, emailAddress: main.email, isEmergency: 'emerg' },
    })
    expect(state.dialog).toMatchObject({ is: 'sent', receipt: { isEmergency: true } })
  })

  test('a missing consent is an alert first, and the field is focused after it', async () => {
    const { form, state } = await pressed({
      context: { type: 'sales' },
      typed: { ...complete, corpName: 'company' },
    })
    expect(state).toMatchObject({ dialog: { is: 'consentMissing', otherErrors: 0 }, focusRequest: 0 })
    form.dispatch({ type: 'dialogClosed' })
    form.dispatch({ type: 'consentDialogGone' })
    expect(form.state()).toMatchObject({ dialog: null, focusRequest: 1, isSubmitted: true })
  })

  test('a missing consent counts the other fields with errors, each once', async () => {
    const { state } = await pressed({
      context: { type: 'sales' },
      typed: { ...complete, title: '', content: 'a'.repeat(5001) },
    })
    // Company name, title and content.
    expect(state.dialog).toEqual({ is: 'consentMissing', otherErrors: 3 })
  })
})
