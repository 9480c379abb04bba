import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { accounts } from '#fixtures/accounts.ts'
import { members } from '#fixtures/members.ts'
import { openApi } from '#mock-server/documents/openapi.ts'
import { version } from '#mock-server/documents/version.ts'
import { controlFile, controlShapes } from '../release/control-shapes.ts'
import { root } from '../root.ts'

// `npx vitest run tools/docs/generated-documents.test.ts -u` writes these pages.
const expectPage = async (page: string, text: string) =>
  expect((await format(page, text)).code).toMatchFileSnapshot(`../../docs/${page}`)

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

No persona has a language: that of a page is chosen there, or by \`lang\` in a [link](worlds.md#links). Personas with the same customer share one account. Rows are in \`fixtures/members.ts\` and \`fixtures/accounts.ts\`.
`,
  )
})

test('the suites have the current types of the control plane', async () => {
  const text = readFileSync(join(root, controlFile), 'utf8')
  expect(text, 'Run npm run openapi.').toBe(await controlShapes(openApi({ version })))
})
