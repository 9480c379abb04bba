import SwaggerParser from '@apidevtools/swagger-parser'
import { expectEqual } from './expect.js'

const document = await SwaggerParser.validate('generated/openapi.json')
expectEqual(document.paths?.['/api/support/faq'] !== undefined, true, 'path of the FAQ')
