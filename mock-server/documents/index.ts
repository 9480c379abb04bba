export { asJson, asYaml, openApi } from './openapi.ts'
export { httpFile } from './exports/http-file.ts'
export { postmanCollection } from './exports/postman.ts'
export { selectTags } from './openapi.ts'
