import type { Behaviours } from './behaviour.ts'
import { ofInquiries } from './inquiry.ts'
import { ofLimits } from './limits.ts'
import { ofLists } from './lists.ts'
import { ofPeople } from './people.ts'

export const behaviours: Behaviours = { ...ofInquiries, ...ofLimits, ...ofLists, ...ofPeople }
