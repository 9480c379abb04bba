import { assumed } from './clause.ts'

/** The draft of an unsent inquiry: what it stores, what it survives and when it is deleted. */
export const inquiryDraft = {
  ...assumed({
    'inquiry.draft.survives-reload': 'The draft of an inquiry survives a reload.',
    'inquiry.draft.survives-login': 'The draft of an inquiry survives a visit to the login page.',
    'inquiry.draft.survives-language-change': 'The draft of an inquiry survives a change of language.',
    'inquiry.draft.without-files': 'The draft of an inquiry never contains files.',
    'inquiry.draft.without-captcha': 'The draft of an inquiry never contains a captcha value.',
    'inquiry.draft.without-consents': 'The draft of an inquiry never contains consents.',
    'inquiry.draft.per-site': 'Each site has its own drafts.',
    'inquiry.draft.per-type': 'Each inquiry type has its own draft.',
    'inquiry.draft.gone-when-sent': 'The draft is deleted when its inquiry is sent.',
    'inquiry.draft.address-wins': 'The query parameters parentCode and code override the category of the draft.',
    'inquiry.draft.known-email-wins': 'A known email overrides the email of the draft.',
    'inquiry.draft.dropped-on-sign-out': 'Signing out deletes the draft.',
    'inquiry.draft.dropped-for-another': 'The draft is deleted when someone other than its owner signs in.',
    'inquiry.draft.kept-from-anonymous': 'Signing in preserves the draft of the anonymous visitor.',
    'inquiry.draft.popups-do-not-read': 'Popups do not read drafts.',
    'inquiry.draft.stored-in-pauses':
      'The draft is stored within a second of a change and before the page is hidden or left, but not at every key.',
    'inquiry.draft.works-without-storage':
      'If session storage is full or forbidden, the form works without a stored draft.',
    'inquiry.draft.gone-when-left':
      'The draft is deleted when its inquiry is accepted, even if the visitor has left the form.',
    'inquiry.draft.hidden-in-flight':
      'A visitor who returns to the form while its inquiry is being sent finds it empty, so that it is not sent twice.',
    'inquiry.draft.back-after-failure':
      'If sending fails after the visitor has left the form, the draft is there when the visitor returns.',
  }),
}
