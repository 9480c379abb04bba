import * as z from 'zod'
import { personas, signedInPersonas } from '../model/personas.ts'
import type { User } from '../model/visitor.ts'
import { del, get, post, problem } from './endpoint.ts'
import { callingCode, yesNo } from './wire.ts'

export const persona = z.enum(personas).meta({ id: 'Persona' })
export type Persona = z.infer<typeof persona>
const account = z.enum(signedInPersonas)

export const user = z
  .object({
    email: z.string().describe('The email address of the account.'),
    name: z.string().describe('In the language of the request, if the server knows the name in it.'),
    roles: z
      .array(z.string())
      .describe(
        'For example ROLE_ACCOUNT_BIZ or ROLE_PATH_BILLING. A user has a role, such as that of x-access, if one of these begins with it.',
      ),
    userType: z.string().describe('Sub: a sub-account.'),
    cntryCd: z.string().describe('Two-letter country code; KR gives access to tax invoices.'),
    mbrGrpCd: z.string().optional().describe('PATR: the partner group.'),
  })
  .meta({ id: 'User' }) satisfies z.ZodType<User>

export const demoAccount = z
  .object({
    persona: account,
    name: z.string(),
    latinName: z.string().nullable().describe('The name in Latin letters; null if it is written in them.'),
    email: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Account' })
export type DemoAccount = z.infer<typeof demoAccount>

export const member = {
  partnerInit: get('/api/partner/init', {
    clause: 'call.partner.init',
    origin: 'product',
    summary: 'Whether the user is a partner member',
    responses: { 200: z.object({ partnerInit: yesNo.describe('N means a partner member.') }), 401: problem },
  }),
  alarmInit: get('/api-member/member/alarm/init', {
    clause: 'call.member.alarm-init',
    origin: 'product',
    summary: 'Phone number of the user',
    responses: {
      200: z.object({
        memberInfo: z.object({
          cellphoneNo: z.string().describe('Empty if the user has none.'),
          countryNo: callingCode,
        }),
      }),
      401: problem,
    },
  }),
  session: get('/api-member/member/session', {
    clause: 'call.member.session',
    origin: 'assumed',
    session: 'optional',
    summary: 'The signed-in user',
    responses: { 200: z.object({ member: user.nullable() }) },
  }),
  signIn: post('/api-member/member/session', {
    clause: 'call.member.sign-in',
    origin: 'mock',
    session: 'starts',
    summary: 'Sign in as a persona',
    body: z.object({ persona: account }),
    responses: { 200: z.object({ member: user }), 400: problem, 413: problem, 415: problem },
  }),
  signOut: del('/api-member/member/session', {
    clause: 'call.member.sign-out',
    origin: 'assumed',
    session: 'ends',
    summary: 'Sign out',
    responses: { 204: null },
  }),
  accounts: get('/api-member/member/accounts', {
    clause: 'call.member.accounts',
    origin: 'mock',
    summary: 'Accounts of the login page',
    order: 'that of the login page',
    responses: { 200: z.array(demoAccount) },
    cache: 'records',
  }),
}
