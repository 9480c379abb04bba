import * as z from 'zod'
import { get, idempotent, page, problem, put, ranged } from './endpoint.ts'
import { fileBytes } from './library.ts'
import * as record from './my-page-records.ts'
import { searchedIn } from './search.ts'
import { code, date, id, month, pageNumber, pageSize } from './wire.ts'

/** 401 without a signed-in user, 403 if the part has an access rule that the user does not meet. */
const guarded = { 401: problem, 403: problem }
/** Every signed-in user has access. */
const signedIn = { 401: problem }
const monthQuery = z.object({ month: month.optional().describe('YYYY-MM in UTC+9; all months if omitted.') })

export const myPage = {
  usage: get('/api/mypage/usage', {
    clause: 'call.my-page.usage',
    origin: 'assumed',
    part: 'usage',
    summary: 'Usage by service and region',
    order: 'by month, newest first',
    query: monthQuery,
    responses: { 200: z.array(record.usageRow), 400: problem, ...guarded },
  }),
  usageMonths: get('/api/mypage/usage/month', {
    clause: 'call.my-page.usage-months',
    origin: 'assumed',
    part: 'usage',
    summary: 'Months with usage and their totals, newest first',
    order: 'by month, newest first',
    responses: { 200: z.array(record.usageMonth), ...guarded },
  }),
  taxBill: get('/api/mypage/tax-bill', {
    clause: 'call.my-page.tax-bill',
    origin: 'assumed',
    part: 'taxBill',
    summary: 'Tax invoices of users from Korea',
    order: 'by month, newest first',
    notes: 'There are none for card payments. An invoice is issued on the 3rd of the next month.',
    query: monthQuery,
    responses: { 200: z.array(record.taxBillRow), 400: problem, ...guarded },
  }),
  billing: get('/api/mypage/billing', {
    clause: 'call.my-page.billing',
    origin: 'assumed',
    part: 'billing',
    summary: 'Invoices by month',
    order: 'by month, newest first',
    query: monthQuery,
    responses: { 200: z.array(record.billingRow), 400: problem, ...guarded },
  }),
  paymentMethods: get('/api/mypage/payment-method', {
    clause: 'call.my-page.payment-methods',
    origin: 'assumed',
    part: 'billing',
    summary: 'Payment methods, the default one first',
    order: 'the default one first',
    responses: { 200: z.array(record.paymentMethod), ...guarded },
  }),
  myInquiries: get('/api/mypage/inquiry', {
    clause: 'call.my-page.inquiries',
    origin: 'assumed',
    part: 'questions',
    summary: 'Inquiries of the user, newest first, or best first if they are searched',
    order: 'by the highest inquiryId of the case, highest first; with searchKeyword best first',
    notes:
      'An item is a case: an inquiry with its additional inquiries. Type and status are those of the case; period and text match it if one of its inquiries matches. A period whose end is before its start has no inquiries.',
    query: z.object({
      inquiryType: code().describe('A type code such as O2O; all types if omitted, no inquiries if unknown.'),
      startYmd: date.optional().describe('Sent on this day or later (UTC+9).'),
      endYmd: date.optional().describe('Sent on this day or earlier (UTC+9).'),
      status: record.myInquiryStatus.optional().describe('All states if omitted.'),
      searchKeyword: z.string().max(100).optional().describe(searchedIn('inquiryId and title, and in content')),
      page: pageNumber(),
      size: pageSize(10),
    }),
    responses: { 200: page(record.myInquiryCase), 400: problem, ...signedIn },
  }),
  myInquiry: get('/api/mypage/inquiry/{id}', {
    clause: 'call.my-page.inquiry',
    origin: 'assumed',
    part: 'questions',
    summary: 'An inquiry of the user with its answers',
    params: z.object({ id: id() }),
    responses: { 200: record.myInquiryDetail, 400: problem, ...signedIn, 404: problem },
  }),
  myInquiryFile: get('/api/mypage/inquiry/file/{fileNo}', {
    clause: 'call.my-page.inquiry-file',
    origin: 'assumed',
    part: 'questions',
    summary: 'Download an attachment of an inquiry of the user',
    params: z.object({ fileNo: id() }),
    responses: { ...ranged(fileBytes), 304: null, 400: problem, ...signedIn, 404: problem },
  }),
  trainHistory: get('/api/mypage/train-history', {
    clause: 'call.my-page.train-history',
    origin: 'assumed',
    part: 'trainHistory',
    summary: 'Training history; only on the fin site',
    order: 'by trainYmd, newest first',
    responses: { 200: z.array(record.trainRow), ...guarded },
  }),
  alarm: get('/api/mypage/alarm', {
    clause: 'call.my-page.alarm',
    origin: 'assumed',
    part: 'alarm',
    summary: 'Notification recipients and switches',
    responses: { 200: record.alarmSettings, ...guarded },
  }),
  solution: get('/api/mypage/solution', {
    clause: 'call.my-page.solution',
    origin: 'assumed',
    part: 'solution',
    summary: 'Solutions in use',
    order: 'without meaning',
    responses: { 200: z.array(record.solutionRow), ...guarded },
  }),
  account: get('/api/mypage/account', {
    clause: 'call.my-page.account',
    origin: 'assumed',
    part: 'account',
    summary: 'Account details',
    responses: { 200: record.accountDetail, ...signedIn },
  }),
  subAccounts: get('/api/mypage/sub-accounts', {
    clause: 'call.my-page.sub-accounts',
    origin: 'assumed',
    part: 'subAccounts',
    summary: 'Sub-accounts',
    order: 'without meaning',
    responses: { 200: z.array(record.subAccountRow), ...guarded },
  }),
  saveAlarm: idempotent(
    put('/api/mypage/alarm', {
      clause: 'call.my-page.save-alarm',
      origin: 'assumed',
      part: 'alarm',
      summary: 'Replace alarm recipients and switches',
      notes: 'A category occurs once at most. What is absent stays absent, which means off.',
      body: record.alarmSettings,
      responses: { 200: record.alarmSettings, 400: problem, ...guarded, 413: problem, 415: problem },
    }),
  ),
  savePassword: idempotent(
    put('/api/mypage/password', {
      clause: 'call.my-page.save-password',
      origin: 'assumed',
      part: 'password',
      summary: 'Change the password',
      body: record.newPassword,
      responses: { 204: null, 400: problem, ...signedIn, 413: problem, 415: problem },
    }),
  ),
}
