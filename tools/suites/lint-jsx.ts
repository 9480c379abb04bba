// Lint rules for JSX that oxlint does not have.

/** The parts of an ESTree node that the rules read. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly operator?: string
  readonly expression?: Node
  readonly callee?: Node
  readonly property?: Node
  readonly left?: Node
  readonly right?: Node
  readonly consequent?: Node
  readonly alternate?: Node
  readonly children?: readonly Node[]
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void
}

const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === ''

/** A line break with indentation renders nothing, and neither does a comment. */
const isRendered = ({ type, value, expression }: Node) =>
  !(type === 'JSXText' && isBlank(value) && String(value).includes('\n')) && expression?.type !== 'JSXEmptyExpression'

const nameOf = (node: Node | undefined): string => node?.name ?? node?.property?.name ?? ''

/** Names of text and of functions that return it. */
const textNames = /^t$|(text|label|title|name|words?|worded|message|summary|question|hint|path)$/i

/** Whether a child can be text, as far as its source tells. A blank between two elements is none. */
const isText = (node: Node | undefined): boolean => {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) && !isBlank(node.value)
    case 'TemplateLiteral':
      return true
    case 'JSXExpressionContainer':
      return isText(node.expression)
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left))
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'CallExpression':
      return textNames.test(nameOf(node.callee))
    case 'Identifier':
    case 'MemberExpression':
      return textNames.test(nameOf(node))
    default:
      return false
  }
}

const isConditional = ({ expression }: Node) => /^(Logical|Conditional)Expression$/.test(expression?.type ?? '')

/** What components get as children may be text. */
const isChildren = ({ expression }: Node) => nameOf(expression) === 'children'

/** A blank that comes and goes with a condition. */
const isConditionalBlank = (node: Node) => isConditional(node) && isBlank(node.expression?.right?.value)

export default {
  meta: { name: 'jsx' },
  rules: {
    /**
     * The translation of a browser replaces text nodes. React then fails to insert before or to remove a text that has
     * siblings, and loses its changes. The only text of an element is safe.
     */
    'text-in-own-element': {
      create: (context: Context) => {
        const check = ({ children = [] }: Node) => {
          const rendered = children.filter(isRendered)
          if (rendered.length < 2) return
          const hasCondition = rendered.some(isConditional)
          for (const node of rendered)
            if (isText(node) || isConditionalBlank(node) || (hasCondition && isChildren(node)))
              context.report({
                node,
                message:
                  'Text beside other children breaks when a browser translates the page. Put it into an element.',
              })
        }
        return { JSXElement: check, JSXFragment: check }
      },
    },
  },
}
