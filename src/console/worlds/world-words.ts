import { defectText, isDefect } from '#specs/contract/defects.ts'
import type { Persona } from '#specs/contract/member.ts'
import { fromKorea, inKorea } from '../../ui/forms/korean-time.ts'
import { personaTexts } from '../persona-texts.ts'
import type { FieldWords, Format } from './record-fields.ts'

/** A number, or a range such as 50-200. */
const range: Format = {
  text: (value) => [value].flat().join('-'),
  value: (text) => {
    const parts = text.split('-').map((part) => (/^\s*\d+(\.\d+)?\s*$/.test(part) ? Number(part) : part))
    return parts.length === 1 ? parts[0] : parts
  },
}

/** Words that spaces or commas separate. */
export const list: Format = {
  text: (value) => (value as readonly string[]).join(', '),
  value: (text) => text.split(/[\s,]+/).filter(Boolean),
}

const koreanTime: Format = {
  text: (value) => inKorea(Date.parse(String(value))),
  value: (text) => (text === '' ? null : fromKorea(text)),
  control: 'datetime-local',
}

const persona: FieldWords = { label: 'Persona', hint: (text) => personaTexts[text as Persona] }
const site: FieldWords = { label: 'Site', hint: 'Applies to the first port only' }
const latencyMs: FieldWords = { label: 'Latency in ms', hint: 'A number, or a range such as 50-200', format: range }
const seed: FieldWords = { label: 'Seed', hint: 'The same seed gives the same random values' }
const defect: FieldWords = {
  label: 'Defect',
  none: 'None',
  hint: (text) => (isDefect(text) ? defectText(text) : 'A bug that the world then has'),
}
const flags: { readonly [path: string]: FieldWords } = {
  abuse: { label: 'Abuse: anonymous inquiries require a captcha' },
  partner: { label: 'Partner member (partnerInit N)' },
  strictOwnership: {
    label: 'Strict ownership: only the owner of an inquiry can rate it or send follow-up inquiries',
  },
}

/** The settings of a world; its clock has its own controls. */
export const settingWords: { readonly [path: string]: FieldWords } = {
  ...{ persona, site, latencyMs, seed },
  allowFileExt: { label: 'Allowed extensions', hint: 'Comma-separated', format: list },
  defect,
  ...flags,
}

/** The settings of a new world. */
export const newWorldWords: { readonly [path: string]: FieldWords } = {
  id: { label: 'Name', hint: 'Letters, digits, - and _; generated when empty' },
  ...{ persona, site },
  now: { label: 'Clock (UTC+9)', hint: 'Real time when empty', format: koreanTime },
  ...{ latencyMs, seed },
  allowFileExt: { label: 'Allowed extensions', hint: 'Comma-separated; defaults when empty', format: list },
  defect,
  frozen: { label: 'Frozen clock' },
  ...flags,
}

/** What a new world has if nothing is typed. */
export const newWorldValues = {
  ...{ persona: 'anonymous', site: 'public', latencyMs: 0 },
  ...{ frozen: false, abuse: false, partner: true, strictOwnership: false },
} as const

/** The numbers of generated records. */
export const volumeWords: { readonly [path: string]: FieldWords } = {
  faqs: { label: 'FAQ items', hint: 'How many, up to 10,000' },
  notices: { label: 'Notices', hint: 'How many, up to 10,000' },
  news: { label: 'Service news', hint: 'How many, up to 10,000' },
  inquiries: { label: 'Inquiries', hint: 'How many of the signed-in persona, else of main; up to 10,000' },
  usageMonths: { label: 'Months of usage', hint: 'With invoices, up to the newest month; at most 120' },
}
