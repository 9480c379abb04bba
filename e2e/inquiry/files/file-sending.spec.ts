import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeDraft } from '../complete-inquiry.ts'
import { sampleFile } from './sample-files.ts'

const unreadable =
  '읽을 수 없는 파일입니다: deleted.log. 파일이 삭제되었는지, 다른 프로그램에서 저장하고 있는지, 폴더인지 확인한 뒤 다시 첨부해 주세요.'

test(...clausesOfSteps(), async ({ inquiry, page, world }, testInfo) => {
  const paths = ['kept.txt', 'deleted.log', 'b.exe'].map((name) => testInfo.outputPath(name))
  for (const path of paths) writeFileSync(path, 'content')
  const release = await pauseRequests(page, '/api/support/inquiry/allowFileExtList')
  await inquiry.openFilled(completeDraft)
  await inquiry.attach(...paths)
  // The file is deleted while the list of extensions is still loading.
  rmSync(paths[1]!)
  await Promise.all([page.waitForResponse('**/api/support/inquiry/abuse'), inquiry.send()])
  release()
  await clauseStep('inquiry.sending.stops-for-rejected-file', 'nothing is sent', async () => {
    await expect(inquiry.fileRefusal).toContainText('b.exe')
    await expect(inquiry.sendButton).toBeEnabled()
    expect(await world.inquiries()).toEqual([])
  })
  await clauseStep('inquiry.files.unreadable', 'a deleted file', async () => {
    await expect(inquiry.fileRefusal).toContainText(unreadable)
    await expect(inquiry.files()).toHaveCount(1)
    await expect(inquiry.fileStatus).toHaveText('kept.txt 첨부됨')
  })
  // The visitor has read the message and sends without the files.
  await inquiry.sendSuccessfully()
  await clauseStep(
    ['inquiry.sending.stops-for-rejected-file', 'inquiry.files.unreadable'],
    'the other one is sent',
    async () =>
      expect((await world.inquiries()).map(({ files }) => files.map(({ name }) => name))).toEqual([['kept.txt']]),
  )
  const folder = testInfo.outputPath('folder.txt')
  const [kept, growing] = [testInfo.outputPath('kept.txt'), testInfo.outputPath('growing.log')]
  mkdirSync(folder)
  for (const path of [kept, growing]) writeFileSync(path, 'content')
  await inquiry.reopenFilled(completeDraft)
  await clauseStep('inquiry.files.unreadable', 'a folder', async () => {
    await inquiry.addFiles.scrollIntoViewIfNeeded()
    const { x, y } = (await inquiry.addFiles.boundingBox())!
    const mouse = await page.context().newCDPSession(page)
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await mouse.send('Input.dispatchDragEvent', {
        type,
        x: x + 5,
        y: y + 5,
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      })
    await expect(inquiry.fileRefusal).toContainText('folder.txt')
    await expect(inquiry.files()).toHaveCount(0)
  })
  await inquiry.attach(kept, growing)
  await expect(inquiry.files()).toHaveCount(2)
  appendFileSync(growing, 'more content')
  await inquiry.send()
  await clauseStep('inquiry.sending.stops-for-rejected-file', 'nothing is sent', async () => {
    await expect(inquiry.fileRefusal).toContainText('growing.log')
    await expect(inquiry.files()).toHaveCount(1)
    await expect(inquiry.sendButton).toBeEnabled()
    expect(await world.inquiries()).toHaveLength(1)
  })
  await inquiry.attach(sampleFile('b.zip', 100_000))
  await expect(inquiry.files()).toHaveCount(2)
  await expect(inquiry.fileList.getByRole('progressbar')).toHaveCount(0)
  // The response is delayed, so that the upload is complete while the request is pending.
  await world.faults({ operationId: 'submitInquiry', delayMs: 1500 })
  await inquiry.send()
  await clauseStep('inquiry.files.progress', 'of each file', async () => {
    await expect(inquiry.fileProgress('kept.txt')).toHaveAttribute('aria-valuenow', '100')
    await expect(inquiry.fileProgress('b.zip')).toHaveAttribute('aria-valuenow', '100')
    await expect(inquiry.addFiles).toBeDisabled()
  })
  await expect(inquiry.success).toBeVisible()
  await clauseStep('inquiry.sending.stops-for-rejected-file', 'the others are sent', async () =>
    expect((await world.inquiries()).slice(1).map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['kept.txt', 'b.zip'],
    ]),
  )
})
