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

declare module 'virtual:messages' {
  import type { Namespace } from '#specs/messages/index.ts'
  import type { Locale } from '#specs/model/locale.ts'

  /** Loads the texts of a language and a namespace that a page can need, by key. Each is a chunk of its own. */
  const chunks: {
    readonly [L in Locale]: { readonly [N in Namespace]?: () => Promise<{ readonly default: Record<string, string> }> }
  }
  export default chunks
}

declare module 'virtual:screens' {
  import type { ComponentType } from 'react'

  /** Loads each screen, by its source in `src/app/screens`. */
  const screens: { readonly [file: string]: () => Promise<{ readonly default: ComponentType }> }
  export default screens
}

declare module 'virtual:screen-namespaces' {
  import type { Namespace } from '#specs/messages/index.ts'

  /** The namespaces of the texts of each screen that has any, by its source in `src/app/screens`. */
  const namespaces: { readonly [file: string]: readonly Namespace[] | undefined }
  export default namespaces
}

// Stylesheets of fonts, split by tools/build/fonts.ts.
declare module '@fontsource-variable/*'
