import { screens, screenSettings } from '../pages/screens.ts'
import { alsoProves, clause, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { wordsOf } from '../pages/words.ts'
import { axeFindings } from './axe.ts'
import { horizontalOverflow, invisibleContent } from './visibility.ts'

// Every screen without data and with failed requests, as the rows of e2e/pages/screens.ts list them.

const rows = screens.flatMap(({ path, ready, states = [] }) => states.map((state) => ({ normal: path, ready, state })))
const failing = rows.flatMap(({ state, ...row }) =>
  state.fault && 'status' in state.fault ? [{ ...row, state, operationId: state.fault.operationId }] : [],
)
const titleOf = ({ path, fault }: (typeof rows)[number]['state']) =>
  `${path}, ${fault && 'status' in fault ? 'with a failed request' : 'empty'}`

// axe checks every element, which is slow on a busy machine.
test.describe.configure({ timeout: 60_000 + rows.length * 2_000 })

for (const [site, language] of [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const)
  test.describe(`${site} in ${language}`, () => {
    test.use({ site, language, settings: screenSettings, viewport: { width: 320, height: 640 } })
    test(
      ...alsoProves(
        clause('shell.access.axe', `screens without data; ${site}, ${language}`),
        'shell.access.contrast',
        'shell.access.narrow',
      ),
      async ({ page, world, guard }) => {
        guard.allowStatuses(500)
        for (const { state } of rows) {
          const { path, fault, ready } = state
          const title = titleOf(state)
          await softStep(`open ${title}`, async () => {
            await world.faults(...(fault ? [{ status: 200, ...fault }] : []))
            await page.goto(path)
            await ready(page, wordsOf(language))
          })
          await clauseStep('shell.access.narrow', title, async () => {
            expect(await horizontalOverflow(page)).toBe(0)
            expect(await invisibleContent(page)).toEqual([])
          })
          for (const id of ['shell.access.axe', 'shell.access.contrast'] as const)
            await clauseStep(id, title, async () => expect(await axeFindings(page)).toEqual([]))
        }
      },
    )
  })

test.describe('with faults of each kind', () => {
  test.use({ settings: screenSettings })
  test(...clause('error.page.retry', 'every screen'), async ({ page, world, guard }) => {
    guard.allowStatuses(500)
    guard.allowCutConnections()
    for (const { normal, ready, state, operationId } of failing)
      for (const fault of [{ status: 500 }, { abort: true }, { malformed: true }])
        await softStep(`${state.path} ${Object.keys(fault)[0]}`, async () => {
          await world.faults({ operationId, ...fault })
          await page.goto(normal)
          await state.ready(page, wordsOf('ko'))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await world.faults()
          await page.getByRole('button', { name: '다시 시도' }).click()
          await ready(page)
        })
  })
})
