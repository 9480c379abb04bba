import { expect, test } from 'vitest'
import type { Scenario } from '#specs/contract/control.ts'
import { groupScenarios, matchesScenario } from './scenario-groups.ts'

const scenario = (name: string, path: string, rest: Partial<Scenario> = {}): Scenario => ({
  ...{ name, title: `It is ${name}.`, shows: '접수', site: 'public', locale: 'ko', path },
  ...{ settings: {}, faults: [], steps: [], clauses: ['inquiry.title.required'] },
  ...rest,
})

test('every typed word must match, in any order and case', () => {
  const scenarios = [
    scenario('down', '/support/faq', { title: 'The server is down.', shows: '점검 중입니다.' }),
    scenario('sent', '/support/faq'),
  ]
  const names = (typed: string) => scenarios.filter((each) => matchesScenario(each, typed)).map(({ name }) => name)
  expect(names('DOWN server')).toEqual(['down'])
  expect(names('점검 is')).toEqual(['down'])
  expect(names('server sent')).toEqual([])
  expect(names('  ')).toEqual(['down', 'sent'])
})

const groups = (pathname?: string) =>
  groupScenarios(
    [
      scenario('empty', '/support/question/general?code=1'),
      scenario('wrong', '/support/question/general', { clauses: ['captcha.verify.false-marks'] }),
      scenario('offer', '/support/question/sales?code=2'),
      scenario('again', '/support/question/additional/O2O_CP_011'),
      scenario('one', '/mypage/myquestion/service/51245'),
      scenario('bills', '/mypage/billing'),
      scenario('missing', '/no/such/page'),
    ],
    pathname,
  ).map(({ title, scenarios }) => [title, ...scenarios.map(({ name }) => name)])

test('the areas of scenarios', () => {
  expect(groups()).toEqual([
    ['Inquiry', 'empty', 'offer'],
    ['Captcha', 'wrong'],
    ['Follow-up inquiry', 'again'],
    ['My page', 'bills'],
    ['My inquiries', 'one'],
    ['Other pages', 'missing'],
  ])
})

test('the scenarios of the screen come first, those of its page before', () => {
  expect(groups('/support/question/sales')[0]).toEqual(['This screen', 'offer', 'empty', 'wrong'])
  expect(groups('/support/question/sales')[1]).toEqual(['Follow-up inquiry', 'again'])
  expect(groups('/mypage/myquestion/trouble/7')[0]).toEqual(['This screen', 'one'])
  expect(groups('/elsewhere')[0]).toEqual(['Inquiry', 'empty', 'offer'])
})
