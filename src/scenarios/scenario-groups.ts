import { matchPath } from 'react-router-dom'
import type { Scenario } from '#specs/contract/control-scenario.ts'
import { paths } from '#specs/rules/paths.ts'
import type { SearchOption } from '../ui/select/combobox-row.tsx'
import { matchesWords } from '../ui/select/use-incremental-options.ts'

/** The areas of the product, each with what the paths of its pages begin with. The longest beginning decides. */
const areas: { readonly [title: string]: readonly string[] } = {
  'Landing page': [paths.landing.pattern],
  Inquiry: [paths.inquiryEntry.pattern],
  Captcha: [],
  'Follow-up inquiry': ['/support/question/additional'],
  Survey: [paths.survey.pattern],
  Chatbot: [paths.chatbot.pattern],
  FAQ: [paths.faqCategories.pattern],
  Notices: [paths.notices.pattern],
  Library: [paths.library.pattern],
  'Service news': [paths.newsList.pattern],
  Incidents: [paths.eventLogs.pattern],
  Login: [paths.login.pattern],
  'My page': [paths.myPage.pattern],
  'My inquiries': [paths.myInquiries.pattern],
  'Network diagnosis': [paths.diagnosis.pattern],
  'Pages of one site': [paths.edu.pattern, '/support/green'],
  'Other pages': ['/'],
}
export const scenarioAreas = Object.keys(areas)

const beginnings = Object.entries(areas)
  .flatMap(([area, paths]) => paths.map((path) => [path, area] as const))
  .toSorted(([a], [b]) => b.length - a.length)

/** The captcha is part of a page, so that the clauses tell. */
const areaOf = ({ path, clauses }: Scenario) =>
  clauses[0]?.startsWith('captcha.') ? 'Captcha' : beginnings.find(([beginning]) => path.startsWith(beginning))?.[1]

const pathnameOf = ({ path }: Scenario) => path.split('?')[0]!

/** The scenarios of the screen that a path shows, those of the very page first. */
const ofScreen = (scenarios: readonly Scenario[], pathname: string) => {
  const screen = Object.values(paths).find(({ pattern }) => matchPath(pattern, pathname))?.pattern
  const isPage = (scenario: Scenario) => pathnameOf(scenario) === pathname
  return screen === undefined
    ? []
    : scenarios
        .filter((scenario) => matchPath(screen, pathnameOf(scenario)))
        .toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)))
}

interface ScenarioGroup {
  readonly title: string
  readonly scenarios: readonly Scenario[]
}

/** The scenarios by area of the product; with the path of a page, those of its screen come first, in a group. */
export const groupScenarios = (scenarios: readonly Scenario[], pathname = ''): readonly ScenarioGroup[] => {
  const here = ofScreen(scenarios, pathname)
  const others = scenarios.filter((scenario) => !here.includes(scenario))
  const groups = scenarioAreas.map((title) => ({ title, scenarios: others.filter((each) => areaOf(each) === title) }))
  return [{ title: 'This screen', scenarios: here }, ...groups].filter(({ scenarios }) => scenarios.length > 0)
}

/** A scenario as an option of a list. Searching finds all its texts. */
export const scenarioOption = ({ name, title, site, path, shows }: Scenario): SearchOption => ({
  value: name,
  label: title,
  keywords: [name, site, path, shows].join(' '),
})

/** Whether a scenario contains every typed word, in any of its texts. */
export const matchesScenario = (scenario: Scenario, typed: string): boolean =>
  matchesWords(scenarioOption(scenario), typed)
