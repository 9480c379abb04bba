declare module 'virtual:routes' {
  /** Method and path of each product operation. */
  const routes: { readonly [operationId: string]: readonly [method: string, path: string] }
  export default routes
}

declare module 'virtual:control' {
  /** Method and path of each operation of the control plane. */
  const routes: { readonly [operationId: string]: readonly [method: string, path: string] }
  export default routes
}

declare module 'virtual:messages/*' {
  const texts: { readonly [key: string]: string }
  export default texts
}

// Stylesheets of fonts, split by tools/fonts.ts.
declare module '@fontsource-variable/*'
