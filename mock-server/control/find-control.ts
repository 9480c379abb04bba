import { control } from '#specs/contract/control.ts'
import { routes } from '../pipeline/find-row.ts'

/** The row of the control plane that matches a request, if any. */
export const findControl = routes(control)
