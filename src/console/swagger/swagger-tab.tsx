import 'swagger-ui-dist/swagger-ui.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import { documentQuery } from '../contract/document.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { Refused } from '../refused.tsx'

/** Swagger UI for the document, served from our origin. Requests are sent in the selected world. */
export const SwaggerTab = () => {
  const { world } = useConsoleParams()
  const { data: spec, error } = useQuery(documentQuery)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!spec || !box.current) return
    SwaggerUI({
      domNode: box.current,
      // A copy, because Swagger UI modifies the document.
      spec: structuredClone(spec),
      // Disables the external validator.
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
