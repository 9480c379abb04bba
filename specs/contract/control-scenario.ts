import * as z from 'zod'
import { settableInstant } from './bounds.ts'
import { faults } from './control-fault.ts'
import { defect, latency, worldId, worldSettings } from './control-world.ts'
import { persona } from './member.ts'
import type { MessageKey } from '../messages/i18n.ts'
import { locale, pattern, site } from './wire.ts'

/** Something that a visitor does on the page of a scenario, or that happens to them. Names are accessible names in the language of the scenario. */
export const scenarioStep = z
  .union([
    z.strictObject({ type: z.string().describe('The text.'), into: z.string().describe('Name of the field.') }),
    z.strictObject({ check: z.string().describe('Name of the checkbox or radio button.') }),
    z.strictObject({ press: z.string().describe('Name of the button, or of a link that works as one.') }),
    z.strictObject({ open: z.string().describe('Name of the list.') }),
    z.strictObject({
      attach: z.array(z.string()).min(1).describe('Names of the files.'),
      bytes: z.int().min(0).max(20_000_000).describe('Size of each file.'),
    }),
    z.strictObject({ passMinutes: z.int().min(1).describe('Sets the clock of the world forward.') }),
    z.strictObject({ expire: z.literal('session').describe('The visitor is no longer signed in.') }),
    z.strictObject({ block: z.literal('popups').describe('The browser blocks new windows.') }),
  ])
  .meta({ id: 'ScenarioStep' })
export type ScenarioStep = z.infer<typeof scenarioStep>

/** A named situation of the product. Its link brings anybody there. */
export const scenario = z
  .object({
    name: z.string().regex(/^[a-z0-9-]{1,60}$/),
    title: z.string().describe('What it shows, as a sentence.'),
    site,
    locale,
    path: z.string().regex(/^\//),
    settings: worldSettings.describe('The settings of its world.'),
    faults,
    steps: z.array(scenarioStep).describe('What to do on the page; empty if opening it is enough.'),
    shows: z.string().describe('Text of the page at the end.'),
    clauses: z.array(z.string()).describe('Requirements that it shows.'),
  })
  .meta({ id: 'Scenario' })
export type Scenario = z.infer<typeof scenario>

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const latencyRange = pattern(/^\d{1,5}(-\d{1,5})?$/, 'validation.latencyRange')
  .transform((range) => {
    const [from, to] = range.split('-').map(Number)
    return to === undefined ? from : [from, to]
  })
  .pipe(latency)

const notJson: MessageKey<'validation'> = 'validation.json'
/** A value that a link carries as JSON. */
const inJson = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .max(10_000)
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: notJson })
        return z.NEVER
      }
    })
    .pipe(schema)

const { seed, allowFileExt, member, volume } = worldSettings.shape

/** The state of a world in a link, so that it can be reproduced anywhere: without added records and what happened in it, which a snapshot has. */
export const enterQuery = z.object({
  world: worldId.optional().describe('The id of the world, which is created if it does not exist.'),
  scenario: z
    .string()
    .optional()
    .describe('Name of a scenario. Its world is replaced by a new one; by default it is called scenario-{name}.'),
  site: site.optional().describe('The site that a link on the first port opens. On another port, the port decides.'),
  persona: persona.optional().describe('Who is signed in.'),
  now: settableInstant.optional().describe('The time from which the clock continues.'),
  frozen: flag.optional().describe('`true` or `false`.'),
  abuse: flag.optional().describe('Whether anonymous inquiries require a captcha.'),
  partner: flag.optional().describe('If true, partnerInit is N, which means a partner member.'),
  strictOwnership: flag
    .optional()
    .describe('Whether surveys and additional inquiries return 404 to everybody but the owner.'),
  latencyMs: latencyRange.optional().describe('Milliseconds, or a range such as 100-300.'),
  seed,
  allowFileExt: allowFileExt.describe('A comma alone is the empty list.'),
  member: inJson(member.unwrap()).optional().describe('Overrides fields of the user of the persona, as JSON.'),
  volume: inJson(volume.unwrap())
    .optional()
    .describe('Generated records, as JSON. The world is replaced by a new one.'),
  faults: inJson(faults).optional().describe('The faults of the world as JSON; they replace those it has.'),
  defect: defect.optional().describe('The bug of the world.'),
  lang: locale.optional().describe('Language of the page.'),
  to: pattern(/^\//, 'validation.path')
    .optional()
    .describe('A path on the same origin, percent-encoded if it has a query; by default that of the scenario, or /.'),
})
export type EnterQuery = z.infer<typeof enterQuery>
