import type { OperationId } from '#specs/contract/index.ts'

/**
 * The operations that return 501 until they have a handler. The list may only shrink: the gate compares it with the
 * previous commit.
 */
export const notImplementedOperations: readonly OperationId[] = []
