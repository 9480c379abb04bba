import routes from 'virtual:routes'
import type { OperationId } from '#specs/contract/index.ts'

/** All product operations as options, searchable by name, method or path. */
export const operationOptions = Object.entries(routes).map(([id, [method, path]]) => ({
  value: id,
  label: id,
  keywords: `${method} ${path}`,
}))

export const isOperationId = (text: string): text is OperationId => Object.hasOwn(routes, text)

/** Path of an operation with parameters in braces; undefined for none. */
export const pathOf = (id: string | null): string | undefined =>
  id !== null && isOperationId(id) ? routes[id]?.[1] : undefined
