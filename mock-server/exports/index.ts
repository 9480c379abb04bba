export { asJson, asYaml, openApi } from '../openapi.ts'
export { httpFile } from './http-file.ts'
export { postmanCollection } from './postman.ts'
