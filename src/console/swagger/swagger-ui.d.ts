declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Request {
    readonly headers: Readonly<Record<string, string>>
  }
  interface Options {
    readonly domNode: HTMLElement
    readonly spec: unknown
    readonly validatorUrl: null
    readonly docExpansion: 'none'
    readonly filter: boolean
    readonly tryItOutEnabled: boolean
    readonly requestInterceptor: (request: Request) => Request
  }
  const SwaggerUI: (options: Options) => unknown
  export default SwaggerUI
}
