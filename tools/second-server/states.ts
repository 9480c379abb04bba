import { answer } from './inquiries.ts'
import type { Row, State } from './records.ts'
import { Problem } from './words.ts'

// The state address: names are those of the settings of a world.

/** Each returns values, or nothing. `start` is a matter of the server, which has the copies. */
const setups: Readonly<Record<string, (state: State, params: Row) => Row | void>> = {
  now: (state, { value }) => state.setClock(value ? Date.parse(value) : null),
  member: (state, { user = '*', value = {} }) => void state.members.set(user, value),
  data: (state, { value = {} }) => {
    for (const [collection, rows] of Object.entries<Row>(value))
      for (const [key, row] of Object.entries(rows))
        if (row === null) state.table(collection).delete(key)
        else state.put(collection, key, { ...state.get(collection, key), ...row })
  },
  captcha: ({ captchas }, { key }) => {
    const { type, value, verified, expiresAt } = captchas.get(key) ?? unknown()
    return { type, value, verified, expiresAt: new Date(expiresAt).toISOString() }
  },
  answer,
  inquiries: ({ submissions }) => ({ inquiries: submissions }),
  mails: ({ mails }) => ({ mails }),
}

const settings = ['frozen', 'abuse', 'partner', 'allowFileExt', 'strictOwnership']

const unknown = (): never => {
  throw new Problem('UNKNOWN_STATE')
}

/** Sets a state up; the teardown of a setting leaves it as at the start. */
export const changeState = (state: State, { state: name, params = {}, action }: Row): Row => {
  const isTeardown = action === 'teardown'
  if (settings.includes(name)) {
    const value = isTeardown ? undefined : params.value
    state.settings = { ...state.settings, [name]: value ?? state.initialSettings[name as keyof State['settings']] }
    return {}
  }
  const setup = setups[name] ?? unknown()
  if (isTeardown)
    return name === 'now' || name === 'member' ? (setup(state, { ...params, value: undefined }) ?? {}) : {}
  return setup(state, params) ?? {}
}
