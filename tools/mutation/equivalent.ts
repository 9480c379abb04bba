import type { Half } from './mutants.ts'

/** Mutants by file and by the reason why no test can notice them. They count as survivors. */
type Rows = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const pages: Rows = {
  'src/features/chatbot/chatbot.tsx': {
    'There is no reply before the first question.': [
      'if (question > 0 && state) last.current?.scrollIntoView() | EqualityOperator | question >= 0',
    ],
  },
  'src/features/faq/product-select.tsx': {
    'What is not a code has no category, and is left out.': [
      'const products = (codes.data ?? []).flatMap(({ categoryCode1, categoryCode3, categoryName3 }) => { | ArrayDeclaration | ["Stryker was here"]',
    ],
  },
  'src/features/my-page/month-picker.tsx': {
    'It is asked when the month has changed.': [
      'if (steppedFrom.current === undefined || steppedFrom.current === month) return | ConditionalExpression | false | 2',
    ],
  },
  'src/features/survey/rating-state.ts': {
    'A rating that is being sent is valid, and a failure is closed before it is sent again.': [
      'if (state.isSending || state.failure) return state | ConditionalExpression | false',
    ],
  },
  'src/ui/forms/field-ids.ts': {
    'A control without a label of its own is in a field.': [
      'return label === undefined ? field?.labelId : undefined | OptionalChaining | field.labelId',
    ],
  },
}

