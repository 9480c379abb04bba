import { defaultPort } from '#specs/model/site-address.ts'
import type { areas } from '#specs/contract/index.ts'
import { faultAddresses, faultDomain } from '#specs/rules/faults.ts'
import { decisionTable } from './decision-table.ts'

/** What the document is about. */
export const description = `The API that the pages of Haneul Cloud support and my page call.

\`x-origin\` is set on operations, parameters, fields and responses. \`product\`: the product specification requires it. \`assumed\`: we added it where the specification is silent; the pages and the suites rely on it, so a back end that differs should say so. The specification names no status: of an operation of the product, any other 4xx is a refusal and any other 2xx a success too. \`x-clauses\` are the requirements for the place where they stand, with their class: \`product\`, \`assumed\`, or \`hardening\` for security and robustness.

\`x-access\` is what a signed-in user must have, else 403. \`x-may-require: owner\` marks operations that a back end may restrict to the owner of the inquiry, with 404 for others. \`x-site\` is the site of a server, and \`x-site-differences\` how its responses and rules differ. \`missingParts\` are operations of my page that return 403 there. The codes of categories and types are in \`codes.json\`; \`canBeSent\` marks the categories of inquiries, which a back end accepts. It may name them otherwise and have more.`

/** How the mock differs from a real back end. */
export const worlds = `A request belongs to the world that the header \`x-mock-world\` or the cookie of the mock names (\`mock-world\` on port ${defaultPort}, else with its port: \`mock-world-6100\`); a real back end ignores both. The signed-in user is part of the state of the world, set by \`signIn\`, so the mock neither sends nor requires a session cookie. Operations with the origin \`mock\` and those with the tag \`control\` are those of the mock alone; \`/__mock/openapi.json?tags=-control\` is the document without them and without worlds.

The journal names unknown parameters.

A request asks the mock for a fault of its own by the header \`x-mock-inject\`, such as \`status=503; after\`, or by an email address in its form or body: ${Object.keys(
  faultAddresses,
)
  .map((name) => `\`${name}@${faultDomain}\``)
  .join(
    ', ',
  )}. The mock does not forward either of them to a back end, and ignores them with the option \`--no-control\`.

With the request header \`x-mock-explain: 1\` the mock adds \`x-mock-clauses\` to the response, the requirements that decided it, and to an error also \`x-mock-refused-by\`, each failed rule with its field.`

/** The areas of the contract and the control plane. */
export const tags = {
  notice: 'Notices.',
  faq: 'FAQ lists, search and items.',
  inquiry: 'Inquiry codes, countries and the submission.',
  captcha: 'Captcha keys, images, audio and verification.',
  library: 'Files to download.',
  news: 'Service news.',
  'event-log': 'Incidents.',
  survey: 'Satisfaction surveys.',
  additional: 'Additional inquiries.',
  member: 'The signed-in user.',
  'my-page': 'The account of the signed-in user. Every operation returns 401 without one.',
  control: 'Control plane of the mock. Not part of the product.',
} as const satisfies { [Area in keyof typeof areas | 'control']: string }

/** Of the operations that links in emails lead to. */
export const openOperation =
  'Note for back-end teams: this operation requires only the number of an inquiry, because links in emails work without signing in. Because the numbers are consecutive, anyone can guess them and read or change the inquiries of others. A real back end should require the owner to be signed in, or an unguessable token in the link. `x-may-require: owner` marks these operations.'

/** When the parts of an inquiry are used. */
export const partsOfInquiry = `A part is used in the cases of this table. Where it is not used it is ignored, whatever its value, and \`x-if-used\` of its schema does not apply. Abuse is what GET /api/support/inquiry/abuse returns.\n\n${decisionTable}`
