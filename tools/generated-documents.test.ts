import { format } from 'prettier'
import { expect, test } from 'vitest'
import { accounts } from '#fixtures/accounts.ts'
import { members } from '#fixtures/members.ts'
import { catalogue } from '#specs/clauses/index.ts'
import type { Clause } from '#specs/clauses/clause.ts'
import { contract } from '#specs/contract/index.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'

// `npx vitest run tools/generated-documents.test.ts -u` writes these pages.
const expectPage = async (page: string, text: string) =>
  expect(await format(text, { parser: 'markdown', proseWrap: 'preserve' })).toMatchFileSnapshot(`../docs/${page}`)

test('docs/personas.md has a row for each persona', async () => {
  const rows = members.map(({ persona, name, email, description }) => {
    const account = accounts.find((each) => each.persona === persona)
    return `| \`${persona}\` | ${name} | ${email} | ${account?.customerId ?? ''} | ${description.en} |`
  })
  await expectPage(
    'personas.md',
    `---
title: Personas
description: The test accounts of the mock, and how to sign in as one of them.
---

# Personas

A _persona_ is a named test account. The persona of a world is the signed-in user of its three sites; \`anonymous\` is nobody and the default. Set it in the developer bar, on the login page, in the console, or when a world is created:

\`\`\`sh
curl -X POST -H 'content-type: application/json' http://127.0.0.1:5100/__mock/worlds -d '{ "persona": "partner" }'
\`\`\`

In a test, it is a setting of the world: \`test.use({ settings: { persona: 'partner' } })\`.

| persona | name | email address | customer | what it is for |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Personas with the same customer share one account. Rows are in \`fixtures/members.ts\` and \`fixtures/accounts.ts\`.
`,
  )
})

test('docs/assumptions.md has every assumed clause of the product', async () => {
  const rows = Object.entries<Clause>(catalogue).filter(
    ([id, row]) => row.class === 'assumed' && row.retired === undefined && !id.startsWith('control.'),
  )
  const topics = Object.entries(Object.groupBy(rows, ([id]) => id.split('.')[0] ?? ''))
  const lists = topics.map(
    ([topic, clauses = []]) => `## ${topic}\n\n${clauses.map(([id, { text }]) => `- \`${id}\`: ${text}`).join('\n')}`,
  )
  const operations = Object.values<Endpoint>(contract).filter(({ origin }) => origin === 'assumed')
  await expectPage(
    'assumptions.md',
    `---
title: Assumptions
description: Everything that we decided because the product specification is silent or ambiguous.
---

# Assumptions

Where the product specification is silent or ambiguous, we decided. These are the decisions, as clauses of the class \`assumed\`. Read them before you build a back end, and tell us which ones you reject: a back end that deviates from one gets a warning from \`npm run verify\`, never a failure. In the OpenAPI document, \`x-origin: assumed\` marks the operations, parameters and fields that we added; these operations are ours as a whole:

${operations.map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`).join('\n')}

${lists.join('\n\n')}
`,
  )
}, 30_000)
