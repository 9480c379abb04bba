import { expect, test } from 'vitest'
import { CallError } from '../../api/caller.ts'
import { complete, main, pressed } from './form-driver.ts'

const solved = { ...complete, captchaKey: 'key', captchaValue: '123456', captchaCategory: 'RECEIPT' }
const abuse = { abuse: true }

test.each([
  ['RECEIPT', 'form.invalidCaptcha'],
  ['CAPTCHA', 'form.invalidCaptcha'],
  ['AUDIO', 'form.invalidAudioCaptcha'],
])('a wrong or expired %s captcha is cleared, replaced and reported', async (captchaCategory, message) => {
  const { form, state } = await pressed({
    context: abuse,
    typed: { ...solved, captchaCategory },
    steps: { verifyCaptcha: async () => false },
  })
  expect(form.calls.send).not.toHaveBeenCalled()
  expect(state).toMatchObject({ captchaRound: 1, focusRequest: 1, serverErrors: { captchaValue: { message } } })
  expect(state.typed).toEqual({ ...solved, captchaCategory, captchaValue: '' })
  form.change({ captchaValue: '6' })
  expect(form.state().serverErrors).toEqual({})
})

test('a correct captcha is verified, and abuse is not requested again', async () => {
  const { form } = await pressed({ context: abuse, typed: solved })
  expect(form.calls.verifyCaptcha).toHaveBeenCalledTimes(1)
  expect(form.calls.isAbuse).not.toHaveBeenCalled()
  expect(form.calls.send).toHaveBeenCalledTimes(1)
})

test('abuse that is flagged while the form is open asks for a captcha, and sends with it', async () => {
  const { form, state } = await pressed({ steps: { isAbuse: async () => true } })
  expect(form.calls.send).not.toHaveBeenCalled()
  expect(state).toMatchObject({ abuse: true, focusRequest: 1, typed: complete })
  // An answer is not sent before its question has loaded.
  form.change({ captchaValue: '123456' })
  form.press()
  expect((await form.settled()).focusRequest).toBe(2)
  expect(form.calls.verifyCaptcha).not.toHaveBeenCalled()
  form.change({ captchaKey: 'key', captchaCategory: 'RECEIPT' })
  form.press()
  expect((await form.settled()).dialog).toMatchObject({ is: 'sent' })
  expect(form.calls.verifyCaptcha).toHaveBeenCalledTimes(1)
})

test('a member never gets a captcha', async () => {
  const { form } = await pressed({
    context: { member: main, abuse: true },
    typed: { ...complete, emailAddress: main.email },
  })
  expect(form.calls.verifyCaptcha).not.toHaveBeenCalled()
  expect(form.calls.isAbuse).not.toHaveBeenCalled()
  expect(form.calls.send).toHaveBeenCalledTimes(1)
})

test('INVALID_CAPTCHA of the server asks for another captcha, even if none was visible', async () => {
  const { state } = await pressed({
    steps: { send: () => Promise.reject(new CallError(400, 'INVALID_CAPTCHA', 'The server says no.')) },
  })
  expect(state).toMatchObject({
    abuse: true,
    captchaRound: 1,
    serverErrors: { captchaValue: { message: 'form.invalidCaptcha' } },
    dialog: { is: 'failure', failure: { text: 'The server says no.' } },
  })
})
