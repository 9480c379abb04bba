import { analyse, type Report } from 'scslre'

// Lint rule for all sources: a regular expression whose time grows faster than its input lets one request stop the
// server, or one record freeze a page. oxlint has no such rule of its own.

/** The parts of an ESTree node that the rule reads. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly callee?: Node
  readonly arguments?: readonly Node[]
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void
}

const causes: { readonly [Type in Report['type']]: string } = {
  Trade: 'Two quantifiers can share characters in many ways.',
  Self: 'A quantifier inside a repeated group can match the same characters in many ways.',
  Move: 'A search starts again at each character of a long run.',
}

/** What is wrong with a regular expression; undefined if its time is linear. */
const diagnose = (source: string, flags: string): string | undefined => {
  // Only syntax errors are thrown, which the compiler reports.
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
  if (!report) return undefined
  const growth = report.exponential ? 'exponentially' : 'quadratically or worse'
  return `This expression takes time that grows ${growth} with inputs such as a long run of ${JSON.stringify(report.character.pick)}. ${causes[report.type]} Anchor it, exclude those characters, or use string methods.`
}

const textOf = (node: Node | undefined) => (typeof node?.value === 'string' ? node.value : undefined)

export default {
  meta: { name: 'regexps' },
  rules: {
    'linear-time': {
      create: (context: Context) => {
        const check = (node: Node, source: string, flags: string) => {
          const message = diagnose(source, flags)
          if (message !== undefined) context.report({ node, message })
        }
        const checkCall = (node: Node) => {
          const [source, flags] = node.arguments ?? []
          const text = textOf(source)
          if (node.callee?.name === 'RegExp' && text !== undefined) check(node, text, textOf(flags) ?? '')
        }
        return {
          Literal: (node: Node) => {
            if (node.regex) check(node, node.regex.pattern, node.regex.flags)
          },
          NewExpression: checkCall,
          CallExpression: checkCall,
        }
      },
    },
  },
}