const server: Rows = {
  'mock-server/handlers/additional.ts': {
    'The limit of the content is the same for each type and site.': [
      '...contentFaults(content, { type: inquiryTypeOf(parent.inquiryTypeCode)!, site }), | ObjectLiteral | {}',
    ],
  },
  'mock-server/handlers/attached-files.ts': {
    'A file that is not listed is not stored either.': [
      'const storedOf = ({ submissions }: World, { inquiryId, files = [] }: InquiryRecord, index: number) => | ArrayDeclaration | ["Stryker was here"]',
      "if (fileName === undefined || stored === undefined) throw new Refusal('NOT_FOUND') | ConditionalExpression | false | 2",
    ],
  },
  'mock-server/handlers/faq.ts': {
    'Blank parameters are gone when a query arrives.': [
      'const isUnfiltered = Object.values(codes).every((code) => nonBlankCode(code) === undefined) | MethodExpression | Object.values(codes).some(code => nonBlankCode(code) === undefined)',
    ],
    'Filtering by no code keeps every item, and only takes longer.': [
      'const isUnfiltered = Object.values(codes).every((code) => nonBlankCode(code) === undefined) | ArrowFunction | () => undefined',
      'const isUnfiltered = Object.values(codes).every((code) => nonBlankCode(code) === undefined) | ConditionalExpression | false',
    ],
    'What is not a record is left out, because it is not related.': [
      'const found = keyword === undefined ? [] : faqsOn(world, site, locale, keyword) | ArrayDeclaration | ["Stryker was here"]',
    ],
  },
  'mock-server/handlers/inquiry-index.ts': {
    'The word undefined sorts after each time, as the tilde does.': [
      "const end = endYmd === undefined ? '~' : `${endYmd}~` | ConditionalExpression | false",
    ],
    'Filtering by no day keeps every inquiry, and only takes longer.': [
      "const isDated = startYmd !== '' || endYmd !== undefined | ConditionalExpression | true",
      'const isDated = startYmd !== \'\' || endYmd !== undefined | StringLiteral | "Stryker was here!"',
    ],
    'A time is longer than a day, so the two are never equal.': [
      '? found.filter((each) => partsOf(each).some(({ regYmdt }) => regYmdt >= startYmd && regYmdt < end)) | EqualityOperator | regYmdt > startYmd',
      '? found.filter((each) => partsOf(each).some(({ regYmdt }) => regYmdt >= startYmd && regYmdt < end)) | EqualityOperator | regYmdt <= end',
    ],
    'The name of an index, which no other one has.': ['\'texts\', | StringLiteral | ""'],
    'The text is computed again, and only takes longer.': ['texts.set(row, known) | CallExpression | ;'],
  },
  'mock-server/handlers/member.ts': {
    'A name that is in no language is shown in English.': [
      'const [name, latinName] = [nameIn(record.name, locale), nameIn(record.name, \'en\')] | StringLiteral | ""',
    ],
    'No account in the list is that of an anonymous visitor.': [
      "persona: persona.exclude(['anonymous']).parse(key), | ArrayDeclaration | []",
    ],
    'Each signed-in user has a record.': [
      'const phone = memberRecord(world.settings.persona)?.phone | OptionalChaining | memberRecord(world.settings.persona).phone',
    ],
  },
  'mock-server/handlers/my-account.ts': {
    'Each signed-in user has a record.': [
      'const phone = memberRecord(world.settings.persona)?.phone | OptionalChaining | memberRecord(world.settings.persona).phone',
    ],
    'A password cannot contain spaces, which is checked before.': [
      'const known = isCorrect ? recent.map((password) => (password === next ? newPassword : \'\')) : [] | StringLiteral | "Stryker was here!"',
      'const known = isCorrect ? recent.map((password) => (password === next ? newPassword : \'\')) : [] | ArrayDeclaration | ["Stryker was here"]',
    ],
    'The rule looks at the last three, however many are stored.': [
      'passwords: [await hashed(change.newPassword), ...account.passwords].slice(0, limits.passwordHistorySize), | MethodExpression | [await hashed(change.newPassword), ...account.passwords]',
    ],
  },
  'mock-server/handlers/my-bills.ts': {
    'The name of an index, which no other one has.': [
      'tables.usage.derived(\'by owner and month\', (rows) => { | StringLiteral | ""',
    ],
    'null is never earlier than a day.': [
      "if (payment.paidYmd !== null && payment.paidYmd <= day) return 'PAID' | ConditionalExpression | true | 2",
    ],
  },
  'mock-server/handlers/my-inquiries.ts': {
    'No code has either name.': [
      'for (let code = tables.inquiryCodes.get(detail); code; code = tables.inquiryCodes.get(code.parent ?? \'\')) | StringLiteral | "Stryker was here!"',
    ],
  },
  'mock-server/handlers/search-articles.ts': {
    'A place may be in the list several times.': [
      'else if (places.at(-1) !== index * 2 + part) places.push(index * 2 + part) | ConditionalExpression | true',
      'else if (places.at(-1) !== index * 2 + part) places.push(index * 2 + part) | UnaryOperator | +1',
    ],
    'The loop ends after the last start anyway.': [
      'while (next < starts.length && starts[next]! <= at) next += 1 | ConditionalExpression | true',
      'while (next < starts.length && starts[next]! <= at) next += 1 | EqualityOperator | next <= starts.length',
    ],
    'Without a query there are no words, so one of the two conditions is enough.': [
      'const words = searchWords(query ?? \'\') | StringLiteral | "Stryker was here!"',
      'if (query === undefined || words.length === 0) return rows | ConditionalExpression | false | 2',
    ],
  },
  'mock-server/handlers/submit.ts': {
    'A country is never sent, and without a calling code no number is valid.': [
      'country: \'\', | StringLiteral | "Stryker was here!"',
      'cntryNo: \'\', | StringLiteral | "Stryker was here!"',
    ],
  },
  'specs/model/locale.ts': {
    'A header of one language is only read faster.': [
      'if (isLocale(header)) return header | ConditionalExpression | false',
    ],
  },
  'specs/rules/alarm.ts': {
    'A number without digits is not one of another country.': [
      "recipient.cellphoneNo === '' || readPhone(phoneOf(recipient)).is !== 'otherCountry', | ConditionalExpression | false | 2",
      "recipient.cellphoneNo === '' || readPhone(phoneOf(recipient)).is !== 'otherCountry', | StringLiteral | \"Stryker was here!\"",
    ],
  },
  'specs/rules/captcha.ts': {
    'A draft always has a category.': [
      "(['receipt', 'audio', 'legacy'] as const).find((kind) => captchaKinds[kind] === category?.toUpperCase()) | OptionalChaining | category.toUpperCase",
    ],
  },
  'specs/rules/inquiry-draft.ts': {
    'Files are not among the values that are shown.': [
      "isShown && name !== 'attachFile' && isVisible(context, draft) && draft[name] !== '' ? [[name, draft[name]]] : [], | ConditionalExpression | true | 4",
      "isShown && name !== 'attachFile' && isVisible(context, draft) && draft[name] !== '' ? [[name, draft[name]]] : [], | StringLiteral | \"\"",
    ],
  },
  'specs/rules/inquiry-files.ts': {
    'A name that matches has an ending.': [
      "const extensionOf = (name: string) => /\\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '' | OptionalChaining | /\\.([^.]+)$/.exec(name)?.[1].toLowerCase",
    ],
    'Neither text can be an allowed ending.': [
      'const extensionOf = (name: string) => /\\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? \'\' | StringLiteral | "Stryker was here!"',
    ],
  },
  'specs/rules/inquiry.ts': {
    'A server is not sent the primary category. Pages judge it.': [
      'hasDetails !== null && hasVisibleText(primaryCode) && !hasDetails(primaryCode) | LogicalOperator | hasDetails !== null || hasVisibleText(primaryCode)',
      'hasDetails !== null && hasVisibleText(primaryCode) && !hasDetails(primaryCode) | ConditionalExpression | true | 3',
    ],
    'A server is not sent the country, so it cannot name another one. Pages judge it.': [
      "isValid: (draft, { readPhone }) => readPhone(draft).is !== 'otherCountry', | ConditionalExpression | true",
      'isValid: (draft, { readPhone }) => readPhone(draft).is !== \'otherCountry\', | StringLiteral | ""',
    ],
    'The server compares the value itself. Pages judge it.': [
      'isValid: ({ captchaKey, captchaValue }) => hasVisibleText(captchaKey) && hasVisibleText(captchaValue), | ConditionalExpression | false',
      'isValid: ({ captchaKey, captchaValue }) => hasVisibleText(captchaKey) && hasVisibleText(captchaValue), | LogicalOperator | hasVisibleText(captchaKey) || hasVisibleText(captchaValue)',
    ],
  },
  'specs/rules/paths.ts': {
    'Neither text is the path of a page.': [
      'return decodeURIComponent(path) !== \'\' | StringLiteral | "Stryker was here!"',
    ],
    'undefined counts as false.': ['} catch { | BlockStatement | {}'],
  },
  'specs/rules/plain-text.ts': {
    'A closing bracket comes after the opening one.': [
      "if (close < 0) return [...texts, html.slice(at)].join(' ') | EqualityOperator | close <= 0",
    ],
    'Names of tags are looked for in either case.': [
      'const name = /^<(script|style)\\b/i.exec(html.slice(open, open + 8))?.[1]?.toLowerCase() | MethodExpression | /^<(script|style)\\b/i.exec(html.slice(open, open + 8))?.[1]?.toUpperCase()',
    ],
    'A tag that matches has a name.': [
      'const name = /^<(script|style)\\b/i.exec(html.slice(open, open + 8))?.[1]?.toLowerCase() | OptionalChaining | /^<(script|style)\\b/i.exec(html.slice(open, open + 8))?.[1].toLowerCase',
    ],
    'The end tag of an unknown name is not found, so it only takes longer.': [
      'if (name === undefined || unclosed.has(name)) continue | ConditionalExpression | false',
      'if (name === undefined || unclosed.has(name)) continue | LogicalOperator | name === undefined && unclosed.has(name)',
      'if (name === undefined || unclosed.has(name)) continue | ConditionalExpression | false | 2',
    ],
  },
  'specs/rules/search-rank.ts': {
    'undefined counts as false.': [
      'isKeyword: (word: string) => boolean = () => false, | ArrowFunction | () => undefined',
    ],
    'A word that is found has a place.': [
      'const isKnown = (word: string) => find(word).some((places) => places.length > 0) | ConditionalExpression | true',
      'const isKnown = (word: string) => find(word).some((places) => places.length > 0) | EqualityOperator | places.length >= 0',
    ],
    'A typed array ignores what is written after its end.': [
      'for (let i = 0; i < size; i += 1) { | EqualityOperator | i <= size',
    ],
  },
}

const namesIn = (rows: Rows): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(rows).flatMap(([file, reasons]) =>
      Object.entries(reasons).flatMap(([reason, mutants]) =>
        mutants.map((name) => [`${file}: ${name}`, reason] as const),
      ),
    ),
  )

const byHalf = { server: namesIn(server), pages: namesIn(pages) } as const

/** The reason of each equivalent mutant of a half, by its name. A page can notice what is equivalent on a server. */
export const equivalentIn = (half: Half): ReadonlyMap<string, string> => byHalf[half]
