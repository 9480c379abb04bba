import routes from 'virtual:routes'

/** All product operations as options, searchable by name, method or path. */
export const operationOptions = Object.entries(routes).map(([id, [method, path]]) => ({
  value: id,
  label: id,
  keywords: `${method} ${path}`,
}))
