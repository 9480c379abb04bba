import routes from 'virtual:routes'

/** Every call of the product as a choice, found by its name, method or path. */
export const operationOptions = Object.entries(routes).map(([id, [method, path]]) => ({
  value: id,
  label: id,
  keywords: `${method} ${path}`,
}))
