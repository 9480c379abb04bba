// Lint rules for the suites that eslint-plugin-playwright does not have.

/** The parts of an ESTree node that the rules read. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly property?: Node
  readonly object?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly body?: Node | readonly Node[]
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void
}

const methodOf = ({ callee }: Node) => (callee?.type === 'MemberExpression' ? callee.property?.name : undefined)

const isExpect = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' &&
  (node.callee?.name === 'expect' || (methodOf(node) === 'soft' && node.callee?.object?.name === 'expect'))

const locators = /^(locator|getBy[A-Z]\w+|first|last|nth|filter)$/
/** Matchers that compare the locator object itself. */
const valueMatchers =
  /^(toBe|toEqual|toStrictEqual|toContain|toContainEqual|toHaveLength|toMatch|toMatchObject|toBeNull|toBeUndefined)$/

/** The `expect` of an assertion, before `not`. */
const expectOf = (assertion: Node): Node | undefined => {
  let node = assertion.callee?.object
  while (node?.type === 'MemberExpression') node = node.object
  return isExpect(node) ? node : undefined
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
    'no-locator-as-value': {
      create: (context: Context) => ({
        CallExpression(node: Node) {
          const [value] = (valueMatchers.test(methodOf(node) ?? '') && expectOf(node)?.arguments) || []
          const method = value?.type === 'CallExpression' && !isFilterOfArray(value) ? methodOf(value) : undefined
          if (method !== undefined && locators.test(method))
            context.report({ node, message: 'This compares the locator object. Use a web-first matcher.' })
        },
      }),
    },
    'no-swallowed-errors': {
      create: (context: Context) => ({
        CatchClause(node: Node) {
          if (!fails(node.body)) context.report({ node, message: swallowed })
        },
        CallExpression(node: Node) {
          const method = methodOf(node)
          const handler = method === 'catch' ? node.arguments?.[0] : method === 'then' ? node.arguments?.[1] : undefined
          // A handler that is declared elsewhere has a name that says what it does.
          if (handler?.body && !fails(handler.body)) context.report({ node: handler, message: swallowed })
        },
      }),
    },
  },
}
