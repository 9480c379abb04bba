declare module 'virtual:routes' {
  /** Method and path of each call, by operation. */
  const routes: { readonly [operationId: string]: readonly [method: string, path: string] }
  export default routes
}

declare module 'virtual:control' {
  /** The same of the control plane. */
  const routes: { readonly [operationId: string]: readonly [method: string, path: string] }
  export default routes
}

declare module 'virtual:messages/*' {
  const texts: { readonly [key: string]: string }
  export default texts
}
