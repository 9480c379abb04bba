// In the fragment, because a fragment is sent to no server and does not stay in this browser.
const name = 'question'

/** Path of a form that starts with a question. */
export const withQuestion = (path: string, question: string): string =>
  `${path}#${new URLSearchParams({ [name]: question }).toString()}`

/** The question in the URL; empty if there is none. */
export const askedQuestion = (): string => new URLSearchParams(location.hash.slice(1)).get(name) ?? ''

/** Removes the question from the URL, so that a reload shows the draft instead. */
export const forgetQuestion = () => {
  if (askedQuestion() !== '') history.replaceState(history.state, '', location.pathname + location.search)
}
