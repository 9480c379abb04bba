import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'

test('the records of a new world are listed by kind and key, with users, names, regions and services', async () => {
  const { body } = await newMock().control.get('/contract/records.json')
  const { data, users, names, regions, services, allowFileExt } = body
  const survey = { inquiryId: 51245, answerId: 71245, isSurvey: 'N', registerDate: [2026, 11, 16, 10, 57] }
  expect(data.notices[1001]).toMatchObject({ noticeId: 1001, typeCode: 'WORK', regYmdt: '2026-01-05 10:00:00' })
  expect(data.surveys['51245/71245']).toEqual(survey)
  expect(Buffer.from(data.files[3001].base64, 'base64').toString('latin1')).toMatch(/^%PDF-/)
  expect(Object.values(data).filter((rows) => Object.keys(rows as object).length === 0)).toEqual([])
  expect([users.length, users[0].user, users[0].email]).toEqual([9, 'main', 'minseo.kim@example.com'])
  expect([allowFileExt.includes('pdf'), regions.gov.KRS.en]).toEqual([true, 'South'])
  expect(names).toContainEqual({ ko: '김민서', en: 'Minseo Kim', ja: 'キム・ミンソ' })
  expect(services).toContainEqual(expect.objectContaining({ serviceCode: 'KubernetesService' }))
})

test('the setting data takes the records as they are', async () => {
  const { api, control, world } = newMock()
  const { data } = (await control.get('/contract/records.json')).body
  await world.patch({ data })
  const notices = () => api.get('/api/support/notice?size=100')
  const { totalElements } = (await notices()).body
  await world.patch({ data: { notices: { 1001: { ...data.notices[1001], title: { ko: '바뀐 제목' } } } } })
  const { body } = await notices()
  expect([body.totalElements, body.content.at(-1).title]).toEqual([totalElements, '바뀐 제목'])
})
