import { expect, test } from 'vitest'
import { tables } from './tables.ts'

const newAnswer = (inquiryId: number, answerId: number, content = 'x') => ({
  answerId,
  inquiryId,
  content,
  regYmdt: '2026-11-21 10:00:00',
})

test('records lead to related ones', () => {
  const { inquiries, answers, notices, library, payments } = tables()
  const followUp = inquiries.rows.find((row) => row.parentInquiryId !== undefined)!
  expect(followUp.original!.inquiryId).toBe(followUp.parentInquiryId)
  expect(followUp.original!.additional).toContain(followUp)
  const rated = answers.rows.find(({ survey }) => survey?.isSurvey === 'Y')!
  expect(rated.survey!.answerId).toBe(rated.answerId)
  expect(inquiries.get(rated.inquiryId)!.answers).toContain(rated)
  const called = inquiries.rows.find(({ callSurvey }) => callSurvey)!
  expect(called.callSurvey).toMatchObject({ inquiryId: called.inquiryId, answerId: null })
  for (const { rows } of [notices, library])
    for (const { files, fileNos } of rows) expect(files.map(({ fileNo }) => fileNo)).toEqual(fileNos)
  for (const { items, owner, month } of payments.rows) {
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(item).toMatchObject({ owner, month })
  }
})

test('a change of one world is in its own relations, and in no other world', async () => {
  const [mine, yours] = [tables(), tables()]
  const { inquiryId } = yours.inquiries.rows.find(({ answers }) => answers.length === 1)!
  await mine.answers.put(newAnswer(inquiryId, 900_001))
  await mine.surveys.put({ inquiryId, answerId: 900_001, isSurvey: 'N', registerDate: [2026, 11, 21, 10, 0] })
  expect(mine.inquiries.get(inquiryId)!.answers.map(({ answerId }) => answerId)).toContain(900_001)
  expect(mine.answers.get(900_001)!.survey).toMatchObject({ isSurvey: 'N' })
  expect(yours.inquiries.get(inquiryId)!.answers).toHaveLength(1)
  expect(yours.answers.get(900_001)).toBeUndefined()
  expect([mine.answers.isChanged, mine.inquiries.isChanged, yours.answers.isChanged]).toEqual([true, false, false])
  expect(tables().inquiries.rows).toBe(yours.inquiries.rows)
})

test('a changed record keeps its relations, and its copy is the record alone', async () => {
  const { inquiries, answers } = tables()
  const before = inquiries.rows.find((row) => row.answers.length > 0)!
  await inquiries.put({ ...before, title: 'Changed' })
  const after = inquiries.get(before.inquiryId)!
  expect(after.answers).toEqual(before.answers)
  expect(after.answers[0]).toBe(answers.get(before.answers[0]!.answerId))
  expect(JSON.parse(JSON.stringify(after))).toEqual({ ...before, title: 'Changed' })
  expect(JSON.stringify(after)).not.toContain('"answers"')
})

test('an invalid record is rejected and changes nothing', async () => {
  const { answers } = tables()
  const rows = [...answers.rows]
  await expect(answers.put({ ...newAnswer(1, 2), content: 3 } as never)).rejects.toThrow()
  expect(answers.rows).toEqual(rows)
  expect(answers.isChanged).toBe(false)
})

test('of records with one key that are put at once, the last one stays', async () => {
  const world = tables()
  const puts = ['x', 'y', 'z'].map((content) => world.answers.put(newAnswer(1, 900_002, content)))
  await Promise.all([...puts, world.inquiries.put({ ...world.inquiries.rows[0]!, title: 'At the same time' })])
  expect(world.answers.rows.filter(({ answerId }) => answerId === 900_002)).toMatchObject([{ content: 'z' }])
  expect(world.inquiries.rows[0]!.title).toBe('At the same time')
})

test('every change is reported', async () => {
  let changes = 0
  const { answers } = tables(() => (changes += 1))
  answers.remove(answers.rows[0]!.answerId)
  expect(changes).toBe(0)
  await answers.put(newAnswer(1, 900_003))
  answers.remove(900_003)
  expect(changes).toBe(2)
})
