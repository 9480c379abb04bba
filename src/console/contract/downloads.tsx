import Download from 'lucide-react/icons/download'
import { buttonClass } from '../../ui/actions/button-styles.ts'
import { controlAddress } from '../call-control.ts'
import { mockAddress } from '../mock-address.ts'

/** The contract as files for other tools, with requests for this mock and the selected world. */
export const Downloads = ({ world }: { world: string }) => {
  const target = { query: { origin: mockAddress(), world } }
  const files = [
    { name: 'openapi.json', word: 'OpenAPI JSON', href: controlAddress('openapiJson') },
    { name: 'openapi.yaml', word: 'OpenAPI YAML', href: controlAddress('openapiYaml') },
    { name: 'contract.http', word: '.http file', href: controlAddress('httpFile', target) },
    { name: 'haneul.postman_collection.json', word: 'Postman collection', href: controlAddress('postman', target) },
  ]
  return (
    <ul aria-label="Downloads" className="flex flex-wrap gap-2">
      {files.map(({ name, word, href }) => (
        <li key={name}>
          <a href={href} download={name} className={buttonClass('secondary', 'sm')}>
            <Download aria-hidden size={16} />
            <span>{word}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
