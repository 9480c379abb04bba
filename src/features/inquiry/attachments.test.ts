import { describe, expect, test, vi } from 'vitest'
import { createAttachments } from './attachments.ts'
import { complete, driveForm, pressed } from './form-driver.ts'
import type { Steps } from './submit-inquiry.ts'

describe('files', () => {
  const file = (name: string) => new File(['x'], name)
  const checking = () => {
    const extensions = Promise.withResolvers<readonly string[] | undefined>()
    const unreadable = new Set<File>()
    const attachments = createAttachments({
      allowedExtensions: () => extensions.promise,
      unreadableOf: async (files) => new Set(files.filter((each) => unreadable.has(each))),
    })
    return { attachments, extensions, unreadable }
  }

  test('waits for files that are still being checked, also for those that are chosen meanwhile', async () => {
    const checks: (() => void)[] = []
    const attachments = createAttachments({
      allowedExtensions: () => new Promise((resolve) => checks.push(() => resolve(['txt']))),
      unreadableOf: async () => new Set(),
    })
    const [first, second] = [file('a.txt'), file('b.txt')]
    void attachments.add([first])
    const files = vi.fn<Steps['files']>(attachments.startSending())
    const form = driveForm({ steps: { files } })
    form.press()
    await vi.waitFor(() => expect(files).toHaveBeenCalled())
    void attachments.add([second])
    checks[0]?.()
    await vi.waitFor(() => expect(checks).toHaveLength(2))
    expect(form.calls.send).not.toHaveBeenCalled()
    checks[1]?.()
    await form.settled()
    expect(form.calls.send).toHaveBeenCalledWith([first, second], expect.anything(), expect.anything())
  })

  test('sends files if the allowed extensions cannot be loaded, because the server checks them', async () => {
    const { attachments, extensions } = checking()
    const chosen = file('a.exe')
    void attachments.add([chosen])
    extensions.resolve(undefined)
    const { form } = await pressed({ steps: { files: attachments.startSending() } })
    expect(form.calls.send).toHaveBeenCalledWith([chosen], expect.anything(), expect.anything())
  })

  test('does not send the inquiry if a file is rejected while sending', async () => {
    const { attachments, extensions } = checking()
    void attachments.add([file('a.exe')])
    const form = driveForm({ steps: { files: attachments.startSending() } })
    form.press()
    extensions.resolve(['txt'])
    const state = await form.settled()
    expect(form.calls.send).not.toHaveBeenCalled()
    expect(state).toMatchObject({ typed: complete, dialog: null, status: { is: 'editing' } })
    expect(attachments.snapshot().rejections).toMatchObject([
      { clause: 'inquiry.files.extension-allowed', names: ['a.exe'] },
    ])
  })

  test('removes and names files that can no longer be read, and keeps the others', async () => {
    const { attachments, extensions, unreadable } = checking()
    const [kept, deleted] = [file('a.txt'), file('b.txt')]
    extensions.resolve(['txt'])
    await attachments.add([kept, deleted])
    unreadable.add(deleted)
    const { form } = await pressed({ steps: { files: attachments.startSending() } })
    expect(form.calls.send).not.toHaveBeenCalled()
    expect(attachments.snapshot()).toMatchObject({
      files: [kept],
      rejections: [{ clause: 'inquiry.files.unreadable', names: ['b.txt'] }],
    })
    // The visitor has seen the message, so the next attempt sends the rest.
    const { form: next } = await pressed({ steps: { files: attachments.startSending() } })
    expect(next.calls.send).toHaveBeenCalledWith([kept], expect.anything(), expect.anything())
  })
})
