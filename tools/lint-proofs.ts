// Lint rules for the suites: an assertion that cannot fail, or fails too early, proves nothing.

/** The parts of an ESTree node that the rules read. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly property?: Node
  readonly object?: Node
  readonly callee?: Node
  readonly argument?: Node
  readonly arguments?: readonly Node[]
  readonly body?: Node | readonly Node[]
  readonly expression?: boolean | Node
  readonly parent?: Node
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void
}

const rule = (create: (context: Context) => { readonly [type: string]: (node: Node) => void }) => ({ create })

const methodOf = ({ callee }: Node) => (callee?.type === 'MemberExpression' ? callee.property?.name : undefined)

const isExpect = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' &&
  (node.callee?.name === 'expect' || (methodOf(node) === 'soft' && node.callee?.object?.name === 'expect'))

const weakMatchers = new Set(['toBeTruthy', 'toBeFalsy', 'toBeDefined'])

/** Methods of a locator that read the page once, without waiting for the expected value. */
const reads = new Set(
  'isVisible isHidden isEnabled isDisabled isEditable isChecked textContent innerText inputValue getAttribute count allTextContents allInnerTexts'.split(
    ' ',
  ),
)
const locators = /^(locator|getBy[A-Z]\w+|first|last|nth|filter)$/
/** Matchers that compare the locator object itself. */
const valueMatchers =
  /^(toBe|toEqual|toStrictEqual|toContain|toContainEqual|toHaveLength|toMatch|toMatchObject|toBeNull|toBeUndefined)$/

const matcherOf = (expectCall: Node): Node | undefined => {
  let node = expectCall
  while (node.parent?.type === 'MemberExpression' && node.parent.object === node) node = node.parent
  return node.parent?.type === 'CallExpression' && node.parent.callee === node && node !== expectCall
    ? node.parent
    : undefined
}

/** Whether a function or block contains a `throw` or an assertion. */
const fails = (node: unknown, parent?: unknown): boolean => {
  if (node === null || typeof node !== 'object') return false
  if ('type' in node && (node.type === 'ThrowStatement' || isExpect(node as Node))) return true
  return Object.entries(node).some(([key, value]) => key !== 'parent' && value !== parent && fails(value, node))
}

/** `filter` of an array takes a function, that of a locator an object. */
const isFilterOfArray = (node: Node) => methodOf(node) === 'filter' && node.arguments?.[0]?.type !== 'ObjectExpression'

const swallowed = 'An error becomes a value here. Assert the error, or let it fail the test.'

export default {
  meta: { name: 'proofs' },
  rules: {
    'strict-matchers': rule((context) => ({
      CallExpression(node) {
        const matcher = methodOf(node)
        if (matcher !== undefined && weakMatchers.has(matcher))
          context.report({ node, message: `${matcher} accepts almost any value. Assert the exact value.` })
      },
    })),
    'web-first': rule((context) => ({
      CallExpression(node) {
        if (!isExpect(node)) return
        const matcher = matcherOf(node)
        if (!matcher) return context.report({ node, message: 'This expect has no matcher, so it asserts nothing.' })
        const [value] = node.arguments ?? []
        const method = value?.type === 'AwaitExpression' ? value.argument && methodOf(value.argument) : undefined
        if (method !== undefined && reads.has(method))
          context.report({ node, message: `${method}() reads the page once. Use a web-first matcher on the locator.` })
        const locator = value?.type === 'CallExpression' && !isFilterOfArray(value) ? methodOf(value) : undefined
        if (locator !== undefined && locators.test(locator) && valueMatchers.test(methodOf(matcher) ?? ''))
          context.report({ node, message: 'This compares the locator object. Use a web-first matcher.' })
      },
    })),
    'no-swallowed-errors': rule((context) => ({
      CatchClause(node) {
        if (!fails(node.body)) context.report({ node, message: swallowed })
      },
      CallExpression(node) {
        const method = methodOf(node)
        const handler = method === 'catch' ? node.arguments?.[0] : method === 'then' ? node.arguments?.[1] : undefined
        // A handler that is declared elsewhere has a name that says what it does.
        if (handler?.body && !fails(handler.body)) context.report({ node: handler, message: swallowed })
      },
    })),
  },
}
