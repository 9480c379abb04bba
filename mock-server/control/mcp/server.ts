import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import type { ToolResult } from './tools.ts'

const instructions =
  'The mock of Haneul Cloud support. A world is an isolated copy of the product with its own clock, signed-in user (persona) and faults. Create one with createWorld, change it with changeWorld and replaceFaults, send requests with sendRequest, and look at what they did with journal, storedInquiries and mails.'

/** The mock checks what it receives, and its messages say what is wrong. */
const unchecked = {
  getValidator: () => (data: unknown) => ({ valid: true, data: data as never, errorMessage: undefined }) as const,
}

type Input = Readonly<Record<string, unknown>>

export interface RegisteredTool {
  readonly name: string
  readonly description: string
  /** The JSON schema of its input. */
  readonly schema: object
  readonly run: (input?: Input) => Promise<ToolResult>
}

/** Answers a request of the Model Context Protocol by streamable HTTP, without sessions. */
export const respondByProtocol = (
  request: Request,
  version: string,
  tools: readonly RegisteredTool[],
): Promise<Response> => {
  const handler = createMcpHandler(
    () => {
      const server = new McpServer({ name: 'haneul-mock', version }, { instructions })
      for (const { name, description, schema, run } of tools)
        server.registerTool(
          name,
          { description, inputSchema: fromJsonSchema<Input>(schema, unchecked) },
          async (input) => {
            const { text, isError = false } = await run(input)
            return { content: [{ type: 'text', text }], isError }
          },
        )
      return server
    },
    // A subscription would never end.
    { maxSubscriptions: 0 },
  )
  return handler.fetch(request)
}
