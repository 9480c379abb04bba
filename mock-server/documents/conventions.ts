import { errorsMax } from '#specs/contract/endpoint.ts'
import { bodyBytesMax, limits } from '../pipeline/form/decode-form.ts'
import { jsonBytesMax } from '../pipeline/parse.ts'

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`

/** What holds for every operation, in Markdown. Facts about one operation are in its row of the contract. */
export const conventions = `## Users

| word | meaning |
|---|---|
| anonymous | The request has no session. |
| signed in | The request has a session. |
| business account | One of the roles of the user begins with ROLE_ACCOUNT_BIZ or ROLE_ACCOUNT_PISTT. |
| partner | \`mbrGrpCd\` is PATR and \`partnerInit\` is N. |
| sub-account | \`userType\` is Sub. |

One user can be several of these. An operation requires a role if one of the roles of the user must begin with it. A sub-account has roles of its own, and sees the usage, bills, notifications, training and solutions of its main account; inquiries and the password belong to the account itself. Inquiries belong to the site on which they were sent: on another site they do not exist.

A back end builds every operation of this document; how users sign in is not part of it. The host of a request says which site it is for.

A session that has expired or that the server does not know counts as none: an operation that requires a session returns 401, and one that accepts a session treats the visitor as anonymous. Therefore the pages call \`session\` before they send what a user has written. How long a session lasts is up to the server. The session that sets a new password stays valid; a server may end the other sessions of the user.

## Requests

An empty or blank query parameter counts as absent, and unknown parameters are ignored. A parameter that is sent more than once is rejected with 400, except an array, whose values may be separated by commas, be repeated, or have \`[]\` or an index such as \`[0]\` after the name. Other parameters have no brackets. Integers consist of the digits 0–9, after a minus sign if they are negative.

The length of a text is counted in UTF-16 code units. CR LF is stored as LF, and so counts as one. A text whose characters are all invisible, such as spaces, counts as empty.

Times without a zone are in UTC+9, and days begin there. A period of 24-hour days begins with the full minute of its first moment and includes its last moment. Pages go by the clock of the server, which is the header \`Date\`.

A JSON body has at most ${mebibytes(jsonBytesMax.product)}. A form has at most ${mebibytes(bodyBytesMax)}, and at most ${limits.fields} texts of at most ${limits.fieldSize / 1024} KiB: 413 for a longer text, 400 for more texts. A 413 names in \`errors\` the part that is too long: \`attachFile\`, or the text. For a whole body it has no \`errors\`.

## Languages

\`Accept-Language\` is negotiated as in RFC 9110, 12.5.4: quality values, then order; only the first subtag counts (\`en-GB\` is en), and without a supported language the response is in Korean. Names of things, articles and messages are translated; the name of a person is in that language if the server knows it; codes, numbers and what users typed never are. An article without a translation is returned in Korean, and its \`locale\` says so. Responses with an \`ETag\` have \`Vary: Accept-Language\`; all others are not stored.

## Errors

Every error has the body \`Problem\`, also for an unknown path and a wrong method. Checks are in this order, and a rejected request changes nothing: 404 for an unknown path, 405, 401, 403, 415, 413 for a body, 400 for parameters, a JSON body and the header Idempotency-Key, 422, 404 for a record, 409, then 400 and 413 for the parts of a form, and last INVALID_CAPTCHA. All wrong fields are listed in \`errors\`, at most ${errorsMax}. One wrong field gives the response its code and status; several give 400 BAD_REQUEST, with the code of each in \`errors\`.

A server may limit the requests of a client with 429 TOO_MANY_REQUESTS and \`Retry-After\`. An error with a status that an operation does not list, such as this one, may have a code of its own, and the pages show its \`message\`.

## Lists

The description of a list says its order. Items of equal rank are in the same order in each response. A page beyond the last one is empty, with \`last\` true; a list without items has \`totalPages\` 0 and \`last\` true.

Examples of lists are excerpts, and the ids, passwords and texts of examples are not part of the contract.`
