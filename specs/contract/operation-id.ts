import * as z from 'zod'
import type { MessageKey } from '../messages/i18n.ts'
import { contract, type OperationId } from './index.ts'

const operationIds = Object.keys(contract) as [OperationId, ...OperationId[]]
const unknownOperation: MessageKey = 'error.unknownOperation'
export const operationId = z.enum(operationIds, { error: unknownOperation }).meta({ id: 'OperationId' })
