import * as z from 'zod'
import { scenario } from './control-scenario.ts'

const messages = z.array(
  z.object({ key: z.string(), texts: z.record(z.string(), z.string()).describe('By language.') }),
)

const statedClause = z
  .object({
    id: z.string(),
    text: z.string(),
    class: z.enum(['product', 'assumed', 'hardening']),
    statements: z.array(z.string()).describe('Statements of the specification, such as 5.3: the third of section 5.'),
    operations: z.array(z.string()).describe('Operations of the contract that state it.'),
    rules: z
      .array(z.object({ file: z.string(), field: z.string().optional(), message: z.string().optional() }))
      .describe('Rows that implement it, with the field and the key of the message if these are fixed.'),
    messages: messages.describe('Messages that it is about.'),
    scenarios: z.array(scenario.pick({ name: true, title: true, site: true })).describe('Scenarios that show it.'),
  })
  .meta({ id: 'RequirementClause' })
export type RequirementClause = z.infer<typeof statedClause>

const pagePath = z.string().regex(/^\//)

/** A section of the requirements. */
export const requirementSection = z
  .object({
    id: z.string(),
    title: z.string(),
    path: pagePath.describe('A page that shows what the section is about.'),
    sentences: z.array(
      z.object({
        text: z.string(),
        path: pagePath.describe('A page that shows what the sentence is about.'),
        clauses: z.array(statedClause),
        messages: messages.describe('Other messages where it holds, such as labels.'),
      }),
    ),
  })
  .meta({ id: 'RequirementSection' })
export type RequirementSection = z.infer<typeof requirementSection>
