import { contentRecords } from './content-records.ts'
import { peopleRecords } from './people-records.ts'

/** Schemas of all records of a world, for the fixtures and for `data` in the settings of a world. */
export const recordSchemas = { ...contentRecords, ...peopleRecords }
