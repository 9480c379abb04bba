import { assumed } from './clause.ts'

/** What an unsent inquiry survives. */
export const inquiryDraft = {
  ...assumed({
    'inquiry.draft.survives-reload': 'The draft of an inquiry survives a reload.',
    'inquiry.draft.survives-login': 'The draft of an inquiry survives a trip to the login page.',
    'inquiry.draft.survives-language-change': 'The draft of an inquiry survives a change of language.',
    'inquiry.draft.without-files': 'The draft of an inquiry never holds files.',
    'inquiry.draft.without-captcha': 'The draft of an inquiry never holds a captcha value.',
    'inquiry.draft.without-consents': 'The draft of an inquiry never holds consents.',
    'inquiry.draft.per-site': 'Each site has drafts of its own.',
    'inquiry.draft.per-type': 'Each inquiry type has a draft of its own.',
    'inquiry.draft.gone-when-sent': 'The draft goes when its inquiry was sent.',
    'inquiry.draft.address-wins': 'The parentCode and code of the address win over the category of the draft.',
    'inquiry.draft.known-email-wins': 'A known email wins over the email of the draft.',
    'inquiry.draft.dropped-on-sign-out': 'Signing out drops the draft.',
    'inquiry.draft.dropped-for-another': 'The draft is dropped when a person other than its owner signs in.',
    'inquiry.draft.kept-from-anonymous': 'Signing in keeps the draft of the anonymous visitor.',
    'inquiry.draft.popups-do-not-read': 'Popups do not read drafts.',
  }),
}
