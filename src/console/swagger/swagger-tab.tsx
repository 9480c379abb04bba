import 'swagger-ui-dist/swagger-ui.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import { documentQuery } from '../contract/document.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { Refused } from '../refused.tsx'

/** Swagger UI over the served document, from our own origin; what is tried out there happens in the chosen world. */
export const SwaggerTab = () => {
  const { world } = useConsoleParams()
  const { data: spec, error } = useQuery(documentQuery)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!spec || !box.current) return
    SwaggerUI({
      domNode: box.current,
      // A copy: it writes into what it is given.
      spec: structuredClone(spec),
      // Nobody outside is asked whether the document is right.
      validatorUrl: null,
      docExpansion: 'none',
      filter: true,
      tryItOutEnabled: true,
      requestInterceptor: (request) => ({ ...request, headers: { ...request.headers, 'x-mock-world': world } }),
    })
  }, [spec, world])
  if (error) return <Refused error={error} />
  return <div ref={box} className="-mx-4 overflow-x-auto lg:mx-0" />
}
